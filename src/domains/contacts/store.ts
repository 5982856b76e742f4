// The contacts of one business, newest first.
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '#platform/database/schema.generated.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Place } from './rules.ts';

export type ContactRow = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly notes: string;
  readonly created_at: Date;
  readonly updated_at: Date;
};

export type ContactFields = Pick<ContactRow, 'name' | 'phone' | 'email' | 'notes'>;

const columns = ['id', 'name', 'phone', 'email', 'notes', 'created_at', 'updated_at'] as const;

export async function insertContact(scope: BusinessScope, fields: ContactFields): Promise<ContactRow> {
  const now = scope.now();
  return scope.db
    .insertInto('contacts')
    .values({ business_id: scope.business, id: scope.newId('contact'), ...fields, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function insertContacts(
  scope: BusinessScope,
  all: readonly (ContactFields & { readonly createdAt: Date })[],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ createdAt, ...fields }) => ({
    business_id: scope.business,
    id: scope.newId('contact'),
    ...fields,
    created_at: createdAt,
    updated_at: createdAt,
  }));
  await scope.db.insertInto('contacts').values(rows).execute();
}

export async function findContact({ db, business }: BusinessScope, id: Id<'contact'>): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The oldest contact with that phone, else the oldest with that e-mail. */
export async function findByReach(
  { db, business }: BusinessScope,
  phone: string | null,
  email: string | null,
): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('business_id', '=', business)
    .where((row) => row.or([row('phone', '=', phone), row('email', '=', email)]))
    .orderBy(sql`phone is not distinct from ${phone} and phone is not null`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Until this transaction ends, nobody else who holds one of these numbers or addresses goes on. */
export async function holdReach({ db, business }: BusinessScope, ways: readonly string[]): Promise<void> {
  // One order for all, so that two who hold the same two never wait for one another.
  for (const way of [...ways].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${business} ${way}`}, 0))`.execute(db);
}

/** At most `limit` contacts that come after that place, or the newest. */
export async function listContacts(
  { db, business }: BusinessScope,
  after: Place | null,
  limit: number,
): Promise<readonly ContactRow[]> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('business_id', '=', business)
    .$if(after !== null, (query) => query.where(after ? (row) => isAfter(row, after) : sql<boolean>`true`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Compared as a row, so that the index on both columns gives the page at once. */
function isAfter(row: ExpressionBuilder<DB, 'contacts'>, { createdAt, id }: Place) {
  return row(row.refTuple('created_at', 'id'), '<', row.tuple(sql<Date>`${createdAt}::timestamptz`, id));
}

export async function updateContact(
  { db, business, now }: BusinessScope,
  id: Id<'contact'>,
  fields: ContactFields,
): Promise<ContactRow | undefined> {
  return db
    .updateTable('contacts')
    .set({ ...fields, updated_at: now() })
    .where('business_id', '=', business)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** The one who has been known the longest under that number or that address. */
export async function findPerson(
  { db, business }: BusinessScope,
  column: 'phone' | 'email',
  value: string,
): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('business_id', '=', business)
    .where(column, '=', value)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The contact, held still until the transaction ends. */
export async function lockContact({ db, business }: BusinessScope, id: Id<'contact'>): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('business_id', '=', business)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteContact({ db, business }: BusinessScope, id: Id<'contact'>): Promise<boolean> {
  const gone = await db
    .deleteFrom('contacts')
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

export async function deleteAllContacts({ db, business }: BusinessScope): Promise<number> {
  const gone = await db.deleteFrom('contacts').where('business_id', '=', business).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export async function countContacts({ db, business }: BusinessScope): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', business)
    .executeTakeFirstOrThrow();
  return count;
}
