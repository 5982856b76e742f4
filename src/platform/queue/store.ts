// The SQL of background work. pg-boss hands out (its table `pgboss.job`, pinned version); who has what in hand,
// whose turn it is, and what failed for good stand here.
import type { PoolClient } from 'pg';

/** What both a pool and one of its connections can do. */
export type Queries = Pick<PoolClient, 'query'>;

/** The two halves of a PostgreSQL advisory lock: which kind, and which one. */
export const lockKinds = { worker: 0x74656c6c, effect: 0x74656c6d } as const;

export const channel = 'telle_background_work';

/** Wakes every worker; inside a transaction at its commit. */
export const wakeSql = `select pg_notify('${channel}', '')`;

/** For each of `names` the milliseconds until its next work is due: null for nothing, 0 or less for now. */
export async function dueIn(db: Queries, names: readonly string[]): Promise<{ name: string; ms: number | null }[]> {
  const found = await db.query<{ name: string; ms: number | null }>(
    `select n.name, (extract(epoch from (
       select min(j.start_after) from pgboss.job j where j.name = n.name and j.state < 'active') - now()) * 1000)::float as ms
     from unnest($1::text[]) as n(name)`,
    [names],
  );
  return found.rows;
}

/** Undoes a taking: an attempt that was not made is not counted. */
const neverTaken = `state = case when retry_count > 0 then 'retry' else 'created' end::pgboss.job_state,
  started_on = case when retry_count > 0 then started_on end, retry_count = greatest(retry_count - 1, 0)`;

/**
 * Of the work just taken, puts back what has an earlier one of its lane before it: waiting, being done, or waiting to be
 * tried again. What is put back counts as never taken. Answers the ids that stay. What is due is asked of the clock and
 * not of the transaction, since an earlier one may have been called up after this transaction began.
 */
export async function keepTurns(db: Queries, name: string, ids: readonly string[]): Promise<Set<string>> {
  const back = await db.query<{ id: string }>(
    `update pgboss.job j set
       ${neverTaken},
       start_after = greatest(e.start_after, now() + interval '5 seconds'),
       output = '{"stoodBack": true}'
     from (
       select distinct on (mine.id) mine.id as mine, first.start_after
       from pgboss.job mine
       join pgboss.job first on first.name = mine.name and first.singleton_key = mine.singleton_key
         and first.state <= 'active' and (first.created_on, first.id) < (mine.created_on, mine.id)
         and (first.state = 'active' or first.started_on is not null or first.output is not null
              or first.start_after <= clock_timestamp())
       where mine.name = $1 and mine.id = any($2::uuid[])
       order by mine.id, first.created_on, first.id
     ) e
     where j.name = $1 and j.id = e.mine
     returning j.id`,
    [name, ids],
  );
  const stoodBack = new Set(back.rows.map((row) => row.id));
  return new Set(ids.filter((id) => !stoodBack.has(id)));
}

export async function noteInHand(db: Queries, worker: number, name: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `insert into work_in_hand (work_id, name, worker) select id, $2, $3 from unnest($1::uuid[]) as taken(id)
     on conflict (work_id) do update set worker = excluded.worker, taken_at = now()`,
    [ids, name, worker],
  );
}

/** How one piece of work ended. */
export type Ending =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly afterSeconds: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'released' };

function writeEnding(db: Queries, name: string, id: string, ending: Ending) {
  switch (ending.kind) {
    case 'done':
      return db.query(`delete from pgboss.job where name = $1 and id = $2`, [name, id]);
    case 'again':
      return db.query(
        `update pgboss.job set state = 'retry', start_after = now() + $3 * interval '1 second',
           output = jsonb_build_object('reason', $4::text)
         where name = $1 and id = $2 and state = 'active'`,
        [name, id, ending.afterSeconds, ending.reason],
      );
    case 'failed':
      return db.query(
        `update pgboss.job set state = 'failed', completed_on = now(), output = jsonb_build_object('reason', $3::text)
         where name = $1 and id = $2 and state = 'active'`,
        [name, id, ending.reason],
      );
    case 'released':
      return db.query(
        `update pgboss.job set ${neverTaken}, start_after = now() where name = $1 and id = $2 and state = 'active'`,
        [name, id],
      );
  }
}

