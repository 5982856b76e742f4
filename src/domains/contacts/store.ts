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

export async function countContacts({ db, business }: BusinessScope): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', business)
    .executeTakeFirstOrThrow();
  return count;
}
