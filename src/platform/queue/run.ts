// Runs one piece of work to its ending: in time, with its effects kept to once, and never throwing.
import type { Pool } from 'pg';
import { asFault, describeForLog } from '../http/translate.ts';
import type { Log } from '../log.ts';
import type { Presence } from './presence.ts';
import { beginEffect, type Ending, finishEffect } from './store.ts';
import type { Registration } from './work.ts';

/** Work that this worker has taken. */
export type Taken = {
  readonly id: string;
  readonly name: string;
  readonly lane: string | null;
  readonly effectKey: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly attempt: number;
  readonly isLast: boolean;
};

const pauseSecondsMax = 900;
const askedPauseSecondsMax = 86_400;

/** The pause before try number `attempt + 1`: twice as long each time, and up to a quarter longer by chance. */
export function pauseSeconds(backoffSeconds: number, attempt: number, chance = Math.random()): number {
  return Math.min(pauseSecondsMax, backoffSeconds * 2 ** Math.min(attempt - 1, 30)) * (1 + chance / 4);
}

type Needs = {
  readonly taken: Taken;
  readonly registration: Registration;
  readonly presence: Presence;
  readonly pool: Pool;
  /** Aborted when the worker has to stop now. */
  readonly stop: AbortSignal;
  readonly log: Log;
};

export async function runWork({ taken, registration, presence, pool, stop, log }: Needs): Promise<Ending> {
  const { name, effectKey, attempt, isLast } = taken;
  const time = AbortSignal.timeout(registration.timeoutSeconds * 1000);
  const signal = AbortSignal.any([stop, time]);
  try {
    const doing = registration.handler({
      name,
      effectKey,
      data: taken.data,
      attempt,
      isLast,
      signal,
      once: (key, effect) => once(key, effect, presence, pool),
    });
    await Promise.race([doing, untilAborted(signal)]);
    return { kind: 'done' };
  } catch (error) {
    if (stop.aborted) return { kind: 'released' };
    const reason = time.aborted ? `took longer than ${registration.timeoutSeconds} s` : reasonOf(error);
    const forGood = isLast || saysNever(error);
    log[forGood ? 'error' : 'warn'](
      { ...describeForLog(asFault(error)), work: name, effectKey, attempt },
      forGood ? 'background work: failed for good' : 'background work: failed, will be tried again',
    );
    if (forGood) return { kind: 'failed', reason };
    const pause = pauseSeconds(registration.backoffSeconds, attempt);
    return { kind: 'again', afterSeconds: Math.max(pause, askedPauseSeconds(error)), reason };
  }
}

async function once<T>(key: string, effect: () => Promise<T>, presence: Presence, pool: Pool): Promise<T> {
  let result: { value: T } | undefined;
  const held = await presence.withKey(key, async () => {
    const begun = await beginEffect(pool, key);
    if (begun.done) {
      result = { value: begun.result as T };
      return;
    }
    const value = await effect();
    await finishEffect(pool, key, value);
    result = { value };
  });
  if (!held || result === undefined) throw new Error(`the effect ${key} is under way elsewhere`);
  return result.value;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function saysNever(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === false;
}

/** How long whoever refused asked to be left alone; a day at most, whatever they say. */
function askedPauseSeconds(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('retryAfterSeconds' in error)) return 0;
  const { retryAfterSeconds: asked } = error;
  return typeof asked === 'number' && asked > 0 ? Math.min(asked, askedPauseSecondsMax) : 0;
}

/** What the list of failed work shows: the sentence alone, short. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
