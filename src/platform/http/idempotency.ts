// `Idempotency-Key`: one effect a key, however often and however concurrently it is sent, and the same answer to every copy.
// In a business the claim, the effect and the answer are one transaction. Whatever fails rolls back or releases its claim,
// so a repeat of a refused request is a first try.
import { createHash } from 'node:crypto';
import { Fault } from '#shared/errors.ts';
import type { BusinessId } from '#shared/ids.ts';
import type { Clock } from '../clock.ts';
import type { Actor, BusinessScope, Database } from '../database/scope.ts';
import { type Claim, claimKey, type KeptAnswer, keepAnswer, releaseKey, takeOverKey } from './store.ts';

/** The JSON of the answer, and whether it was kept from before. */
export type KeyedAnswer = { readonly json: string; readonly replayed: boolean };

export type Idempotency = {
  /** The whole of `work` and the record of it in one transaction of the business. */
  inBusiness(
    business: BusinessId,
    actor: Actor,
    claim: Claim,
    work: (scope: BusinessScope) => Promise<string>,
  ): Promise<KeyedAnswer>;
  /** For callers without a business: the claim is kept first and the answer after. A claim whose holder died is taken over after a minute. */
  forVisitor(claim: Claim, work: () => Promise<string>): Promise<KeyedAnswer>;
};

const holderDeadAfterMs = 60_000;

/** Checks the header. Throws `invalid_request` for an empty one, one over 255 characters, or one that is not plain ASCII. */
export function readKey(header: string | null): string | undefined {
  if (header === null) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new Fault('invalid_request', { fields: { 'idempotency-key': 'Must be 1 to 255 characters without spaces' } });
}

/** What makes two requests the same one: where they go and every byte of what they say. */
export function fingerprintOf(method: string, pathAndQuery: string, body: string): string {
  return createHash('sha256').update(`${method}\n${pathAndQuery}\n`).update(body).digest('base64url');
}

export function idempotencyOf(database: Database, clock: Clock): Idempotency {
  const turns = new Map<string, Promise<unknown>>();

  /** Copies that reach the same process queue here, so that they hold no database connection while they wait. */
  const inTurn = async <T>(claim: Claim, work: () => Promise<T>): Promise<T> => {
    const name = `${claim.caller} ${claim.key}`;
    const mine = (turns.get(name) ?? Promise.resolve()).then(work, work);
    const settled = mine.catch(() => undefined);
    turns.set(name, settled);
    try {
      return await mine;
    } finally {
      if (turns.get(name) === settled) turns.delete(name);
    }
  };

  return {
    inBusiness: (business, actor, claim, work) =>
      inTurn(claim, () =>
        database.asBusiness(business, actor, async (scope) => {
          const kept = await claimKey(scope, claim);
          if (kept) return replay(kept, claim);
          const json = await work(scope);
          await keepAnswer(scope, claim, json);
          return { json, replayed: false };
        }),
      ),

    forVisitor: (claim, work) =>
      inTurn(claim, async () => {
        const kept = await database.asSystem((scope) => claimKey(scope, claim));
        if (kept && kept.answer === null && kept.fingerprint === claim.fingerprint) {
          const isDead = clock.now().getTime() - kept.claimedAt.getTime() > holderDeadAfterMs;
          const isOurs = isDead && (await database.asSystem((scope) => takeOverKey(scope, claim, kept.claimedAt)));
          if (!isOurs) throw new Fault('idempotency_conflict', { retryAfterSeconds: 1 });
        } else if (kept) return replay(kept, claim);
        let json: string;
        try {
          json = await work();
        } catch (thrown) {
          await database.asSystem((scope) => releaseKey(scope, claim));
          throw thrown;
        }
        await database.asSystem((scope) => keepAnswer(scope, claim, json));
        return { json, replayed: false };
      }),
  };
}

function replay(kept: KeptAnswer, claim: Claim): KeyedAnswer {
  if (kept.endpoint !== claim.endpoint || kept.fingerprint !== claim.fingerprint)
    throw new Fault('idempotency_mismatch');
  if (kept.answer === null) throw new Fault('idempotency_conflict', { retryAfterSeconds: 1 });
  return { json: kept.answer, replayed: true };
}
