// Every way in which Telle says no, in one table: code → HTTP status → the sentence a person reads.
// Details stay in the log; the sentence is all that leaves the server.

import { saidByBrowsers } from './browser-errors.ts';

type Row = { readonly status: number; readonly message: string };

/** The catalogue of section 8 of the product specification, word for word, and the codes that our own API adds. */
export const errorTable = {
  ...saidByBrowsers,
  reauth_required: { status: 403, message: 'Please confirm your password to continue.' },
  method_not_allowed: { status: 405, message: 'This cannot be done here.' },
  conflict: { status: 409, message: 'This was changed by someone else meanwhile. Please reload and try again.' },
  idempotency_conflict: { status: 409, message: 'A request with this Idempotency-Key is still being processed.' },
  idempotency_mismatch: { status: 422, message: 'This Idempotency-Key was used before with a different request.' },
  edit_gap: { status: 409, message: 'Changes that were made before this one have not arrived yet.' },
  edit_passed: {
    status: 409,
    message: 'Later changes from this device were made already. Please look at this one again.',
  },
  edit_of_other_account: {
    status: 403,
    message: 'This change was made with another account. Sign in with that one to send it.',
  },
  too_large: { status: 413, message: 'This is larger than we can take. Please send less at once.' },
  unavailable: { status: 503, message: 'We are briefly unavailable. Please try again in a moment.' },
  timeout: { status: 504, message: 'Request timed out. Please try again.' },

  sign_in_invalid: { status: 401, message: 'Invalid email or password. Please check your credentials and try again.' },
  sign_in_unconfirmed: {
    status: 403,
    message: 'Please check your email and click the confirmation link before signing in.',
  },
  sign_in_too_many: { status: 429, message: 'Too many login attempts. Please wait a few minutes and try again.' },
  sign_in_failed: { status: 400, message: 'Failed to sign in. Please try again.' },
  sign_in_unexpected: { status: 500, message: 'An unexpected error occurred during sign in.' },
  no_business: {
    status: 403,
    message: 'Your account belongs to no business any more. Please ask an owner to invite you again.',
  },
  member_already: { status: 409, message: 'This person is in your team already.' },
  last_owner: { status: 409, message: 'A business needs an owner. Please make somebody else an owner first.' },
  demo_mails_nobody: {
    status: 403,
    message: 'A demo business mails nobody. Please sign up with your own to invite your team.',
  },
  invitation_over: {
    status: 400,
    message: 'This invitation is no longer valid. Please ask for a new one.',
  },
  invitation_taken: {
    status: 409,
    message: 'This email has an account with another business. Please ask to be invited with another address.',
  },
  code_wrong: {
    status: 401,
    message: 'This code is not right, or it was used before. Please try the one that is shown now.',
  },
  code_too_many: { status: 429, message: 'Too many wrong codes. Please wait a few minutes and try again.' },
  second_step_over: { status: 401, message: 'This took too long. Please sign in again.' },
  two_factor_on: { status: 409, message: 'Two-factor sign-in is switched on already.' },
  two_factor_off: { status: 409, message: 'Two-factor sign-in is not switched on.' },
  sign_up_taken: { status: 409, message: 'An account with this email already exists. Please sign in instead.' },
  sign_up_failed: { status: 400, message: 'Failed to create account. Please try again.' },
  sign_up_unexpected: { status: 500, message: 'An unexpected error occurred during sign up.' },
  reset_failed: { status: 400, message: 'Failed to send reset email. Please try again.' },
  reset_unexpected: { status: 500, message: 'An unexpected error occurred while sending reset email.' },
  password_too_short: { status: 400, message: 'Password must be at least 6 characters long.' },
  email_invalid: { status: 400, message: 'Please enter a valid email address.' },
  no_trial_calls: {
    status: 403,
    message: "You've used all your trial calls. Please upgrade to continue testing.",
  },
  link_invalid: { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
  name_taken: { status: 409, message: 'There is one with this name already. Please choose another.' },
  slug_taken: { status: 409, message: 'This address is taken. Please choose another.' },
  contact_limit: { status: 403, message: 'The free plan holds 100 contacts. Please upgrade to add more.' },
  email_limit: { status: 403, message: 'The free plan sends 50 emails a month. Please upgrade to send more.' },
  text_limit: { status: 403, message: 'The free plan sends 25 texts a month. Please upgrade to send more.' },

  slot_taken: { status: 409, message: 'This time is taken. Please choose another.' },
  slot_outside_hours: { status: 409, message: 'This time is outside the opening hours. Please choose another.' },
  slot_closed: { status: 409, message: 'The business is closed on that day. Please choose another.' },
  slot_too_soon: { status: 409, message: 'This is too soon to be booked. Please choose a later time.' },
  slot_too_far: { status: 409, message: 'This is too far ahead to be booked. Please choose an earlier time.' },
  slot_past: { status: 409, message: 'This time has gone by. Please choose another.' },
  slot_staff_away: { status: 409, message: 'Nobody who does this works at that time. Please choose another.' },
  slot_off_step: { status: 409, message: 'Appointments do not start at this minute. Please choose another time.' },
  slot_not_offered: { status: 409, message: 'This is not done here, or not by this person.' },
  appointment_cancelled: { status: 409, message: 'This appointment is cancelled already.' },
  appointment_limit: {
    status: 403,
    message: 'The free plan holds 10 appointments a month. Please upgrade to add more.',
  },
  booking_full: {
    status: 409,
    message: 'No more times can be booked online here this month. Please get in touch instead.',
  },
  block_limit: { status: 409, message: 'There is no room for more weekly blocks. Please end one first.' },
  browser_limit: { status: 409, message: 'You are told in ten browsers already. Please remove one first.' },
  filter_limit: { status: 409, message: 'There is no room for more filters. Please delete one first.' },
  import_limit: {
    status: 409,
    message:
      'Five files are on their way already. Please stop one, or wait: one that nobody sends any more is gone in two hours.',
  },
  field_limit: { status: 409, message: 'There is no room for more fields. Please archive or rename one.' },
  booking_closed: {
    status: 409,
    message: 'No times are booked on this page at the moment. Please get in touch instead.',
  },
  source_limit: { status: 409, message: 'There is no room for more to read. Please remove something first.' },
  file_unreadable: {
    status: 400,
    message: 'This file could not be read. Please check that it is whole and try again.',
  },
  still_paying: { status: 409, message: 'Please go back to the free plan first, so that nothing more is paid.' },
  not_empty: { status: 409, message: 'This would replace what is there. Please confirm that it may be lost.' },
} as const satisfies Record<string, Row>;

export type ErrorCode = keyof typeof errorTable;

/** A fault is thrown and carries a code of the table. `fields` names the inputs at fault, `instead` is what could be had; `details` go to the log alone. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly instead: readonly unknown[] | undefined;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, string>;
      instead?: readonly unknown[];
      details?: unknown;
      cause?: unknown;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(errorTable[code].message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.instead = more.instead;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** A refusal is returned, not thrown: the world said no, and a form, an API and a voice must each say so. */
export type Outcome<T, Reason extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Reason; readonly detail?: string };
