// Signing up, in and out, as browser and server agree on it. No answer tells which e-mail has an account, but for sign-up, which must.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, instantField, phoneField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

export const businessTypes = [
  'Healthcare',
  'Legal Services',
  'Financial Services',
  'Professional Services',
  'Trades & Construction',
  'Automotive',
  'Technology',
  'Tourism & Hospitality',
  'Other',
] as const;

export const companySizes = ['1-5', '6-20', '21-50', '51-100', '100+'] as const;

export const interests = ['phone', 'email', 'text', 'chatbot', 'crm', 'scheduling'] as const;

export const oauthProviders = ['google', 'facebook'] as const;
export type OauthProvider = (typeof oauthProviders)[number];

/** Why the email of a demo cannot be changed, to whoever looks and whoever tries. */
export const emailStaysInDemo = 'A demo business opens with this email, so it cannot be changed.';

/** A password as it arrives: any characters, never trimmed or cut. Its length is judged by the service, in the catalogue's words. */
const anyPassword = z.string().max(256);
const token = z.string().min(20).max(200);

export const currentUser = z.object({
  id: idOf('user'),
  email: z.string(),
  /** The address that takes the place of `email` once its link is followed; null where none is asked for. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  phone: z.string().nullable(),
  subscription: z.enum(['free', 'pro', 'enterprise']),
  trialCallsRemaining: z.number().int(),
  trialEndsAt: instantField,
  businessId: idOf('business'),
  role: z.enum(['owner', 'staff', 'read-only']),
  isDemo: z.boolean(),
  /** Whether they have never looked at their desk. */
  isNew: z.boolean(),
  /** When the business is deleted; null unless it is marked for that. */
  deletionAt: instantField.nullable(),
  user_metadata: z.object({
    businessType: z.string().nullable(),
    employees: z.string().nullable(),
    interests: z.array(z.string()),
  }),
});
export type CurrentUser = z.output<typeof currentUser>;

export const signedIn = z.object({ user: currentUser, expiresAt: instantField });
export type SignedIn = z.output<typeof signedIn>;

/** A sign-in, or the password was right and a code is asked for at `/login/code`; a cookie knows for whom. */
export const admitted = z.union([signedIn, z.object({ secondStep: z.literal(true) })]);
export type Admitted = z.output<typeof admitted>;

const done = z.object({ done: z.literal(true) });

/** Which ways to sign in there are: read by the login page before it draws its buttons and its demo note. */
export const readAuthOptions = endpoint({
  name: 'readAuthOptions',
  method: 'GET',
  path: '/auth/options',
  summary: 'Which ways to sign in are switched on',
  tag: 'Accounts',
  access: 'public',
  answer: z.object({ providers: z.array(z.enum(oauthProviders)), demoMode: z.boolean() }),
});

/** The whole payload of the wizard. Without `password` one is generated that nobody sees; the mail's link leads to choosing one's own. */
export const signUpBody = z.strictObject({
  email: emailField,
  firstName: requiredText(100),
  lastName: requiredText(100),
  company: requiredText(200),
  phone: phoneField.or(z.literal('')).optional(),
  businessType: z.enum(businessTypes),
  employees: z.enum(companySizes),
  interests: z.array(z.enum(interests)).max(interests.length).default([]),
  password: anyPassword.optional(),
});

export const signUp = endpoint({
  name: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  summary: 'Create an account and its business, and mail a confirmation link',
  tag: 'Accounts',
  access: 'public',
  body: signUpBody,
  answer: z.object({ email: z.string(), firstName: z.string() }),
  refusals: ['sign_up_taken', 'sign_up_failed', 'sign_up_unexpected', 'password_too_short', 'email_invalid'],
  limit: { name: 'sign-up', max: 30, windowSeconds: 3600 },
});

/** Tells the confirmation page whom it greets, without using the link up. */
export const readConfirmation = endpoint({
  name: 'readConfirmation',
  method: 'POST',
  path: '/auth/confirmation/read',
  summary: 'Read whom a confirmation link belongs to',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token }),
  answer: z.object({ email: z.string(), firstName: z.string() }),
  refusals: ['link_invalid'],
});

/** The link of the confirmation mail, /confirm-email?token=…, works once: the address is confirmed, the chosen password set, the person signed in. */
export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/auth/confirmation',
  summary: 'Confirm an e-mail address and choose a password',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token, password: anyPassword }),
  answer: admitted,
  refusals: ['link_invalid', 'password_too_short'],
});

export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/auth/confirmation/resend',
  summary: 'Mail the confirmation link again; the answer is the same for every address',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ email: emailField }),
  answer: done,
  limit: { name: 'auth-mail', max: 20, windowSeconds: 3600 },
});

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/auth/sign-in',
  summary: 'Sign in with e-mail and password',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({
    email: emailField,
    password: anyPassword.min(1, 'This field is required'),
    remember: z.boolean().default(false),
  }),
  answer: admitted,
  refusals: [
    'sign_in_invalid',
    'no_business',
    'sign_in_unconfirmed',
    'sign_in_too_many',
    'sign_in_failed',
    'sign_in_unexpected',
  ],
});

