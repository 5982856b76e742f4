// The HTTP layer's own rows: how much of an allowance is spent, and what a keyed request was answered.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '../database/scope.ts';
import { pruneEdits } from './edit-store.ts';

type AnyScope = BusinessScope | SystemScope;

/** Adds `asked` to the count of a window that begins with its first use. Gives the count so far and when the window ends. */
export async function countUse(
  scope: AnyScope,
  use: { name: string; key: string; asked: number; windowSeconds: number },
): Promise<{ taken: number; endsAt: Date }> {
  const now = scope.now();
  const endsAt = new Date(now.getTime() + use.windowSeconds * 1000);
  const { rows } = await sql<{ taken: number; ends_at: Date }>`
    insert into rate_limits as kept (name, key, taken, ends_at)
    values (${use.name}, ${use.key}, ${use.asked}, ${endsAt})
    on conflict (name, key) do update set
      taken = case when kept.ends_at <= ${now} then excluded.taken else least(kept.taken + excluded.taken, 1000000000) end,
      ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
    returning taken, ends_at`.execute(scope.db);
  const row = rows[0];
  if (!row) throw new Error('a count came back without its row');
  return { taken: row.taken, endsAt: row.ends_at };
}

/** Lets the running transaction be acknowledged before it is on disk: a crash may forget a moment's counts. */
export async function countInMemory(scope: SystemScope): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(scope.db);
}

export type Claim = {
  readonly caller: string;
  readonly key: string;
  readonly endpoint: string;
  readonly fingerprint: string;
};

export type KeptAnswer = {
  readonly endpoint: string;
  readonly fingerprint: string;
  readonly answer: string | null;
  readonly claimedAt: Date;
};

/**
 * Claims a key in the running transaction: null when it is now ours, else what is kept under it. A claim that another
 * transaction holds is waited for: it ends in an answer when that commits, and in our claim when it does not.
 */
export async function claimKey(scope: AnyScope, claim: Claim): Promise<KeptAnswer | null> {
  const claimed = await sql`
    insert into idempotency_keys (business_id, caller, key, endpoint, fingerprint, claimed_at)
    values (${scope.business}, ${claim.caller}, ${claim.key}, ${claim.endpoint}, ${claim.fingerprint}, ${scope.now()})
    on conflict (caller, key) do nothing`.execute(scope.db);
  if (claimed.numAffectedRows === 1n) return null;
  const { rows } = await sql<{ endpoint: string; fingerprint: string; answer: string | null; claimed_at: Date }>`
    select endpoint, fingerprint, answer, claimed_at from idempotency_keys
    where business_id is not distinct from ${scope.business} and caller = ${claim.caller} and key = ${claim.key}`.execute(
    scope.db,
  );
  const row = rows[0];
  if (!row) throw new Error('a claimed key has no row');
  return { endpoint: row.endpoint, fingerprint: row.fingerprint, answer: row.answer, claimedAt: row.claimed_at };
}

/** Keeps the answer beside its claim. */
export async function keepAnswer(scope: AnyScope, claim: Claim, answer: string): Promise<void> {
  await sql`
    update idempotency_keys set answer = ${answer}
    where business_id is not distinct from ${scope.business} and caller = ${claim.caller} and key = ${claim.key}`.execute(
    scope.db,
  );
}

/** Gives a claim up, so that a repeat is a first try again. */
export async function releaseKey(scope: SystemScope, claim: Claim): Promise<void> {
  await sql`delete from idempotency_keys where caller = ${claim.caller} and key = ${claim.key} and answer is null`.execute(
    scope.db,
  );
}

/** Takes over a claim whose holder died before it answered; false when someone was quicker. */
export async function takeOverKey(scope: SystemScope, claim: Claim, claimedAt: Date): Promise<boolean> {
  const taken = await sql`
    update idempotency_keys set claimed_at = ${scope.now()}, fingerprint = ${claim.fingerprint}
    where caller = ${claim.caller} and key = ${claim.key} and answer is null and claimed_at = ${claimedAt}`.execute(
    scope.db,
  );
  return taken.numAffectedRows === 1n;
}

/** Deletes ended windows, keys after a day and offline edits after a month. Gives how many rows went. */
export async function prune(scope: SystemScope): Promise<number> {
  const now = scope.now();
  const windows = await sql`delete from rate_limits where ends_at <= ${now}`.execute(scope.db);
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000);
  const keys = await sql`delete from idempotency_keys where claimed_at <= ${dayAgo}`.execute(scope.db);
  return Number((windows.numAffectedRows ?? 0n) + (keys.numAffectedRows ?? 0n)) + (await pruneEdits(scope));
}
