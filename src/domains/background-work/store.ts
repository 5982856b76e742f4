// Work that failed for good, and how much waits. It is the operator's: no business sees it.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';

export type FailedWork = {
  readonly id: string;
  readonly name: string;
  readonly effectKey: string;
  readonly lane: string | null;
  readonly data: Record<string, unknown>;
  readonly attempts: number;
  readonly reason: string;
  readonly enqueuedAt: Date;
  readonly failedAt: Date;
};

const columns = sql`id, name, effect_key as "effectKey", lane, data, attempts, reason,
  enqueued_at as "enqueuedAt", failed_at as "failedAt"`;

/** The newest first, at most `max`. */
export async function selectFailed(scope: SystemScope, max: number): Promise<readonly FailedWork[]> {
  const found = await sql<FailedWork>`
    select ${columns} from failed_work order by failed_at desc, id desc limit ${max}`.execute(scope.db);
  return found.rows;
}

/** Takes one off the list; null when it is no longer on it. */
export async function takeFailed(scope: SystemScope, id: string): Promise<FailedWork | null> {
  const taken = await sql<FailedWork>`delete from failed_work where id = ${id} returning ${columns}`.execute(scope.db);
  return taken.rows[0] ?? null;
}

export type WaitingWork = { readonly name: string; readonly count: number; readonly retried: number };

/** How much of each name waits or is being done, and how much of it failed before. Needs a prepared queue. */
export async function countWaiting(scope: SystemScope): Promise<readonly WaitingWork[]> {
  const counted = await sql<WaitingWork>`
    select name, count(*)::int as count, (count(*) filter (where retry_count > 0 or state = 'retry'))::int as retried
    from pgboss.job where state <= 'active' and name not like '\\_\\_pgboss%'
    group by name order by name`.execute(scope.db);
  return counted.rows;
}

export type WorkFigures = { readonly waiting: number; readonly active: number; readonly failed: number };

/** How much work is due and waits, is being done, and has failed for good. Needs a prepared queue. */
export async function measureWork(scope: SystemScope): Promise<WorkFigures> {
  const { rows } = await sql<WorkFigures>`
    select (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (select count(*)::int from failed_work) as failed
    from pgboss.job where state <= 'active' and name not like '\\_\\_pgboss%'`.execute(scope.db);
  return rows[0] ?? { waiting: 0, active: 0, failed: 0 };
}
