// Allowances, counted in PostgreSQL so that several processes share them, under a hash so that no address is kept.
import { createHash } from 'node:crypto';
import { Fault } from '#shared/errors.ts';
import type { Clock } from '../clock.ts';
import type { BusinessScope, Database, SystemScope } from '../database/scope.ts';
import { countUse } from './store.ts';

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
  /** The same for a wide allowance: uses are fetched a handful at a time and spent from memory. Never allows more; may refuse a handful early. */
  takeFromLease(allowance: Allowance, key: string): Promise<void> | undefined;
};

type Lease = { left: number; untilMs: number; fetching: Promise<void> | undefined };

const rememberedMax = 20_000;

export function rateLimitsOf(database: Database, clock: Clock): RateLimits {
  const leases = new Map<string, Lease>();
  const refusedUntil = new Map<string, number>();

  const fetchUses = async (
    allowance: Allowance,
    key: string,
    asked: number,
  ): Promise<{ granted: number; endsAt: Date }> => {
    const { taken, endsAt } = await database.asSystem((scope) =>
      countUse(scope, { name: allowance.name, key: hashed(key), asked, windowSeconds: allowance.windowSeconds }),
    );
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

  const takeSlowly = async (allowance: Allowance, key: string, known: string, lease: Lease): Promise<void> => {
    while (lease.left <= 0 || lease.untilMs <= clock.now().getTime()) {
      refuseKnown(known);
      lease.fetching ??= (async () => {
        const { granted, endsAt } = await fetchUses(allowance, key, Math.max(1, Math.floor(allowance.max / 20)));
        lease.left = granted;
        lease.untilMs = endsAt.getTime();
        if (granted === 0) refuse(known, endsAt);
      })().finally(() => {
        lease.fetching = undefined;
      });
      await lease.fetching;
    }
    lease.left -= 1;
  };

  return {
    take: async (allowance, key) => {
      const known = `${allowance.name} ${key}`;
      refuseKnown(known);
      const { granted, endsAt } = await fetchUses(allowance, key, 1);
      if (granted === 0) refuse(known, endsAt);
    },
    takeFromLease: (allowance, key) => {
      const known = `${allowance.name} ${key}`;
      let lease = leases.get(known);
      if (lease && lease.left > 0 && lease.untilMs > clock.now().getTime()) {
        lease.left -= 1;
        return undefined;
      }
      if (!lease) {
        lease = { left: 0, untilMs: 0, fetching: undefined };
        remember(leases, known, lease);
      }
      return takeSlowly(allowance, key, known, lease);
    },
  };
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
