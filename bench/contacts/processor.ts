// What PostgreSQL itself worked for a question: on a machine with other work to do, the clock measures mostly the waiting.
import { readFileSync } from 'node:fs';
import type { Database } from '#platform/database/scope.ts';

/** Gives the milliseconds that those who serve this database have worked so far; 0 where the system does not tell. */
export async function processorOf(database: Database): Promise<() => number> {
  const { rows } = await database.systemPool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return () => rows.reduce((sum, { pid }) => sum + workedMs(`${pid}`), 0);
}

/** The milliseconds that the thread of this process that asks and reads the answers has worked so far; 0 where the system does not tell. */
export const askingWorkedMs = () => workedMs(`self/task/${process.pid}`);

function workedMs(task: string): number {
  try {
    return Number(readFileSync(`/proc/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
