// Whether a caller may use an endpoint, by its declaration alone. What a row belongs to is the business scope's matter.
import type { Endpoint } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { Actor } from '../database/scope.ts';
import type { Caller, Role } from './caller.ts';

const rank: Readonly<Record<Role, number>> = { 'read-only': 0, staff: 1, owner: 2 };

/** How long a proof of identity is fresh. */
const freshMs = 10 * 60 * 1000;

/** Throws `not_signed_in`, `forbidden` or `reauth_required`. */
export function requireAccess(endpoint: Pick<Endpoint, 'access' | 'fresh'>, caller: Caller, now: Date): void {
  if (endpoint.access !== 'public') {
    if (caller.kind === 'visitor') throw new Fault('not_signed_in');
    if (endpoint.access === 'signed-in') {
      if (caller.kind !== 'user') throw new Fault('forbidden');
    } else if (rank[caller.role] < rank[endpoint.access]) throw new Fault('forbidden');
  }
  if (!endpoint.fresh) return;
  if (caller.kind !== 'user') throw new Fault(caller.kind === 'visitor' ? 'not_signed_in' : 'forbidden');
  if (now.getTime() - caller.provedAt.getTime() > freshMs) throw new Fault('reauth_required');
}

/** Who acts, as the database is told. */
export function actorOf(caller: Caller): Actor {
  switch (caller.kind) {
    case 'user':
      return { kind: 'user', id: caller.userId };
    case 'api-key':
      return { kind: 'api-key', id: caller.keyId };
    case 'visitor':
      return { kind: 'visitor', id: null };
  }
}
