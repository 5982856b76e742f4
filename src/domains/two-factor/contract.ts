// A second step after the password, as browser and server agree on it. Secret and recovery codes leave the server once.
import { z } from 'zod';
import { signedIn } from '#domains/accounts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { instantField, requiredText } from '#shared/fields.ts';

/** Empty where an account has no password and the sign-in is fresh. */
const password = z.string().max(256).default('');
const code = requiredText(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const twoFactor = z.object({
  /** Since when a code is asked for; null where none is. */
  onSince: instantField.nullable(),
  codesLeft: z.number().int(),
  /** False for who signs in with a provider alone. */
  asksPassword: z.boolean(),
});
export type TwoFactor = z.output<typeof twoFactor>;

export const readTwoFactor = endpoint({
  name: 'readTwoFactor',
  method: 'GET',
  path: '/auth/two-factor',
  summary: 'Read whether your sign-in asks for a code',
  tag: 'Two-factor',
  access: 'signed-in',
  answer: twoFactor,
});

/** Nothing is switched on before a code proves that the app has the secret. Begun again, it gives another secret. */
export const beginTwoFactorBody = z.strictObject({ password });
export const beginTwoFactor = endpoint({
  name: 'beginTwoFactor',
  method: 'POST',
  path: '/auth/two-factor/setup',
  summary: 'Get the secret for your authenticator app',
  tag: 'Two-factor',
  access: 'signed-in',
  body: beginTwoFactorBody,
  answer: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['two_factor_on', 'reauth_required', 'sign_in_too_many'],
});

/** Ends the person's other sessions, which were opened by a password alone. */
export const confirmTwoFactorBody = z.strictObject({ code });
export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  method: 'POST',
  path: '/auth/two-factor',
  summary: 'Switch two-factor sign-in on with a code of your app',
  tag: 'Two-factor',
  access: 'signed-in',
  body: confirmTwoFactorBody,
  answer: recoveryCodes,
  refusals: ['code_wrong', 'code_too_many', 'two_factor_off', 'two_factor_on'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  summary: 'Get ten new recovery codes; the old ones end',
  tag: 'Two-factor',
  access: 'signed-in',
  body: beginTwoFactorBody,
  answer: recoveryCodes,
  refusals: ['two_factor_off', 'reauth_required', 'sign_in_too_many'],
});

export const switchOffTwoFactor = endpoint({
  name: 'switchOffTwoFactor',
  method: 'POST',
  path: '/auth/two-factor/switch-off',
  summary: 'Sign in by password alone from now on',
  tag: 'Two-factor',
  access: 'signed-in',
  body: beginTwoFactorBody,
  answer: z.object({ done: z.literal(true) }),
  refusals: ['two_factor_off', 'reauth_required', 'sign_in_too_many'],
});

/** For whom is known by the cookie that the password left; it lives for ten minutes. */
export const passSecondStep = endpoint({
  name: 'passSecondStep',
  method: 'POST',
  path: '/auth/second-step',
  summary: 'Finish signing in with a code of the app, or a recovery code',
  tag: 'Two-factor',
  access: 'public',
  body: confirmTwoFactorBody,
  answer: signedIn,
  refusals: ['code_wrong', 'code_too_many', 'second_step_over'],
});
