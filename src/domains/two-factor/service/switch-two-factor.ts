// Switching the second step on and off. A secret counts once a code has proved that the app holds it.
import type { Client } from '#domains/accounts/service/account-parts.ts';
import { eventOf } from '#domains/accounts/service/account-parts.ts';
import { endSessions } from '#domains/accounts/service/keep-sessions.ts';
import { hasPassword, ownAccount, provePerson, type Signer } from '#domains/accounts/service/prove-person.ts';
import type { SystemScope } from '#platform/database/scope.ts';
import { seal } from '#platform/seal.ts';
import { type ErrorCode, Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { TwoFactor } from '../contract.ts';
import { inFours, keyUri } from '../rules.ts';
import {
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  keepSecret,
  replaceRecoveryCodes,
  switchOn,
} from '../store.ts';
import { hashOfCode, makeRecoveryCodes, makeSecret, writtenSecret } from './make-codes.ts';
import { refusalOf, type TwoFactorParts, tryCode } from './second-step.ts';
import { tellOfTwoFactor } from './tell-of-change.ts';

export async function readTwoFactor(parts: TwoFactorParts, caller: Signer): Promise<TwoFactor> {
  const account = await ownAccount(parts, caller);
  return parts.database.asSystem(async (scope) => {
    const found = await findTwoFactor(scope, caller.userId);
    return {
      onSince: found?.confirmed_at?.toISOString() ?? null,
      codesLeft: await countRecoveryCodes(scope, caller.userId),
      asksPassword: hasPassword(account),
    };
  });
}

/** Gives a new secret, known to nobody once this is answered. Throws `two_factor_on`, and as `provePerson` does. */
export async function beginTwoFactor(
  parts: TwoFactorParts,
  caller: Signer,
  password: string,
  client: Client,
): Promise<{ secret: string; uri: string }> {
  const account = await provePerson(parts, caller, password, client);
  const secret = makeSecret();
  const sealed = seal(parts.sealKey, caller.userId, secret);
  if (!(await parts.database.asSystem((scope) => keepSecret(scope, caller.userId, sealed))))
    throw new Fault('two_factor_on');
  const written = writtenSecret(secret);
  return { secret: written, uri: keyUri(account.email, written) };
}

/**
 * Switches on with a code of the app and gives the recovery codes, this once. Other sessions end: a password alone
 * opened them. Throws `code_wrong`, `code_too_many`, and `two_factor_off` where nothing was begun.
 */
export async function confirmTwoFactor(
  parts: TwoFactorParts,
  caller: Signer,
  code: string,
  client: Client,
): Promise<string[]> {
  const { userId: user, sessionId } = caller;
  const outcome = await parts.database.asSystem(async (scope): Promise<string[] | ErrorCode> => {
    const found = await findTwoFactor(scope, user);
    if (!found) return 'two_factor_off';
    if (found.confirmed_at) return 'two_factor_on';
    const refused = await tryCode(parts, scope, user, code, client);
    if (refused) return refused;
    if (!(await switchOn(scope, user))) return 'two_factor_on';
    await endSessions(scope, user, sessionId);
    await parts.announce(scope, eventOf('two-factor-on', user, client));
    await tellOfTwoFactor(parts, scope, user, 'on');
    return newRecoveryCodes(scope, user);
  });
  if (typeof outcome === 'string') throw refusalOf(outcome);
  return outcome;
}

/** Ten new codes, shown this once; the old ones end. */
export async function renewRecoveryCodes(
  parts: TwoFactorParts,
  caller: Signer,
  password: string,
  client: Client,
): Promise<string[]> {
  await provePerson(parts, caller, password, client);
  return parts.database.asSystem(async (scope) => {
    if (!(await findTwoFactor(scope, caller.userId))?.confirmed_at) throw new Fault('two_factor_off');
    await parts.announce(scope, eventOf('recovery-codes-renewed', caller.userId, client));
    await tellOfTwoFactor(parts, scope, caller.userId, 'codes-renewed');
    return newRecoveryCodes(scope, caller.userId);
  });
}

export async function switchOffTwoFactor(
  parts: TwoFactorParts,
  caller: Signer,
  password: string,
  client: Client,
): Promise<void> {
  await provePerson(parts, caller, password, client);
  await parts.database.asSystem(async (scope) => {
    if (!(await deleteTwoFactor(scope, caller.userId))) throw new Fault('two_factor_off');
    await parts.announce(scope, eventOf('two-factor-off', caller.userId, client));
    await tellOfTwoFactor(parts, scope, caller.userId, 'off');
  });
}

async function newRecoveryCodes(scope: SystemScope, user: Id<'user'>): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(
    scope,
    user,
    codes.map((code) => hashOfCode(user, code)),
  );
  return codes.map(inFours);
}
