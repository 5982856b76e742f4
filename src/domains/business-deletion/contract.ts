// The way out, as browser and server agree on it: marked now, gone after two weeks, taken back until then.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, requiredText } from '#shared/fields.ts';

/** Who marks it types its name, and their password (empty for who has none and has just signed in). Safe to repeat: the day stays. */
export const markBusinessBody = z.strictObject({ name: requiredText(200), password: z.string().max(256).default('') });
export const markBusiness = endpoint({
  name: 'markBusiness',
  method: 'POST',
  path: '/business-deletion',
  summary: 'Mark the business to be deleted in fourteen days, with everything in it',
  tag: 'Business deletion',
  access: 'owner',
  body: markBusinessBody,
  answer: z.object({ deletionAt: instantField }),
  refusals: ['reauth_required', 'sign_in_too_many', 'still_paying'],
});

export const takeMarkBack = endpoint({
  name: 'takeMarkBack',
  method: 'DELETE',
  path: '/business-deletion',
  summary: 'Keep the business after all; nothing was lost. Safe to repeat',
  tag: 'Business deletion',
  access: 'owner',
  answer: z.object({ done: z.literal(true) }),
});
