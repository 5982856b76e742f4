// Keys for an owner's own programs: 256 random bits, shown once and kept as a hash, with the rights of one role.
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import type { Authenticate, Role } from '#platform/http/caller.ts';
import { Fault } from '#shared/errors.ts';
import type { Id, UserId } from '#shared/ids.ts';
import { type ApiKey, keyRoles } from './contract.ts';
import { type ApiKeyRow, deleteApiKey, deleteKeysOf, findApiKeys, insertApiKey, useApiKey } from './store.ts';

const opening = 'telle_';
const notedEveryMs = 10 * 60 * 1000;

/** There is nothing to guess in 256 random bits, so a plain hash suffices. */
const hashOf = (key: string) => hash('sha256', key, 'base64url');

/** Not safe to repeat: each call makes another key. `key` is known to nobody once this is answered. */
export async function createApiKey(
  scope: BusinessScope,
  by: UserId | null,
  { name, role }: { name: string; role: Role },
): Promise<ApiKey & { key: string }> {
  const key = `${opening}${randomBytes(32).toString('base64url')}`;
  const row = await insertApiKey(scope, { name, role, by, hash: hashOf(key), shownStart: key.slice(0, 11) });
  return { ...keyOf(row), key };
}

export async function listApiKeys(scope: BusinessScope): Promise<ApiKey[]> {
  return (await findApiKeys(scope)).map(keyOf);
}

/** Ends a key with the next request. Throws `not_found` for one that is not this business's. */
export async function revokeApiKey(scope: BusinessScope, id: Id<'apiKey'>): Promise<void> {
  if (!(await deleteApiKey(scope, id))) throw new Fault('not_found');
}

/** Ends the keys that somebody made, with the next request of each: all of them, or those that may more than that role. Safe to repeat. */
export function endKeysOf(scope: BusinessScope, user: UserId, beyond: Role | null): Promise<void> {
  return deleteKeysOf(scope, user, beyond === null ? keyRoles : keyRoles.slice(keyRoles.indexOf(beyond) + 1));
}

/** Reads `Authorization: Bearer telle_…`; a request without one is `otherwise`'s to read. A key that is none makes a visitor. */
export function authenticateWithKeys(database: Database, clock: Clock, otherwise: Authenticate): Authenticate {
  return async (headers) => {
    const key = /^Bearer +(telle_[\w-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1];
    if (key === undefined) return otherwise(headers);
    const unnotedSince = new Date(clock.now().getTime() - notedEveryMs);
    const found = await database.asSystem((scope) => useApiKey(scope, hashOf(key), unnotedSince));
    if (!found) return { kind: 'visitor' };
    return { kind: 'api-key', keyId: found.id, businessId: found.business, role: found.role };
  };
}

function keyOf(row: ApiKeyRow): ApiKey {
  return {
    ...{ id: row.id, name: row.name, role: row.role, shownStart: row.shown_start },
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
