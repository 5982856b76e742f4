// The weekly blocks of one business: dates and minutes of its wall clock, as they were said.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';

export type WeeklyRow = {
  readonly id: Id<'weeklyBlock'>;
  readonly staffId: Id<'staff'> | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly fromMinutes: number;
  readonly toMinutes: number;
  readonly reason: string;
  readonly freedOn: readonly string[];
  /** What took over when its end was brought forward, until its days are changed otherwise. */
  readonly successorId: Id<'weeklyBlock'> | null;
};

const columns = sql`id, staff_id as "staffId", starts_on::text as "startsOn", ends_on::text as "endsOn",
  from_minutes as "fromMinutes", to_minutes as "toMinutes", reason, freed_on::text[] as "freedOn",
  successor_id as "successorId"`;

/** Of one that ends before it begins nothing ever stands. */
const everStands = sql`(ends_on is null or ends_on >= starts_on)`;

/** Those that stand on one of these days of the calendar, or begin there. */
export async function listWeekly({ db, business }: BusinessScope, from: string, to: string): Promise<WeeklyRow[]> {
  const found = await sql<WeeklyRow>`
    select ${columns} from weekly_blocks
    where business_id = ${business} and starts_on <= ${to}::date and (ends_on is null or ends_on >= ${from}::date)
      and ${everStands}
    order by starts_on, id`.execute(db);
  return found.rows;
}

/** Those that have stood and do so no more on this day or later, the last to end first. */
export async function listEnded({ db, business }: BusinessScope, today: string, most: number): Promise<WeeklyRow[]> {
  const found = await sql<WeeklyRow>`
    select ${columns} from weekly_blocks
    where business_id = ${business} and ends_on < ${today}::date and ${everStands}
    order by ends_on desc, id limit ${most}`.execute(db);
  return found.rows;
}

export async function findWeekly(
  { db, business }: BusinessScope,
  id: Id<'weeklyBlock'>,
): Promise<WeeklyRow | undefined> {
  const found = await sql<WeeklyRow>`
    select ${columns} from weekly_blocks where business_id = ${business} and id = ${id}`.execute(db);
  return found.rows[0];
}

/** How many stand on this day of the calendar or later; what has ended takes no room. */
export async function countWeekly({ db, business }: BusinessScope, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from weekly_blocks
    where business_id = ${business} and (ends_on is null or ends_on >= ${today}::date) and ${everStands}`.execute(db);
  return rows[0]?.count ?? 0;
}

type Said = Omit<WeeklyRow, 'id' | 'freedOn' | 'successorId'>;

export async function insertWeekly(
  scope: BusinessScope,
  said: Said & Partial<Pick<WeeklyRow, 'freedOn'>>,
): Promise<WeeklyRow> {
  const { db, business, now, newId } = scope;
  // One instant, by which it is known that nobody has touched it since.
  const at = now();
  const made = await sql<WeeklyRow>`
    insert into weekly_blocks
      (id, business_id, staff_id, starts_on, ends_on, from_minutes, to_minutes, reason, freed_on, created_at, changed_at)
    values (${newId('weeklyBlock')}, ${business}, ${said.staffId}, ${said.startsOn}::date, ${said.endsOn}::date,
            ${said.fromMinutes}, ${said.toMinutes}, ${said.reason}, ${said.freedOn ?? []}::date[],
            ${at}, ${at})
    returning ${columns}`.execute(db);
  return made.rows[0] as WeeklyRow;
}

/** Undefined where there is none of that id. Without a successor nothing is known to have taken over from it any more. */
export async function updateWeekly(
  { db, business, now }: BusinessScope,
  id: Id<'weeklyBlock'>,
  said: Said & Pick<WeeklyRow, 'freedOn'> & Partial<Pick<WeeklyRow, 'successorId'>>,
): Promise<WeeklyRow | undefined> {
  const changed = await sql<WeeklyRow>`
    update weekly_blocks
    set staff_id = ${said.staffId}, starts_on = ${said.startsOn}::date, ends_on = ${said.endsOn}::date,
        from_minutes = ${said.fromMinutes}, to_minutes = ${said.toMinutes}, reason = ${said.reason},
        freed_on = ${said.freedOn}::date[], successor_id = ${said.successorId ?? null}, changed_at = ${now()}
    where business_id = ${business} and id = ${id}
    returning ${columns}`.execute(db);
  return changed.rows[0];
}

export async function deleteWeekly({ db, business }: BusinessScope, id: Id<'weeklyBlock'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('weekly_blocks')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Deletes one that is as it was made; false where somebody has touched it since, or there is none. */
export async function deleteUntouched({ db, business }: BusinessScope, id: Id<'weeklyBlock'>): Promise<boolean> {
  const gone = await sql<{ id: string }>`
    delete from weekly_blocks
    where business_id = ${business} and id = ${id} and changed_at = created_at
    returning id`.execute(db);
  return gone.rows.length === 1;
}

/** Those that never stand and were not touched since. */
export async function deleteNeverStanding({ db, business }: BusinessScope, since: Date): Promise<void> {
  await sql`
    delete from weekly_blocks
    where business_id = ${business} and not ${everStands} and changed_at < ${since}`.execute(db);
}
