// Background work in a test: a queue on the house's database, and time that passes for what waits.
import { Pool } from 'pg';
import { afterAll, vi } from 'vitest';
import { logTo } from '#platform/log.ts';
import { openQueue, type Queue } from '#platform/queue/queue.ts';
import type { House } from './house.ts';

/** A queue with connections of its own, as another process would have; stopped after the file's last test. */
export function openTestQueue(house: House): Queue {
  const pool = new Pool({ ...house.connection, max: 5 });
  pool.on('error', () => undefined);
  const queue = openQueue({ pool, log: logTo('silent') });
  afterAll(async () => {
    await queue.stop(1000);
    await pool.end();
  });
  return queue;
}

/** Runs SQL as the login role. */
export async function ask<Row extends object>(house: House, sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await house.database.systemPool.query<Row>(sql, values)).rows;
}

/** Lets time pass for work that waits to be done or to be tried again. */
export async function letTimePass(house: House, seconds: number): Promise<void> {
  await ask(
    house,
    `update pgboss.job set start_after = start_after - $1 * interval '1 second' where state < 'active'`,
    [seconds],
  );
  await ask(house, `select pg_notify('telle_background_work', '')`);
}

/** Waits until `look` no longer throws. */
export function until(look: () => void | Promise<void>, timeoutMs = 10_000): Promise<void> {
  return vi.waitFor(look, { timeout: timeoutMs, interval: 10 });
}

/** Waits until nothing is waiting or in hand; what is put off for later is brought forward. */
export function untilDrained(house: House, timeoutMs = 15_000): Promise<void> {
  return until(async () => {
    await letTimePass(house, 3600);
    const [left] = await ask<{ n: number }>(
      house,
      `select count(*)::int as n from pgboss.job where state <= 'active' and name not like '\\_\\_pgboss%'`,
    );
    if (left?.n !== 0) throw new Error(`${left?.n} pieces of work are left`);
  }, timeoutMs);
}
