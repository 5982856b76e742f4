// Wrong passwords are counted before the hash is computed, so that no flood of guesses reaches it, however parallel.
import { createHash } from 'node:crypto';
import type { SystemScope } from '#platform/database/scope.ts';
import { networkOf } from '#platform/http/proxies.ts';
import { Fault } from '#shared/errors.ts';
import { attemptLimits } from '../rules.ts';
import { type AccountRow, countAttempt, findAccount, giveAttemptBack, hasSignedInFrom } from '../store.ts';
import type { AccountParts } from './account-parts.ts';

/** An attempt that was let through, to be given back when the password was right. */
export type Attempt = { readonly keys: readonly string[]; readonly account: AccountRow | null };

/**
 * Counts an attempt for an address and for an e-mail, in a transaction of its own that stays whatever comes of it, and
 * finds the account. Throws `sign_in_too_many` with the seconds to wait. A person's own address is not held up by
 * guesses from elsewhere.
 */
export async function beginAttempt({ database }: AccountParts, email: string, address: string): Promise<Attempt> {
  const { attempt, waitUntil, now } = await database.asSystem(async (scope) => {
    const account = await findAccount(scope, email);
    const addressKey = keyOf('address', networkOf(address));
    const accountKey = keyOf('account', email);
    const ofAddress = await countAttempt(scope, addressKey, attemptLimits.address.windowMs);
    if (ofAddress.taken > attemptLimits.address.max) return refused(ofAddress.endsAt, scope);
    const ofAccount = await countAttempt(scope, accountKey, attemptLimits.account.windowMs);
    // Asked for an unknown e-mail as well, so that both take the same time.
    const isKnown = await hasSignedInFrom(scope, account?.id ?? null, address);
    if (ofAccount.taken > attemptLimits.account.max && !isKnown) return refused(ofAccount.endsAt, scope);
    return { attempt: { keys: [addressKey, accountKey], account }, waitUntil: null, now: scope.now() };
  });
  if (attempt) return attempt;
  throw new Fault('sign_in_too_many', { retryAfterSeconds: Math.ceil((waitUntil.getTime() - now.getTime()) / 1000) });
}

function refused(endsAt: Date, scope: SystemScope): { attempt: null; waitUntil: Date; now: Date } {
  return { attempt: null, waitUntil: endsAt, now: scope.now() };
}

/** The password was right: it does not count. */
export async function endAttempt(scope: SystemScope, attempt: Attempt): Promise<void> {
  await giveAttemptBack(scope, attempt.keys);
}

/** True while fewer than `max` uses of that kind were made in the window; counts this one. */
export async function isWithin(
  scope: SystemScope,
  kind: string,
  who: string,
  limit: { readonly max: number; readonly windowMs: number },
): Promise<boolean> {
  return (await countAttempt(scope, keyOf(kind, who), limit.windowMs)).taken <= limit.max;
}

/** A use that `isWithin` counted turned out to be a right one: it does not count. */
export async function forgive(scope: SystemScope, kind: string, who: string): Promise<void> {
  await giveAttemptBack(scope, [keyOf(kind, who)]);
}

/** Hashed, so that the table names nobody. */
function keyOf(kind: string, who: string): string {
  return `${kind}:${createHash('sha256').update(who).digest('base64url')}`;
}
