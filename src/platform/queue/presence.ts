// One connection a worker that stands for it being alive: it hears the wake-up call, holds the lock by which others
// know that this worker lives, and the locks on the effects that it has under way. PostgreSQL lets go when it dies.
import { randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';
import { channel, lockKinds } from './store.ts';

export type Presence = {
  /** This worker's number, the same over reconnections. */
  readonly worker: number;
  /** False while the connection is away: then nothing may be taken, since others would take it too. */
  isHeld(): boolean;
  /** Runs `work` with the key to itself among all workers; false when somebody has it, or the connection is away. */
  withKey(key: string, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
};

/** Resolves when the lock is held. Comes back by itself after the database was away; `onWake` is called then too. */
export async function bePresent(pool: Pool, log: Log, onWake: () => void): Promise<Presence> {
  const worker = randomInt(1, 2 ** 31 - 1);
  const keysUnderWay = new Set<string>();
  let client: PoolClient | null = null;
  let again: NodeJS.Timeout | undefined;
  let closed = false;
  let line: Promise<unknown> = Promise.resolve();

  /** One question at a time on the one connection. */
  function inTurn<T>(question: () => Promise<T>): Promise<T> {
    const asked = line.then(question);
    line = asked.catch(() => undefined);
    return asked;
  }

  async function connect(): Promise<void> {
    const fresh = await pool.connect();
    try {
      fresh.on('notification', onWake);
      fresh.on('error', (error) => lost(fresh, error));
      await fresh.query(`listen ${channel}`);
      await fresh.query('select pg_advisory_lock($1, $2)', [lockKinds.worker, worker]);
    } catch (error) {
      fresh.release(error as Error);
      throw error;
    }
    if (closed) return fresh.release(true);
    client = fresh;
  }

  function lost(which: PoolClient, error: Error): void {
    if (client !== which) return;
    client = null;
    which.release(error);
    if (closed) return;
    log.warn({ err: error }, 'background work: the connection is gone; coming back');
    comeBack();
  }

  function comeBack(): void {
    again = setTimeout(() => {
      connect().then(onWake, () => {
        if (!closed) comeBack();
      });
    }, 1000);
  }

  await connect();

  return {
    worker,
    isHeld: () => client !== null,
    withKey: async (key, work) => {
      const held = client;
      if (held === null || keysUnderWay.has(key)) return false;
      keysUnderWay.add(key);
      try {
        if (!(await inTurn(() => tryLock(held, key)))) return false;
        try {
          await work();
          return true;
        } finally {
          if (client === held) await inTurn(() => unlock(held, key));
        }
      } finally {
        keysUnderWay.delete(key);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      const held = client;
      client = null;
      held?.release(true);
    },
  };
}

async function tryLock(client: PoolClient, key: string): Promise<boolean> {
  const tried = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as got', [
    lockKinds.effect,
    key,
  ]);
  return tried.rows[0]?.got === true;
}

async function unlock(client: PoolClient, key: string): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockKinds.effect, key]);
}