/** Writes down how work ended, calls up who stood back for it, and wakes the workers. To be run in one transaction. */
export async function endWork(
  db: Queries,
  of: { worker: number; name: string; id: string; lane: string | null },
  ending: Ending,
): Promise<void> {
  await writeEnding(db, of.name, of.id, ending);
  await db.query('delete from work_in_hand where work_id = $1 and worker = $2', [of.id, of.worker]);
  if (of.lane !== null && ending.kind !== 'again')
    await db.query(
      `update pgboss.job set start_after = now(), output = null
       where name = $1 and singleton_key = $2 and state < 'active' and output ->> 'stoodBack' = 'true'`,
      [of.name, of.lane],
    );
  if (ending.kind === 'failed') await collectFailed(db);
  if (of.lane !== null || ending.kind === 'released') await db.query(wakeSql);
}

/** Moves what failed for good, by whichever way, to the list that people see. Answers the names. */
export async function collectFailed(db: Queries): Promise<string[]> {
  const moved = await db.query<{ name: string }>(
    `with gone as (delete from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss\\_\\_%' returning *)
     insert into failed_work (id, name, effect_key, lane, data, attempts, reason, enqueued_at)
     select id, name, coalesce(data ->> 'effectKey', name || ':' || id), singleton_key, coalesce(data -> 'data', '{}'),
            retry_count + 1, coalesce(output ->> 'reason', output -> 'value' ->> 'message', 'unknown'), created_on
     from gone on conflict (id) do nothing returning name`,
  );
  return moved.rows.map((row) => row.name);
}

/** Gives the work of workers that are gone to the living. Answers how many pieces. */
export async function takeFromTheDead(db: Queries): Promise<number> {
  const freed = await db.query(
    `with orphaned as (
       delete from work_in_hand w where not exists (
         select 1 from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2
           and l.classid = $1::bigint::oid and l.objid = w.worker::bigint::oid
           and l.database = (select oid from pg_database where datname = current_database()))
       returning w.name, w.work_id)
     update pgboss.job j set
       state = case when j.retry_count < j.retry_limit then 'retry' else 'failed' end::pgboss.job_state,
       completed_on = case when j.retry_count < j.retry_limit then null else now() end,
       start_after = now(),
       output = '{"reason": "the worker ended in the midst of it"}'
     from orphaned o where j.name = o.name and j.id = o.work_id and j.state = 'active'`,
    [lockKinds.worker],
  );
  return freed.rowCount ?? 0;
}

/** Claims an effect key. `done` carries what the effect gave when it was done. */
export async function beginEffect(
  db: Queries,
  key: string,
): Promise<{ done: false } | { done: true; result: unknown }> {
  const begun = await db.query<{ state: string; result: unknown }>(
    `insert into effects (key, state) values ($1, 'begun') on conflict (key) do update set key = excluded.key
     returning state, result`,
    [key],
  );
  const row = begun.rows[0];
  return row?.state === 'done' ? { done: true, result: row.result } : { done: false };
}

export async function finishEffect(db: Queries, key: string, result: unknown): Promise<void> {
  await db.query(`update effects set state = 'done', done_at = now(), result = $2::jsonb where key = $1`, [
    key,
    JSON.stringify(result ?? null),
  ]);
}

/** Forgets effects that were done longer ago than any repeat can come. */
export async function forgetEffects(db: Queries, olderThanDays: number): Promise<number> {
  const gone = await db.query(`delete from effects where state = 'done' and done_at < now() - $1 * interval '1 day'`, [
    olderThanDays,
  ]);
  return gone.rowCount ?? 0;
}

/** Gives the role that scopes work as the right to enqueue, where that role exists. */
export async function letEnqueue(db: Queries, role: string): Promise<void> {
  const { rowCount } = await db.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount)
    await db.query(`grant usage on schema pgboss to ${role}; grant select on pgboss.queue to ${role};
                    grant select, insert on pgboss.job to ${role}`);
}

/** Forgets the work that waits and whose data hold that word, such as the id of a business that is gone. */
export async function forgetWaiting(db: Queries, word: string): Promise<void> {
  await db.query(`delete from pgboss.job where state < 'active' and position($1 in data::text) > 0`, [word]);
}
