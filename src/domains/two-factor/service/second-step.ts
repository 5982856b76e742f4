// Between the password and the session: a cookie says who has proved the first step, a code of theirs lets them in.
import { randomBytes } from 'node:crypto';
import type { SignedIn } from '#domains/accounts/contract.ts';
import { type AccountParts, type Client, eventOf, type SecondStep } from '#domains/accounts/service/account-parts.ts';
import { hashToken } from '#domains/accounts/service/hash-session-tokens.ts';
import { openSession } from '#domains/accounts/service/keep-sessions.ts';
import { forgive, isWithin } from '#domains/accounts/service/limit-attempts.ts';
import { cookieJarFor } from '#domains/accounts/service/write-cookies.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { unseal } from '#platform/seal.ts';
import { type ErrorCode, Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { codeLimit, readCode, secondStepMs } from '../rules.ts';
import {
  findSecondStep,
  findTwoFactor,
  insertSecondStep,
  spendStep,
  takeRecoveryCode,
  takeSecondStep,
} from '../store.ts';
import { hashOfCode, stepOfCode } from './make-codes.ts';
import { tellOfTwoFactor } from './tell-of-change.ts';

export type TwoFactorParts = AccountParts & { /** Seals the secrets of apps. */ readonly sealKey: Buffer };

/** What accounts ask before they open a session. `origin` is asked when somebody signs in, since it may not be known before. */
export function secondStepOf(origin: () => string): SecondStep {
  return {
    begin: async (scope, user, remember) => {
      const found = await findTwoFactor(scope, user);
      if (!found?.confirmed_at) return null;
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(scope.now().getTime() + secondStepMs);
      await insertSecondStep(scope, { tokenHash: hashToken(token), user, remember, expiresAt });
      return { setCookie: cookieOf(origin()).keep(token) };
    },
  };
}

/** Bound and unreadable like the session's own, but good for nothing else. */
function cookieOf(origin: string) {
  const { prefix, isSecure } = cookieJarFor(origin);
  const mark = `${prefix}.second-step=`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    keep: (token: string) => `${mark}${token}; ${attributes}; Max-Age=${secondStepMs / 1000}`,
    forget: () => `${mark}; ${attributes}; Max-Age=0`,
    read: (headers: Headers): string | null => {
      const pairs = (headers.get('cookie') ?? '').split(';').map((part) => part.trim());
      const token = pairs.find((pair) => pair.startsWith(mark))?.slice(mark.length) ?? '';
      return /^[\w-]{43}$/.test(token) ? token : null;
    },
  };
}

export type PassedStep = { readonly signedIn: SignedIn; readonly setCookies: readonly string[] };

/**
 * Opens the session that the password asked for. Throws `second_step_over` where the cookie stands for nothing (any
 * more), `code_wrong`, and `code_too_many` after ten wrong ones. A code that was right is used up.
 */
export async function passSecondStep(
  parts: TwoFactorParts,
  headers: Headers,
  typed: string,
  client: Client,
): Promise<PassedStep> {
  const cookie = cookieOf(new URL(parts.links.to('/')).origin);
  const token = cookie.read(headers);
  if (token === null) throw new Fault('second_step_over');
  const tokenHash = hashToken(token);
  // What is counted stays counted, so a refusal leaves the transaction as a value.
  const outcome = await parts.database.asSystem(async (scope): Promise<PassedStep | ErrorCode> => {
    const step = await findSecondStep(scope, tokenHash);
    if (!step) return 'second_step_over';
    const refused = await tryCode(parts, scope, step.user, typed, client);
    if (refused) return refused;
    if (!(await takeSecondStep(scope, tokenHash))) return 'second_step_over';
    const { signedIn, setCookie } = await openSession(parts, scope, step.user, step.remember, client);
    return { signedIn, setCookies: [setCookie, cookie.forget()] };
  });
  if (typeof outcome === 'string') throw refusalOf(outcome);
  return outcome;
}

/** The fault of a refused code, with the wait where there is one. */
export function refusalOf(code: ErrorCode): Fault {
  return new Fault(code, code === 'code_too_many' ? { retryAfterSeconds: codeLimit.windowMs / 1000 } : {});
}

/** Uses a right code up and gives null; otherwise says why not, and counts it. */
export async function tryCode(
  parts: TwoFactorParts,
  scope: SystemScope,
  user: Id<'user'>,
  typed: string,
  client: Client,
): Promise<ErrorCode | null> {
  if (!(await isWithin(scope, 'code', user, codeLimit))) return 'code_too_many';
  const kind = await spendCode(parts, scope, user, typed);
  if (kind === null) {
    await parts.announce(scope, eventOf('code-refused', user, client));
    return 'code_wrong';
  }
  await forgive(scope, 'code', user);
  if (kind === 'recovery') {
    await parts.announce(scope, eventOf('recovery-code-used', user, client));
    await tellOfTwoFactor(parts, scope, user, 'code-used');
  }
  return null;
}

async function spendCode(
  parts: TwoFactorParts,
  scope: SystemScope,
  user: Id<'user'>,
  typed: string,
): Promise<'app' | 'recovery' | null> {
  const written = readCode(typed);
  if (!written) return null;
  if (written.kind === 'recovery')
    return (await takeRecoveryCode(scope, user, hashOfCode(user, written.code))) ? 'recovery' : null;
  const kept = await findTwoFactor(scope, user);
  const secret = kept && unseal(parts.sealKey, user, kept.secret_sealed);
  const step = secret ? stepOfCode(secret, written.code, scope.now()) : null;
  return step !== null && (await spendStep(scope, user, step)) ? 'app' : null;
}
