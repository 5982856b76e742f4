// The kept filters of one business; every query names the person, too.
import { type SqlBool, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id, UserId } from '#shared/ids.ts';
import type { ContactFilter, FilterBody } from './contract.ts';

const columns = ['id', 'name', 'search', 'tag', 'has', 'sort'] as const;

export async function findFilters({ db, business }: BusinessScope, user: UserId): Promise<ContactFilter[]> {
  const rows = await db
    .selectFrom('contact_filters')
    .select(columns)
    .where('business_id', '=', business)
    .where('user_id', '=', user)
    .orderBy('name_key')
    .execute();
  return rows as ContactFilter[];
}

/** Null where the person has one by that name. */
export async function insertFilter(
  scope: BusinessScope,
  user: UserId,
  filter: FilterBody,
): Promise<ContactFilter | null> {
  const own = { id: scope.newId('contactFilter'), business_id: scope.business, user_id: user };
  const row = await scope.db
    .insertInto('contact_filters')
    .values({ ...own, ...filter, created_at: scope.now() })
    .onConflict((conflict) => conflict.columns(['business_id', 'user_id', 'name_key']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return (row as ContactFilter | undefined) ?? null;
}

/** Undefined where there is none of that id, or the person has another one by that name. */
export async function renameFilter(
  { db, business }: BusinessScope,
  user: UserId,
  id: Id<'contactFilter'>,
  name: string,
): Promise<ContactFilter | undefined> {
  const isFree = sql<SqlBool>`not exists (
    select from contact_filters other
    where other.business_id = ${business} and other.user_id = ${user} and other.name_key = lower(${name}) and other.id <> ${id})`;
  const row = await db
    .updateTable('contact_filters')
    .set({ name })
    .where('business_id', '=', business)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .where(isFree)
    .returning(columns)
    .executeTakeFirst();
  return row as ContactFilter | undefined;
}

/** False where there was none. */
export async function deleteFilter(
  { db, business }: BusinessScope,
  user: UserId,
  id: Id<'contactFilter'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_filters')
    .where('business_id', '=', business)
    .where('user_id', '=', user)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteFiltersOf({ db, business }: BusinessScope, user: UserId): Promise<void> {
  await db.deleteFrom('contact_filters').where('business_id', '=', business).where('user_id', '=', user).execute();
}

/** Others who change what this person keeps wait until this transaction ends. */
export async function holdFilters({ db, business }: BusinessScope, user: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact filters ${business} ${user}`}, 0))`.execute(db);
}
