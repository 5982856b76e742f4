// Which calendar addresses there are. The address itself is kept nowhere: it is the id with a keyed hash of it.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';

export type FeedRow = {
  readonly id: Id<'calendarFeed'>;
  readonly staff_id: Id<'staff'> | null;
  readonly created_at: Date;
  readonly last_read_at: Date | null;
};

/** Of people who still work there, and of the whole business first. */
export async function listFeeds({ db, business }: BusinessScope): Promise<readonly FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select f.id, f.staff_id, f.created_at, f.last_read_at from calendar_feeds f left join staff s on s.id = f.staff_id
    where f.business_id = ${business} and s.archived_at is null
    order by s.position nulls first, f.id`.execute(db);
  return rows;
}

/** Takes the place of the one that there was. */
export async function replaceFeed(scope: BusinessScope, staff: Id<'staff'> | null): Promise<void> {
  const { db, business, now } = scope;
  await sql`
    insert into calendar_feeds (id, business_id, staff_id, created_at)
    values (${scope.newId('calendarFeed')}, ${business}, ${staff}, ${now()})
    on conflict (business_id, staff_key) do update set id = excluded.id, created_at = excluded.created_at, last_read_at = null`.execute(
    db,
  );
}

/** Each address ends, and another stands for the same diary. */
export async function renewFeeds(scope: BusinessScope): Promise<void> {
  const all = await scope.db
    .selectFrom('calendar_feeds')
    .select('staff_id')
    .where('business_id', '=', scope.business)
    .execute();
  for (const { staff_id: staff } of all) await replaceFeed(scope, staff as Id<'staff'> | null);
}

export async function deleteFeed({ db, business }: BusinessScope, id: Id<'calendarFeed'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('calendar_feeds')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

export type OpenFeed = {
  readonly business: BusinessId;
  readonly staffId: Id<'staff'> | null;
  readonly staff: string | null;
};

/** Null for one that was renewed or ended, and for somebody who works there no more. */
export async function findFeed({ db }: SystemScope, id: Id<'calendarFeed'>): Promise<OpenFeed | null> {
  const { rows } = await sql<OpenFeed>`
    select f.business_id as business, f.staff_id as "staffId", s.name as staff
    from calendar_feeds f left join staff s on s.id = f.staff_id
    where f.id = ${id} and s.archived_at is null`.execute(db);
  return rows[0] ?? null;
}

/** At most once a minute, so that a program which reads often writes seldom. */
export async function noteRead({ db, now }: SystemScope, id: Id<'calendarFeed'>): Promise<void> {
  const at = now();
  await sql`
    update calendar_feeds set last_read_at = ${at}
    where id = ${id} and (last_read_at is null or last_read_at < ${new Date(at.getTime() - 60_000)})`.execute(db);
}
