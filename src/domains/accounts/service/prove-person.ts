// Who is signed in proves again that it is they, before something that a borrowed browser must not do.

import type { SystemScope } from '#platform/database/scope.ts';
import type { Caller } from '#platform/http/caller.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import { type AccountRow, findAccount, findAccountById } from '../store.ts';
import type { AccountParts, Client } from './account-parts.ts';
import { beginAttempt, endAttempt } from './limit-attempts.ts';
import { demoKeyOf } from './open-demo.ts';

export type Signer = Extract<Caller, { kind: 'user' }>;

/** Whether this account has a password at all: who signs in with a provider alone has none. */
export const hasPassword = (account: AccountRow) => account.passwordHash !== null || account.demoKey !== null;

const freshMs = 10 * 60 * 1000;

/**
 * Asks for the password, or of who has none for a sign-in of the last ten minutes. A wrong one is an error of the field
 * `password`. Throws `reauth_required`, and `sign_in_too_many` after too many wrong ones.
 */
export async function provePerson(
  parts: AccountParts,
  caller: Signer,
  password: string,
  client: Client,
): Promise<AccountRow> {
  const account = await ownAccount(parts, caller);
  if (hasPassword(account))
    await parts.passwords.inTurn(client.address, () =>
      requireOwnPassword(parts, account, password, 'password', client),
    );
  else {
    const now = await parts.database.asSystem(async (scope) => scope.now());
    if (now.getTime() - caller.provedAt.getTime() > freshMs) throw new Fault('reauth_required');
  }
  return account;
}

/** Whose account that is, within a transaction. */
export function accountOf(scope: SystemScope, user: Id<'user'>): Promise<AccountRow | null> {
  return findAccountById(scope, user);
}

/** The account of an e-mail, within a transaction; never a demo's. */
export function accountOfEmail(scope: SystemScope, email: string): Promise<AccountRow | null> {
  return findAccount(scope, email);
}

/** The person of a signed-in request. Throws `not_signed_in` for anybody else. */
export function signerOf(caller: Caller): Signer {
  if (caller.kind !== 'user') throw new Fault('not_signed_in');
  return caller;
}

/** Where a request comes from. */
export function callerFrom({ address, headers }: { address: string; headers: Headers }): Client {
  return { address, userAgent: userAgentOf(headers) };
}

export function userAgentOf(headers: Headers): string | null {
  return headers.get('user-agent')?.slice(0, 300) ?? null;
}

/** The account of who is signed in. */
export async function ownAccount({ database }: AccountParts, caller: Signer): Promise<AccountRow> {
  const account = await database.asSystem((scope) => accountOf(scope, caller.userId));
  if (!account) throw new Fault('not_signed_in');
  return account;
}

/** Who took over a browser must not get to guess the password here either: the limits are those of signing in. */
export async function requireOwnPassword(
  parts: AccountParts,
  account: AccountRow,
  password: string,
  field: string,
  client: Client,
): Promise<void> {
  const attempt = await beginAttempt(parts, account.demoKey ?? account.email, client.address);
  const isRight =
    account.demoKey === null
      ? await parts.passwords.verify(password, account.passwordHash)
      : (await demoKeyOf(parts, account.email, password)) === account.demoKey;
  if (!isRight) throw new Fault('invalid_request', { fields: { [field]: 'This is not your current password' } });
  await parts.database.asSystem((scope) => endAttempt(scope, attempt));
}
