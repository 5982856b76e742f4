// The readers of each list. They belong to the operator, not to a business.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { List } from './contract.ts';

/** Notes that this address asked, now; the id is the same however often it asks. */
export async function keepWish(scope: SystemScope, list: List, email: string): Promise<Id<'listReader'>> {
  const { rows } = await sql<{ id: Id<'listReader'> }>`
    insert into list_readers (id, list, email, asked_at)
    values (${scope.newId('listReader')}, ${list}, ${email}, ${scope.now()})
    on conflict (list, email) do update set asked_at = excluded.asked_at
    returning id`.execute(scope.db);
  const [row] = rows;
  if (!row) throw new Error('an upsert gave no row');
  return row.id;
}

/** Confirms a wish that was asked for after `since`, or was confirmed before. False where there is none. */
export async function confirmWish(scope: SystemScope, id: string, since: Date): Promise<boolean> {
  const done = await sql`
    update list_readers set confirmed_at = coalesce(confirmed_at, ${scope.now()})
    where id = ${id} and (confirmed_at is not null or asked_at > ${since})`.execute(scope.db);
  return done.numAffectedRows === 1n;
}

/** Safe to repeat. */
export async function deleteReader(scope: SystemScope, id: string): Promise<void> {
  await scope.db.deleteFrom('list_readers').where('id', '=', id).execute();
}

/** Whether somebody of that id confirmed and has not left. */
export async function isReader(scope: SystemScope, id: string): Promise<boolean> {
  const row = await scope.db
    .selectFrom('list_readers')
    .select('id')
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUnconfirmedBefore(scope: SystemScope, before: Date): Promise<void> {
  await sql`delete from list_readers where confirmed_at is null and asked_at < ${before}`.execute(scope.db);
}

/** Those who confirmed, the longest reading first. */
export async function findReaders(
  scope: SystemScope,
  list: List,
): Promise<readonly { readonly id: Id<'listReader'>; readonly email: string }[]> {
  const { rows } = await sql<{ id: Id<'listReader'>; email: string }>`
    select id, email from list_readers where list = ${list} and confirmed_at is not null order by id`.execute(scope.db);
  return rows;
}
