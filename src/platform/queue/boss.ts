// pg-boss as Telle uses it: its tables, insertion, hand-out, clearing up and timetable. What it does not promise is in worker.ts.
import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { Log } from '../log.ts';
import { withOwnConnection } from './connection.ts';

/** Kept out of the start-up path: pg-boss is loaded when background work is first needed. */
export async function makeBoss(pool: Pool, log: Log, does: { supervise: boolean; schedule: boolean }): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...does,
    retentionDays: 365,
    maintenanceIntervalSeconds: 60,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'background work: the queue reported an error'));
  return boss;
}

/** Only this process builds the queue's tables while `work` runs, however many start at once; a killed one lets go. */
export function alone<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  return withOwnConnection(pool, async (client) => {
    await client.query("set lock_timeout = '60s'; set statement_timeout = '60s'");
    await client.query("select pg_advisory_lock(hashtext('telle background work'))");
    return work();
  });
}
