// Background work: put into the transaction of its cause, done at least once, its outside effects known by their keys,
// tried again with growing pauses, and kept in sight when it failed for good.
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { appRole } from '../database/roles.ts';
import type { BackgroundWork, Db } from '../database/scope.ts';
import type { Log } from '../log.ts';
import { alone, makeBoss } from './boss.ts';
import { timeOrderedUuid } from './order.ts';
import { forgetEffects, letEnqueue, type Queries, wakeSql } from './store.ts';
import type { Registration } from './work.ts';
import { startWorker, type Worker } from './worker.ts';

export type Queue = {
  /** Before `prepare`. A name is registered once. */
  register(name: string, registration: Registration): void;
  /** Makes the queue's tables where they are missing. Needed before the first `enqueue`; safe in many processes at once. */
  prepare(): Promise<void>;
  /** Prepares, and does work from now on. */
  start(): Promise<void>;
  /** Takes nothing new; lets what is in hand finish for that long, then gives it back. Safe to call twice. */
  stop(graceMs?: number): Promise<void>;
  /** Inserts through the scope's own connection, so that the work exists if, and only if, the scope commits. */
  enqueue(scope: { readonly db: Db }, work: BackgroundWork): Promise<void>;
};

export type QueueOptions = {
  /** Connections of the login role, which may make a schema; a worker keeps one. Not through a pooler that shares sessions. */
  readonly pool: Pool;
  readonly log: Log;
};

const keepEffectsDays = 90;

/** Does nothing yet: no connection is made and nothing is loaded before `prepare` or `start`. */
export function openQueue({ pool, log }: QueueOptions): Queue {
  const registered = new Map<string, Registration>();
  let boss: PgBoss | null = null;
  let preparing: Promise<PgBoss> | null = null;
  let worker: Worker | null = null;

  async function prepareOnce(): Promise<PgBoss> {
    const made = await makeBoss(pool, log, { supervise: false, schedule: false });
    await alone(pool, async () => {
      await made.start();
      const known = new Set((await made.getQueues()).map((queue) => queue.name));
      for (const name of registered.keys()) if (!known.has(name)) await made.createQueue(name);
      await letEnqueue(pool, appRole);
    });
    boss = made;
    return made;
  }

  const prepare = () => {
    preparing ??= prepareOnce().catch((error) => {
      preparing = null;
      throw error;
    });
    return preparing;
  };

  const queue: Queue = {
    register: (name, registration) => {
      if (registered.has(name)) throw new Error(`background work ${name} is registered twice`);
      if (preparing !== null) throw new Error(`background work ${name} is registered after the queue was prepared`);
      registered.set(name, registration);
    },
    prepare: async () => {
      await prepare();
    },
    start: async () => {
      const prepared = await prepare();
      worker ??= await startWorker({ pool, log, boss: prepared, registered });
    },
    stop: async (graceMs = 20_000) => {
      const stopping = worker;
      worker = null;
      await stopping?.stop(graceMs);
      await boss?.stop({ graceful: false, close: false });
      boss = null;
      preparing = null;
    },
    enqueue: async ({ db }, work) => {
      const registration = registered.get(work.name);
      if (registration === undefined) throw new Error(`no background work is called ${work.name}`);
      const through = inScope(db);
      const id = await (boss ?? (await prepare())).send(
        work.name,
        { effectKey: work.effectKey, data: work.data },
        {
          id: timeOrderedUuid(),
          db: through,
          retryLimit: registration.retries,
          expireInSeconds: registration.timeoutSeconds + 60,
          ...(work.startAfter ? { startAfter: work.startAfter } : {}),
          ...(work.inOrderWith ? { singletonKey: work.inOrderWith } : {}),
        },
      );
      if (id === null) throw new Error(`background work ${work.name} could not be enqueued`);
      await through.executeSql(wakeSql, []);
    },
  };

  queue.register('forget-effects', {
    handler: async () => {
      await forgetEffects(pool as Queries, keepEffectsDays);
    },
    retries: 0,
    backoffSeconds: 60,
    timeoutSeconds: 60,
    cron: '43 * * * *',
  });
  return queue;
}

/** pg-boss's way of asking, over the connection that the scope's transaction is on. */
function inScope(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const answered = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows: answered.rows };
    },
  };
}
