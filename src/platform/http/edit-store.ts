// The rows of changes made offline: how far each series has come, and what each edit was answered.
import { sql } from 'kysely';
import { dayMs } from '#shared/durations.ts';
import type { EditStamp } from '#shared/edit-stamp.ts';
import type { BusinessScope, SystemScope } from '../database/scope.ts';

export type AnsweredEdit = {
  readonly endpoint: string;
  readonly fingerprint: string;
  /** The JSON of the answer, or null where it was refused. */
  readonly answer: string | null;
  readonly refusal: string | null;
};

/** The number of the series' newest answered edit, 0 for a new one. Whoever else comes with this series waits until we are done. */
export async function holdSeries(scope: BusinessScope, { user, series }: EditStamp): Promise<number> {
  const { rows } = await sql<{ last_seq: number }>`
    insert into edit_series as kept (business_id, user_id, series, last_seq, used_at)
    values (${scope.business}, ${user}, ${series}, 0, ${scope.now()})
    on conflict (business_id, user_id, series) do update set used_at = excluded.used_at
    returning last_seq`.execute(scope.db);
  return rows[0]?.last_seq ?? 0;
}

export async function advanceSeries(scope: BusinessScope, { user, series, seq }: EditStamp): Promise<void> {
  await sql`
    update edit_series set last_seq = greatest(last_seq, ${seq})
    where business_id = ${scope.business} and user_id = ${user} and series = ${series}`.execute(scope.db);
}

export async function findAnsweredEdit(
  scope: BusinessScope,
  { user, id }: EditStamp,
): Promise<AnsweredEdit | undefined> {
  const { rows } = await sql<AnsweredEdit>`
    select endpoint, fingerprint, answer, refusal from offline_edits
    where business_id = ${scope.business} and user_id = ${user} and edit = ${id}`.execute(scope.db);
  return rows[0];
}

export async function keepAnsweredEdit(
  scope: BusinessScope,
  { user, id }: EditStamp,
  { endpoint, fingerprint, answer, refusal }: AnsweredEdit,
): Promise<void> {
  await sql`
    insert into offline_edits (business_id, user_id, edit, endpoint, fingerprint, answer, refusal, answered_at)
    values (${scope.business}, ${user}, ${id}, ${endpoint}, ${fingerprint}, ${answer}, ${refusal}, ${scope.now()})`.execute(
    scope.db,
  );
}

/** Runs `work` so that what it changed can be taken back alone when it throws. */
export async function apart<T>(scope: BusinessScope, work: () => Promise<T>): Promise<T> {
  await sql`savepoint edit`.execute(scope.db);
  try {
    return await work();
  } catch (thrown) {
    await sql`rollback to savepoint edit`.execute(scope.db);
    throw thrown;
  }
}

const keptDays = 30;

/** Forgets series and answers that nobody has asked for in a month. Gives how many rows went. */
export async function pruneEdits(scope: SystemScope): Promise<number> {
  const before = new Date(scope.now().getTime() - keptDays * dayMs);
  const series = await sql`delete from edit_series where used_at < ${before}`.execute(scope.db);
  const edits = await sql`delete from offline_edits where answered_at < ${before}`.execute(scope.db);
  return Number((series.numAffectedRows ?? 0n) + (edits.numAffectedRows ?? 0n));
}
