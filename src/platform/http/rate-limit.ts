// Allowances, counted in PostgreSQL so that several processes share them, under a hash so that no address is kept.
import { createHash } from 'node:crypto';
import { Fault } from '#shared/errors.ts';
import type { Clock } from '../clock.ts';
import type { BusinessScope, Database, SystemScope } from '../database/scope.ts';
import { countInMemory, countUse } from './store.ts';

export type Allowance = { readonly name: string; readonly max: number; readonly windowSeconds: number };

export type Taken = { readonly allowed: boolean; readonly retryAfterSeconds: number };

/**
 * Takes one of `max` uses per window for `key` (an address, an e-mail). The use counts when the scope's transaction
 * commits, so give it one that does not roll back with the refusal. The window begins with the first use.
 */
export async function takeToken(
  scope: SystemScope | BusinessScope,
  name: string,
  key: string,
  max: number,
  windowSeconds: number,
): Promise<Taken> {
  const { taken, endsAt } = await countUse(scope, { name, key: hashed(key), asked: 1, windowSeconds });
  return { allowed: taken <= max, retryAfterSeconds: secondsUntil(endsAt, scope.now()) };
}

export type RateLimits = {
  /** Counts one use in its own transaction, which commits whatever becomes of the request; throws `too_many_requests` beyond the allowance. */
  take(allowance: Allowance, key: string): Promise<void>;
  /** The same for a wide allowance: uses are fetched a handful at a time and spent from memory. Never allows more; may refuse a handful early. `uses` at once are all taken or refused. */
  takeFromLease(allowance: Allowance, key: string, uses?: number): Promise<void> | undefined;
};

type Fetched = { readonly granted: number; readonly endsAt: Date };
type Lease = {
  left: number;
  untilMs: number;
  /** Less was granted than was asked for: there is no more in this window. */
  isLast: boolean;
  fetching: Promise<void> | undefined;
};

const rememberedMax = 20_000;

/** So few that a process which stops takes little with it. */
const leaseMost = 150;

export function rateLimitsOf(database: Database, clock: Clock): RateLimits {
  const leases = new Map<string, Lease>();
  const refusedUntil = new Map<string, number>();

  const fetchUses = async (allowance: Allowance, key: string, asked: number): Promise<Fetched> => {
    const { taken, endsAt } = await database.asSystem(async (scope) => {
      await countInMemory(scope);
      return countUse(scope, { name: allowance.name, key: hashed(key), asked, windowSeconds: allowance.windowSeconds });
    });
    return { granted: Math.max(0, Math.min(asked, allowance.max - (taken - asked))), endsAt };
  };

  const refuseKnown = (known: string): void => {
    const until = refusedUntil.get(known);
    if (until === undefined) return;
    const now = clock.now().getTime();
    if (until <= now) refusedUntil.delete(known);
    else throw new Fault('too_many_requests', { retryAfterSeconds: (until - now) / 1000 });
  };

  const refuse = (known: string, endsAt: Date): never => {
    remember(refusedUntil, known, endsAt.getTime());
    throw new Fault('too_many_requests', { retryAfterSeconds: secondsUntil(endsAt, clock.now()) });
  };

  /** One fetch at a time for a lease; whoever needs it waits for the one that runs. */
  const fill = (allowance: Allowance, key: string, known: string, lease: Lease): Promise<void> => {
    lease.fetching ??= (async () => {
      const asked = leaseSizeOf(allowance);
      const { granted, endsAt } = await fetchUses(allowance, key, asked);
      lease.isLast = granted < asked;
      lease.left = lease.untilMs === endsAt.getTime() ? lease.left + granted : granted;
      lease.untilMs = endsAt.getTime();
      if (lease.left === 0) refuse(known, endsAt);
    })().finally(() => {
      lease.fetching = undefined;
    });
    return lease.fetching;
  };

  const takeSlowly = async (
    allowance: Allowance,
    key: string,
    known: string,
    lease: Lease,
    uses: number,
  ): Promise<void> => {
    while (!holds(lease, uses)) {
      refuseKnown(known);
      await fill(allowance, key, known, lease);
      if (lease.isLast && !holds(lease, uses)) refuse(known, new Date(lease.untilMs));
    }
    lease.left -= uses;
  };

  const holds = (lease: Lease, uses: number): boolean => lease.left >= uses && lease.untilMs > clock.now().getTime();

  return {
    take: async (allowance, key) => {
      const known = `${allowance.name} ${key}`;
      refuseKnown(known);
      const { granted, endsAt } = await fetchUses(allowance, key, 1);
      if (granted === 0) refuse(known, endsAt);
    },
    takeFromLease: (allowance, key, uses = 1) => {
      const known = `${allowance.name} ${key}`;
      let lease = leases.get(known);
      if (lease && holds(lease, uses)) {
        const half = Math.floor(leaseSizeOf(allowance) / 2);
        const passesHalf = lease.left > half && lease.left - uses <= half;
        lease.left -= uses;
        // Fetched before the last one is spent, so that nobody has to wait; a failure is told to the one who needs it.
        if (passesHalf && !refusedUntil.has(known)) {
          fill(allowance, key, known, lease).catch(() => undefined);
        }
        return undefined;
      }
      if (!lease) {
        lease = { left: 0, untilMs: 0, isLast: false, fetching: undefined };
        remember(leases, known, lease);
      }
      return takeSlowly(allowance, key, known, lease, uses);
    },
  };
}

function leaseSizeOf({ max }: Allowance): number {
  return Math.min(leaseMost, Math.max(1, Math.floor(max / 20)));
}

/** Keeps what is remembered within bounds by forgetting the oldest. */
function remember<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size >= rememberedMax) {
    const oldest = map.keys().next();
    if (!oldest.done) map.delete(oldest.value);
  }
  map.set(key, value);
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32);
}

function secondsUntil(endsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
