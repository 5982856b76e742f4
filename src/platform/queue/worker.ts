// One process's worker: sleeps until something is due or it is called, takes no more than it can do, writes down each ending.
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { asFault, describeForLog } from '../http/translate.ts';
import type { Log } from '../log.ts';
import { makeBoss } from './boss.ts';
import { inTransaction } from './connection.ts';
import { bePresent } from './presence.ts';
import { runWork, type Taken } from './run.ts';
import {
  collectFailed,
  dueIn,
  type Ending,
  endWork,
  keepTurns,
  noteInHand,
  takeFromTheDead,
  wakeSql,
} from './store.ts';
import type { Registration } from './work.ts';

export type Worker = { stop(graceMs: number): Promise<void> };

/** The longest sleep, for when a wake-up call is lost; and how often the dead are looked for. */
const sleepMsMax = 30_000;
const sweepMs = 15_000;
const inParallelUnlessSaid = 2;

type Needs = {
  readonly pool: Pool;
  readonly log: Log;
  readonly boss: PgBoss;
  readonly registered: ReadonlyMap<string, Registration>;
};

/** Resolves when the worker is at work. */
export async function startWorker({ pool, log, boss, registered }: Needs): Promise<Worker> {
  const names = [...registered.keys()];
  const stopping = new AbortController();
  const inHand = new Map<string, { name: string; stop: AbortController; ended: Promise<void> }>();
  let alarm = new AbortController();
  const wake = () => alarm.abort();

  const presence = await bePresent(pool, log, wake);
  const supervisor = await makeBoss(pool, log, { supervise: true, schedule: true });
  await setTimetable(boss, registered);
  await supervisor.start();

  /** Takes what is due of one name, as much as there is room for. */
  async function take(name: string, room: number): Promise<Taken[]> {
    return inTransaction(pool, async (client) => {
      const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) };
      const found = await boss.fetch<{ effectKey?: string; data?: Record<string, unknown> }>(name, {
        db,
        batchSize: room,
        includeMetadata: true,
      });
      const ids = found.map((work) => work.id);
      const ours = ids.length > 0 ? await keepTurns(client, name, ids) : new Set<string>();
      const taken = found.filter((work) => ours.has(work.id));
      await noteInHand(client, presence.worker, name, [...ours]);
      return taken.map((work) => ({
        id: work.id,
        name,
        lane: work.singletonKey,
        effectKey: work.data?.effectKey ?? `${name}:${work.id}`,
        data: work.data?.data ?? {},
        attempt: work.retryCount + 1,
        isLast: work.retryCount >= work.retryLimit,
      }));
    });
  }

  function begin(taken: Taken, registration: Registration): void {
    const stop = new AbortController();
    const ended = runWork({ taken, registration, presence, pool, stop: stop.signal, log })
      .then((ending) => writeDown(taken, ending))
      .finally(() => {
        inHand.delete(taken.id);
        wake();
      });
    inHand.set(taken.id, { name: taken.name, stop, ended });
  }

  /** Tries for a minute: a database that is away for longer finds the work again through the sweep for the dead. */
  async function writeDown({ id, name, lane, effectKey }: Taken, ending: Ending): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await inTransaction(pool, (client) =>
          endWork(client, { worker: presence.worker, name, id, lane }, ending),
        );
      } catch (error) {
        log.error(
          { ...describeForLog(asFault(error)), work: name, effectKey, ending: ending.kind },
          'background work: could not note the end',
        );
        if (tries === 60 || stopping.signal.aborted) return;
        await pause(1000);
      }
    }
  }

  const room = (name: string) =>
    (registered.get(name)?.inParallel ?? inParallelUnlessSaid) -
    [...inHand.values()].filter((work) => work.name === name).length;

  /** One look around; answers the milliseconds until the next one has a point. */
  async function lookAround(): Promise<number> {
    const free = names.filter((name) => room(name) > 0);
    if (!presence.isHeld() || free.length === 0) return sleepMsMax;
    let next = sleepMsMax;
    for (const { name, ms } of await dueIn(pool, free)) {
      if (ms === null) continue;
      if (ms > 0) {
        next = Math.min(next, ms + 5);
        continue;
      }
      const registration = registered.get(name);
      if (registration === undefined || stopping.signal.aborted) continue;
      const taken = await take(name, room(name));
      for (const work of taken) begin(work, registration);
      if (room(name) > 0) next = Math.min(next, taken.length > 0 ? 0 : 50);
    }
    return next;
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const heard = new AbortController();
      alarm = heard;
      let ms = 1000;
      try {
        ms = await lookAround();
      } catch (error) {
        log.error(describeForLog(asFault(error)), 'background work: could not look for work');
      }
      if (ms > 0)
        await pause(ms, undefined, { signal: AbortSignal.any([heard.signal, stopping.signal]) }).catch(() => undefined);
    }
  }

  async function sweep(): Promise<void> {
    try {
      if ((await takeFromTheDead(pool)) > 0) await pool.query(wakeSql);
      for (const name of await collectFailed(pool)) log.error({ work: name }, 'background work: failed for good');
    } catch (error) {
      log.error(describeForLog(asFault(error)), 'background work: could not sweep');
    }
  }

  await sweep();
  const sweeping = setInterval(sweep, sweepMs);
  const working = work();

  return {
    stop: async (graceMs) => {
      stopping.abort();
      clearInterval(sweeping);
      await working;
      const over = new AbortController();
      const all = () => Promise.allSettled([...inHand.values()].map((piece) => piece.ended));
      await Promise.race([all(), pause(graceMs, undefined, { signal: over.signal }).catch(() => undefined)]);
      over.abort();
      for (const { stop } of inHand.values()) stop.abort();
      await all();
      await supervisor.stop({ graceful: false, close: false });
      await presence.close();
    },
  };
}

/** pg-boss's timetable says what this code says: no more, no less. */
async function setTimetable(boss: PgBoss, registered: ReadonlyMap<string, Registration>): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (registered.get(name)?.cron === undefined) await boss.unschedule(name);
  for (const [name, { cron, retries, timeoutSeconds }] of registered)
    if (cron !== undefined) {
      const options = { tz: 'UTC', retryLimit: retries, expireInSeconds: timeoutSeconds + 60 };
      await boss.schedule(name, cron, {}, options);
    }
}
