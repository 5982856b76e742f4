// By which ways a contact agreed to be written to or called, as browser and server agree on it. Answers need no consent.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, optionalText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

const tag = 'Contacts';
export const consentChannels = ['text', 'email', 'call'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

export const consent = z.object({
  id: idOf('consent'),
  channel: z.enum(consentChannels),
  isGiven: z.boolean(),
  /** How it was said, in a person's words. */
  how: z.string(),
  by: z.string().nullable(),
  decidedAt: instantField,
});
export type Consent = z.output<typeof consent>;

export const readConsents = endpoint({
  name: 'readConsents',
  method: 'GET',
  path: '/contacts/{id}/consents',
  summary:
    'Read by which ways a contact agreed to be written to, the newest decision first, at most 200; the newest of a channel holds',
  tag,
  access: 'read-only',
  params: z.object({ id: idOf('contact') }),
  answer: z.object({ consents: z.array(consent) }),
});

export const recordConsent = endpoint({
  name: 'recordConsent',
  method: 'POST',
  path: '/contacts/{id}/consents',
  summary: 'Write down that a contact agreed, or no longer does; what was before stays in the history',
  tag,
  access: 'staff',
  params: z.object({ id: idOf('contact') }),
  body: z.strictObject({
    channel: z.enum(consentChannels),
    isGiven: z.boolean(),
    how: optionalText(200).default(''),
  }),
  answer: consent,
});
