// What a browser reports as gone wrong: the error log entry of the product specification.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

/** `details` is whatever the browser knows more: text, or JSON of at most 8,000 characters. */
export const errorEntry = z.strictObject({
  code: requiredText(100),
  message: z.string().max(2000),
  details: z.unknown().optional(),
  timestamp: instantField,
  url: z.string().max(2000),
  userAgent: z.string().max(500),
});
export type ErrorEntry = z.output<typeof errorEntry>;

export const reportError = endpoint({
  name: 'reportError',
  method: 'POST',
  path: '/errors',
  summary: 'Report an error of the page to whoever runs this Telle',
  tag: 'Errors',
  access: 'public',
  keyed: true,
  body: errorEntry,
  answer: z.object({ id: idOf('errorEntry') }),
  bodyBytesMax: 16 * 1024,
  limit: { name: 'errors', max: 120, windowSeconds: 60 },
});
