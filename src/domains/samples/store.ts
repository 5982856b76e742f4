// Sample businesses among all others: found by their mark, made without a member, and taken away whole.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';

/** The samples that are there, by their address. */
export async function findSamples(scope: SystemScope): Promise<ReadonlyMap<string, BusinessId>> {
  const { rows } = await sql<{ slug: string; id: BusinessId }>`
    select slug, id from businesses join profiles on business_id = id where is_sample`.execute(scope.db);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** On the plan without limits, since many people share it. It has no member: nobody signs in to it. */
export async function insertMemberless(scope: SystemScope, name: string, as: 'sample' | 'own'): Promise<BusinessId> {
  const id = scope.newId('business');
  const now = scope.now();
  await sql`
    insert into businesses (id, name, plan, trial_calls_remaining, trial_ends_at, is_sample, is_own, last_used_at,
                            created_at, updated_at)
    values (${id}, ${name}, 'pro', 0, ${now}, ${as === 'sample'}, ${as === 'own'}, ${now}, ${now}, ${now})`.execute(
    scope.db,
  );
  return id;
}

/** Telle's own business, where it is there. */
export async function findOwn(scope: SystemScope): Promise<BusinessId | null> {
  const { rows } = await sql<{ id: BusinessId }>`select id from businesses where is_own`.execute(scope.db);
  return rows[0]?.id ?? null;
}

/** Deletes Telle's own business, for the moment in which it could not be given its address. */
export async function deleteOwn(scope: SystemScope, id: BusinessId): Promise<void> {
  await sql`delete from businesses where id = ${id} and is_own`.execute(scope.db);
}

/** Deletes a sample with everything that was said to it. Never anything else: an id of another business deletes nothing. */
export async function deleteSample(scope: SystemScope, id: BusinessId): Promise<void> {
  await sql`delete from businesses where id = ${id} and is_sample`.execute(scope.db);
}
