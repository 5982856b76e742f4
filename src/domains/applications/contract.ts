// Applying for an opening, as browser and server agree on it: who it is, what they say, and one file.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, optionalText, phoneField, requiredText } from '#shared/fields.ts';

export const fileKinds = ['pdf', 'doc', 'docx', 'odt'] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileBytesMax = 5 * 1024 * 1024;

/** What a browser offers to choose from. What the file is is found in its bytes. */
export const fileTypes = '.pdf,.doc,.docx,.odt';

/** The fields that a person fills in; a phone number and a letter may be left out. */
export const applicationFields = {
  name: requiredText(100),
  email: emailField,
  phone: z.union([z.literal(''), phoneField]),
  message: optionalText(4000),
};

/** Keeps the application, mails it to the operator with the file, and tells the applicant that it arrived. */
export const sendApplication = endpoint({
  name: 'sendApplication',
  method: 'POST',
  path: '/applications',
  summary: 'Apply for an opening, or for none in particular, with a file of at most 5 MB in base64',
  tag: 'Careers',
  access: 'public',
  keyed: true,
  bodyBytesMax: Math.ceil(fileBytesMax * 1.4),
  body: z.strictObject({
    ...applicationFields,
    /** The opening's name in its address; null for none in particular. */
    opening: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(60)
      .nullable(),
    /** A PDF, a Word file (.doc, .docx) or an OpenDocument text, in base64. */
    file: z
      .base64()
      .min(1)
      .max(Math.ceil((fileBytesMax * 4) / 3) + 4),
  }),
  answer: z.object({ received: z.literal(true) }),
  refusals: ['file_unreadable', 'email_invalid'],
  limit: { name: 'applications', max: 6, windowSeconds: 3600 },
});
