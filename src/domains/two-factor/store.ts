// Secrets sealed, codes and tokens hashed. People lie across businesses, so the scope is Telle's own.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';

export type TwoFactorRow = { readonly secret_sealed: string; readonly confirmed_at: Date | null };

export async function findTwoFactor(scope: SystemScope, user: Id<'user'>): Promise<TwoFactorRow | null> {
  const { rows } = await sql<TwoFactorRow>`
    select secret_sealed, confirmed_at from two_factors where user_id = ${user}`.execute(scope.db);
  return rows[0] ?? null;
}

/** Keeps a secret that is being set up. False where one is switched on already. */
export async function keepSecret(scope: SystemScope, user: Id<'user'>, sealed: string): Promise<boolean> {
  const kept = await sql`
    insert into two_factors as kept (user_id, secret_sealed, created_at) values (${user}, ${sealed}, ${scope.now()})
    on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0
    where kept.confirmed_at is null`.execute(scope.db);
  return kept.numAffectedRows === 1n;
}

/** Uses a step's code up. False where that step's or a newer one's was used, also by whoever came at the same moment. */
export async function spendStep(scope: SystemScope, user: Id<'user'>, step: number): Promise<boolean> {
  const used = await sql`
    update two_factors set last_step = ${step} where user_id = ${user} and last_step < ${step}`.execute(scope.db);
  return used.numAffectedRows === 1n;
}

/** Switches on what was set up. False where it is on already. */
export async function switchOn(scope: SystemScope, user: Id<'user'>): Promise<boolean> {
  const on = await sql`
    update two_factors set confirmed_at = ${scope.now()} where user_id = ${user} and confirmed_at is null`.execute(
    scope.db,
  );
  return on.numAffectedRows === 1n;
}

/** Forgets secret, recovery codes and sign-ins on their way. False where nothing was switched on. */
export async function deleteTwoFactor(scope: SystemScope, user: Id<'user'>): Promise<boolean> {
  const { rows } = await sql<{ confirmed_at: Date | null }>`
    delete from two_factors where user_id = ${user} returning confirmed_at`.execute(scope.db);
  await sql`delete from recovery_codes where user_id = ${user}`.execute(scope.db);
  await sql`delete from second_steps where user_id = ${user}`.execute(scope.db);
  return rows[0]?.confirmed_at != null;
}

export async function replaceRecoveryCodes(
  scope: SystemScope,
  user: Id<'user'>,
  hashes: readonly string[],
): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${user}`.execute(scope.db);
  await sql`
    insert into recovery_codes (user_id, code_hash) select ${user}, unnest(${[...hashes]}::text[])`.execute(scope.db);
}

export async function countRecoveryCodes(scope: SystemScope, user: Id<'user'>): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_codes where user_id = ${user}`.execute(scope.db);
  return rows[0]?.left ?? 0;
}

/** Uses a recovery code up. Of two at once, one gets true. */
export async function takeRecoveryCode(scope: SystemScope, user: Id<'user'>, hash: string): Promise<boolean> {
  const gone = await sql`
    delete from recovery_codes where user_id = ${user} and code_hash = ${hash}`.execute(scope.db);
  return gone.numAffectedRows === 1n;
}

export async function insertSecondStep(
  scope: SystemScope,
  step: { tokenHash: string; user: Id<'user'>; remember: boolean; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into second_steps (token_hash, user_id, remember, expires_at, created_at)
    values (${step.tokenHash}, ${step.user}, ${step.remember}, ${step.expiresAt}, ${scope.now()})`.execute(scope.db);
}

/** Whose sign-in a token stands for, until it ends. */
export async function findSecondStep(
  scope: SystemScope,
  tokenHash: string,
): Promise<{ readonly user: Id<'user'>; readonly remember: boolean } | null> {
  const { rows } = await sql<{ user: Id<'user'>; remember: boolean }>`
    select user_id as user, remember from second_steps
    where token_hash = ${tokenHash} and expires_at > ${scope.now()}`.execute(scope.db);
  return rows[0] ?? null;
}

/** Uses a token up. Of two at once, one gets true. */
export async function takeSecondStep(scope: SystemScope, tokenHash: string): Promise<boolean> {
  const gone = await sql`delete from second_steps where token_hash = ${tokenHash}`.execute(scope.db);
  return gone.numAffectedRows === 1n;
}

export async function deleteOldSecondSteps(scope: SystemScope): Promise<void> {
  await sql`delete from second_steps where expires_at <= ${scope.now()}`.execute(scope.db);
}
