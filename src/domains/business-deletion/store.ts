// Marks on businesses, and their deletion table by table. The tables are asked from the database, so that one which is
// added tomorrow is emptied without a word here.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, UserId } from '#shared/ids.ts';
import type { Reference } from './rules.ts';

export type LeavingRow = {
  readonly id: BusinessId;
  readonly name: string;
  readonly timezone: string;
  readonly is_demo: boolean;
  readonly created_at: Date;
  readonly deletion_marked_at: Date | null;
  readonly deletion_at: Date | null;
};

const columns = sql`id, name, timezone, is_demo, created_at, deletion_marked_at, deletion_at`;

export async function lockBusiness({ db, business }: BusinessScope): Promise<LeavingRow | null> {
  const { rows } = await sql<LeavingRow>`select ${columns} from businesses where id = ${business} for update`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function setMark(scope: BusinessScope, deletionAt: Date | null): Promise<void> {
  await sql`
    update businesses
    set deletion_marked_at = ${deletionAt && scope.now()}, deletion_at = ${deletionAt}, deletion_told = 0
    where id = ${scope.business}`.execute(scope.db);
}

export async function isMarked({ db, business }: BusinessScope): Promise<boolean> {
  const { rows } = await sql`
    select from businesses where id = ${business} and deletion_at is not null`.execute(db);
  return rows.length > 0;
}

export type OwnerRow = { readonly email: string; readonly name: string };

/** Whom the mails go to. A demo's owner has no mailbox. */
export async function findOwners(
  { db }: BusinessScope | SystemScope,
  business: BusinessId,
): Promise<readonly OwnerRow[]> {
  const { rows } = await sql<OwnerRow>`
    select u.email, u.first_name as name from members m join users u on u.id = m.user_id
    where m.business_id = ${business} and m.role = 'owner' and u.demo_key is null order by u.email`.execute(db);
  return rows;
}

/** Those whose end is near and whose last reminder was not sent. */
export async function findNear(scope: SystemScope, endsBefore: Date): Promise<readonly BusinessId[]> {
  const { rows } = await sql<{ id: BusinessId }>`
    select id from businesses
    where deletion_at > ${scope.now()} and deletion_at <= ${endsBefore} and deletion_told = 0
    order by deletion_at`.execute(scope.db);
  return rows.map(({ id }) => id);
}

/** Notes that the last reminder of one of them is being sent, and gives it; null where it was, or the mark was taken back. */
export async function takeReminder(scope: SystemScope, business: BusinessId): Promise<LeavingRow | null> {
  const { rows } = await sql<LeavingRow>`
    update businesses set deletion_told = 1
    where id = ${business} and deletion_at > ${scope.now()} and deletion_told = 0
    returning ${columns}`.execute(scope.db);
  return rows[0] ?? null;
}

/** The businesses whose time is over, the longest over first. */
export async function findDue(scope: SystemScope): Promise<readonly LeavingRow[]> {
  const { rows } = await sql<LeavingRow>`
    select ${columns} from businesses where deletion_at <= ${scope.now()} order by deletion_at`.execute(scope.db);
  return rows;
}

/** Holds one of them until the transaction ends, if its time is over still: its owner may have taken it back meanwhile. */
export async function holdDue(scope: SystemScope, business: BusinessId): Promise<boolean> {
  const { rows } = await sql`
    select from businesses where id = ${business} and deletion_at <= ${scope.now()} for update`.execute(scope.db);
  return rows.length > 0;
}

/** Whether its doors were shut: what was begun is not taken back. */
export async function isShut({ db, business }: BusinessScope): Promise<boolean> {
  const { rows } = await sql`select from profiles where business_id = ${business}`.execute(db);
  return rows.length === 0;
}

/**
 * Shuts the doors: from here on nobody signs in to it and no caller finds it. Who belongs to no other business goes, with
 * the mails that were written to them. Gives who went; a repeat finds nobody.
 */
export async function shutDoors(scope: SystemScope, business: BusinessId): Promise<readonly UserId[]> {
  await sql`delete from profiles where business_id = ${business}`.execute(scope.db);
  const { rows } = await sql<{ id: UserId; email: string }>`
    delete from users u using members m
    where m.business_id = ${business} and m.user_id = u.id
      and not exists (select from members other where other.user_id = u.id and other.business_id <> ${business})
    returning u.id, u.email`.execute(scope.db);
  await sql`delete from members where business_id = ${business}`.execute(scope.db);
  await sql`delete from mails where recipient = any(${rows.map(({ email }) => email)})`.execute(scope.db);
  return rows.map(({ id }) => id);
}

/** Tables with rows of businesses, but for the one of the businesses themselves, and which of them point to which. */
export async function findTables(
  scope: SystemScope,
): Promise<{ readonly tables: readonly string[]; readonly references: readonly Reference[] }> {
  const tables = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and c.column_name = 'business_id' and t.table_type = 'BASE TABLE'`.execute(
    scope.db,
  );
  const references = await sql<Reference>`
    select a.relname as "from", b.relname as "to" from pg_constraint k
    join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(scope.db);
  return { tables: tables.rows.map(({ name }) => name), references: references.rows };
}

/** Deletes up to `max` rows of a table and gives how many went. */
export async function deleteSome(
  scope: SystemScope,
  table: string,
  business: BusinessId,
  max: number,
): Promise<number> {
  const gone = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where business_id = ${business} limit ${max}))`.execute(scope.db);
  return Number(gone.numAffectedRows ?? 0n);
}

/** Forgets what stands elsewhere under the business's id: work that failed, what was done of it, and answers to keyed requests. Requests are counted under hashes, which forget themselves. */
export async function deleteTraces(scope: SystemScope, business: BusinessId): Promise<void> {
  const anywhere = `%${business}%`;
  await sql`delete from failed_work where data::text like ${anywhere} or effect_key like ${anywhere}`.execute(scope.db);
  await sql`delete from effects where key like ${anywhere}`.execute(scope.db);
  await sql`delete from idempotency_keys where caller like ${anywhere}`.execute(scope.db);
}

/** The last row of a business goes, and the note that there was one comes. False where it went before. */
export async function endBusiness(scope: SystemScope, left: LeavingRow, rowsDeleted: number): Promise<boolean> {
  const gone = await sql`delete from businesses where id = ${left.id}`.execute(scope.db);
  if (gone.numAffectedRows !== 1n) return false;
  await sql`
    insert into deleted_businesses (founded_on, marked_at, deleted_at, rows_deleted)
    values (${left.created_at}, ${left.deletion_marked_at}, ${scope.now()}, ${rowsDeleted})`.execute(scope.db);
  return true;
}
