// The contacts of one business. Whatever writes a contact writes the words by which it is found.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { searchWords } from './rules.ts';

export type ContactRow = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly notes: string;
  readonly tags: string[];
  readonly created_at: Date;
  readonly updated_at: Date;
};

export type ContactFields = Pick<ContactRow, 'name' | 'phone' | 'email' | 'notes' | 'tags'>;

export const columns = ['id', 'name', 'phone', 'email', 'notes', 'tags', 'created_at', 'updated_at'] as const;

export async function insertContact(scope: BusinessScope, fields: ContactFields): Promise<ContactRow> {
  const now = scope.now();
  const row = await scope.db
    .insertInto('contacts')
    .values({ business_id: scope.business, id: scope.newId('contact'), ...fields, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await writeWords(scope, [row]);
  return row;
}

/** Adds many in two statements, and gives their ids in the same order. */
export async function insertContacts(
  scope: BusinessScope,
  all: readonly (ContactFields & { readonly createdAt: Date })[],
): Promise<Id<'contact'>[]> {
  if (all.length === 0) return [];
  const rows = all.map(({ createdAt, ...fields }) => ({
    business_id: scope.business,
    id: scope.newId('contact'),
    ...fields,
    created_at: createdAt,
    updated_at: createdAt,
  }));
  await scope.db.insertInto('contacts').values(rows).execute();
  await writeWords(scope, rows);
  return rows.map(({ id }) => id);
}

/** Writes the words of contacts that have none yet. */
export async function writeWords(
  { db, business }: BusinessScope,
  contacts: readonly (Omit<ContactFields, 'notes'> & { readonly id: string })[],
): Promise<void> {
  const pairs = contacts.flatMap((one) => searchWords(one).map((word) => ({ id: one.id, word })));
  const [ids, words] = [pairs.map(({ id }) => id), pairs.map(({ word }) => word)];
  await sql`
    insert into contact_words (business_id, contact_id, word)
    select ${business}, id, word from unnest(${ids}::text[], ${words}::text[]) as said (id, word)`.execute(db);
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

/** Changes the fields that are given. */
export async function updateContact(
  scope: BusinessScope,
  id: Id<'contact'>,
  fields: Partial<ContactFields>,
): Promise<ContactRow | undefined> {
  const { db, business, now } = scope;
  const row = await db
    .updateTable('contacts')
    .set({ ...fields, updated_at: now() })
    .where('business_id', '=', business)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (!row) return undefined;
  await db.deleteFrom('contact_words').where('business_id', '=', business).where('contact_id', '=', id).execute();
  await writeWords(scope, [row]);
  return row;
}

/** Changes many in three statements. */
export async function updateContacts(
  scope: BusinessScope,
  changed: readonly (ContactFields & { readonly id: Id<'contact'> })[],
): Promise<void> {
  if (changed.length === 0) return;
  const { db, business, now } = scope;
  const ids = changed.map(({ id }) => id);
  await sql`
    update contacts set name = given.name, phone = given.phone, email = given.email, notes = given.notes,
      tags = array(select jsonb_array_elements_text(given.tags)), updated_at = ${now()}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as given (id text, name text, phone text, email text, notes text, tags jsonb)
    where business_id = ${business} and contacts.id = any(${ids}::text[]) and contacts.id = given.id`.execute(db);
  await db.deleteFrom('contact_words').where('business_id', '=', business).where('contact_id', 'in', ids).execute();
  await writeWords(scope, changed);
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

/** Everybody, and what was written about them, also about those who could still have been restored. */
export async function deleteAllContacts({ db, business }: BusinessScope): Promise<number> {
  await db.deleteFrom('contact_notes').where('business_id', '=', business).execute();
  await db.deleteFrom('deleted_contacts').where('business_id', '=', business).execute();
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