/** Gives the address at which the provider asks for consent; its way back signs in and goes to `returnTo`. */
export const startOauth = endpoint({
  name: 'startOauth',
  method: 'POST',
  path: '/auth/oauth/{provider}',
  summary: 'Begin a sign-in with Google or Facebook',
  tag: 'Accounts',
  access: 'public',
  params: z.object({ provider: z.enum(oauthProviders) }),
  body: z.strictObject({
    returnTo: z
      .string()
      .max(500)
      // A browser drops tabs and line ends, so that `/<tab>/elsewhere` would lead to another site.
      .regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, 'Invalid format')
      .default('/'),
  }),
  answer: z.object({ url: z.url() }),
});

/** Null for a visitor, so that asking is never an error. */
export const readSession = endpoint({
  name: 'readSession',
  method: 'GET',
  path: '/auth/session',
  summary: 'Read who is signed in',
  tag: 'Accounts',
  access: 'public',
  answer: signedIn.nullable(),
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'Sign out here; signing out twice is no error',
  tag: 'Accounts',
  access: 'public',
  answer: done,
  refusals: ['sign_out_failed'],
});

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/auth/sign-out-everywhere',
  summary: 'End every session of this person, this one too',
  tag: 'Accounts',
  access: 'signed-in',
  answer: done,
  refusals: ['sign_out_failed'],
});

export const sessionEntry = z.object({
  id: idOf('session'),
  createdAt: instantField,
  lastUsedAt: instantField,
  expiresAt: instantField,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'List where this person is signed in, newest first',
  tag: 'Accounts',
  access: 'signed-in',
  answer: z.object({ sessions: z.array(sessionEntry) }),
});

export const revokeSession = endpoint({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'End one session of this person',
  tag: 'Accounts',
  access: 'signed-in',
  params: z.object({ id: idOf('session') }),
  answer: done,
});

/** What a person says of themselves. The company's name is a fact of the business, changed with its others. */
export const profileFields = z.strictObject({
  firstName: requiredText(100),
  lastName: requiredText(100),
  phone: phoneField.or(z.literal('')),
});

/** Only what is said is changed. `was` is what the writer saw of it: where that stands no more, the change is refused. */
export const updateAccountBody = profileFields.partial().extend({
  was: z
    .strictObject({ firstName: z.string(), lastName: z.string(), phone: z.string().nullable() })
    .partial()
    .optional(),
});

export type UpdateAccountBody = z.output<typeof updateAccountBody>;

/** Safe to repeat. */
export const updateAccount = endpoint({
  name: 'updateAccount',
  method: 'PUT',
  path: '/auth/profile',
  summary: 'Change your names and your phone number',
  tag: 'Accounts',
  access: 'signed-in',
  offline: true,
  body: updateAccountBody,
  answer: currentUser,
});

/** Mails a link to the new address, and word to the old one. Asked again it mails again; asked with another address it ends the links of the one before. */
export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/auth/email-change',
  summary: 'Ask for another e-mail address; the answer is the same for every address',
  tag: 'Accounts',
  access: 'signed-in',
  fresh: true,
  body: z.strictObject({ email: emailField }),
  answer: currentUser,
  limit: { name: 'auth-mail', max: 20, windowSeconds: 3600 },
});

export const cancelEmailChange = endpoint({
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/auth/email-change',
  summary: 'Stay with the e-mail address that is; cancelling twice is no error',
  tag: 'Accounts',
  access: 'signed-in',
  answer: currentUser,
});

/** The link of the mail to the new address, /new-email?token=…, works once. Whoever is signed in stays so. */
export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/auth/email-change/confirmation',
  summary: 'Confirm the new e-mail address with the link of the mail',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token }),
  answer: z.object({ email: z.string() }),
  refusals: ['link_invalid'],
});

/** The mail's link is /reset-password?token=… and lives for an hour. */
export const requestReset = endpoint({
  name: 'requestReset',
  method: 'POST',
  path: '/auth/reset-requests',
  summary: 'Mail a link for choosing a new password; the answer is the same for every address',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ email: emailField }),
  answer: done,
  refusals: ['reset_failed', 'reset_unexpected', 'email_invalid'],
  limit: { name: 'auth-mail', max: 20, windowSeconds: 3600 },
});

/** Ends every session of the person; they sign in with the new password. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the link of the mail, once',
  tag: 'Accounts',
  access: 'public',
  body: z.strictObject({ token, password: anyPassword }),
  answer: done,
  refusals: ['link_invalid', 'password_too_short'],
});

/** A wrong `currentPassword` is a field error. Ends the person's other sessions. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Change the password, knowing the old one',
  tag: 'Accounts',
  access: 'signed-in',
  body: z.strictObject({ currentPassword: anyPassword, newPassword: anyPassword }),
  answer: done,
  refusals: ['password_too_short', 'sign_in_too_many'],
});

/** Makes the session fresh for ten minutes, for endpoints that answer `reauth_required`. */
export const confirmPassword = endpoint({
  name: 'confirmPassword',
  method: 'POST',
  path: '/auth/confirm-password',
  summary: 'Prove again who is here before a dangerous change',
  tag: 'Accounts',
  access: 'signed-in',
  body: z.strictObject({ password: anyPassword }),
  answer: done,
  refusals: ['sign_in_too_many'],
});
