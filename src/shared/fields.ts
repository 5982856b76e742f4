// The checks of an input field, said once for form, API and document: section 5 of the product specification, word for word.
import { z } from 'zod';
import { publicMailAddress } from './mail-address.ts';

export const fieldMessages = {
  required: 'This field is required',
  minLength: (n: number) => `Must be at least ${n} characters`,
  maxLength: (n: number) => `Must be no more than ${n} characters`,
  pattern: 'Invalid format',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  countryCode: 'Please begin with the country code, like +1 202 555 0100',
  password:
    'Password must contain at least 8 characters, including uppercase, lowercase, number, and special character',
} as const;

/**
 * Marks that turn the direction of what follows, beyond their own text too: with one, a name reads as another. The isolates
 * (U+2066 to U+2068) do the same where the mark that ends them is left out.
 */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;
/** With the marks of a direction that turn nothing, which some address books put around a number that is copied out of them. */
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text that must say something: blanks count as empty; what surrounds it is trimmed, and marks that turn its direction go. */
export function requiredText(max: number) {
  return z
    .string({ error: fieldMessages.required })
    .overwrite((text) => text.replace(turns, ''))
    .trim()
    .min(1, fieldMessages.required)
    .max(max, fieldMessages.maxLength(max));
}

/** Text that may be empty; the rest as above. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite((text) => text.replace(turns, ''))
    .trim()
    .max(max, fieldMessages.maxLength(max));
}

/** An address in lower case; 254 characters are the most that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const emailField = z
  .string({ error: fieldMessages.required })
  .trim()
  .toLowerCase()
  .min(1, fieldMessages.required)
  .max(254, fieldMessages.maxLength(254))
  .regex(publicMailAddress, fieldMessages.email);

/** A phone number as people write it: an optional leading +, digits, spaces, hyphens, parentheses; with fewer than five digits nobody is reached. */
export const phoneField = z
  .string()
  .overwrite((text) => text.replace(directions, ''))
  .trim()
  .max(40, fieldMessages.maxLength(40))
  .regex(/^\+?[\d\s\-()]+$/, fieldMessages.phone)
  .regex(/(?:\d\D*){5}/, fieldMessages.phone);

/** What our forms ask of a chosen password. The server asks for length alone and refuses the common ones, so a passphrase works too. */
export const strongPasswordField = z
  .string({ error: fieldMessages.required })
  .min(1, fieldMessages.required)
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/, fieldMessages.password);

/** An instant as ISO 8601 in UTC. */
export const instantField = z.iso.datetime();
