// Keys by their hash. Which business a key opens is not known before it is found, so that one question is asked over all.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Role } from '#platform/http/caller.ts';
import type { BusinessId, Id, UserId } from '#shared/ids.ts';

export type ApiKeyRow = {
  readonly id: Id<'apiKey'>;
  readonly name: string;
  readonly role: Role;
  readonly shown_start: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
};

export async function insertApiKey(
  scope: BusinessScope,
  key: { name: string; role: Role; hash: string; shownStart: string; by: UserId | null },
): Promise<ApiKeyRow> {
  const { rows } = await sql<ApiKeyRow>`
    insert into api_keys (id, business_id, name, role, key_hash, shown_start, created_by, created_at)
    values (${scope.newId('apiKey')}, ${scope.business}, ${key.name}, ${key.role}, ${key.hash}, ${key.shownStart},
            ${key.by}, ${scope.now()})
    returning id, name, role, shown_start, created_at, last_used_at`.execute(scope.db);
  const [made] = rows;
  if (!made) throw new Error('an inserted key came back as nothing');
  return made;
}

export async function findApiKeys(scope: BusinessScope): Promise<readonly ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select id, name, role, shown_start, created_at, last_used_at from api_keys
    where business_id = ${scope.business} order by created_at desc, id desc`.execute(scope.db);
  return rows;
}

export async function deleteApiKey(scope: BusinessScope, id: Id<'apiKey'>): Promise<boolean> {
  const gone = await sql`delete from api_keys where business_id = ${scope.business} and id = ${id}`.execute(scope.db);
  return gone.numAffectedRows === 1n;
}

/** Deletes those of a maker that have one of these roles. */
export async function deleteKeysOf({ db, business }: BusinessScope, by: UserId, roles: readonly Role[]): Promise<void> {
  await sql`
    delete from api_keys where business_id = ${business} and created_by = ${by} and role = any(${roles})`.execute(db);
}

/** Whose key it is, noting that it is in use when that was last noted before `unnotedSince`. Null for no key. */
export async function useApiKey(
  scope: SystemScope,
  hash: string,
  unnotedSince: Date,
): Promise<{ readonly id: Id<'apiKey'>; readonly business: BusinessId; readonly role: Role } | null> {
  const { rows } = await sql<{ id: Id<'apiKey'>; business: BusinessId; role: Role; last_used_at: Date | null }>`
    select id, business_id as business, role, last_used_at from api_keys where key_hash = ${hash}`.execute(scope.db);
  const [found] = rows;
  if (!found) return null;
  if (found.last_used_at === null || found.last_used_at < unnotedSince)
    await sql`update api_keys set last_used_at = ${scope.now()} where id = ${found.id}`.execute(scope.db);
  return found;
}
