// The contacts of one business. Whatever writes a contact writes the words by which it is found.
import { sql } from 'kysely';
import { planAnew } from '#platform/database/plan-anew.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { datedId } from '#platform/ids.ts';
import type { Id } from '#shared/ids.ts';
import { type FieldValues, keptWords, wordOfEmail, wordOfPhone, writtenColumns } from './rules.ts';

export type ContactRow = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly notes: string;
  readonly tags: string[];
  readonly other_phones: string[];
  readonly other_emails: string[];
  readonly fields: FieldValues;
  readonly created_at: Date;
  readonly updated_at: Date;
};

export const columns = ['id', ...writtenColumns, 'created_at', 'updated_at'] as const;
export type ContactFields = Pick<ContactRow, (typeof writtenColumns)[number]>;

/** Of a contact of whom no more is known. */
export const nothingMore = {
  notes: '',
  tags: [],
  other_phones: [],
  other_emails: [],
  fields: {},
} satisfies Partial<ContactFields>;

export async function insertContact(scope: BusinessScope, fields: ContactFields): Promise<ContactRow> {
  const now = scope.now();
  const row = await scope.db
    .insertInto('contacts')
    .values({ business_id: scope.business, id: scope.newId('contact'), ...fields, created_at: now, updated_at: now })
    .returning(columns)
    .$castTo<ContactRow>()
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
    id: datedId<'contact'>(scope.newId('contact'), createdAt),
    ...fields,
    created_at: createdAt,
    updated_at: createdAt,
  }));
  await scope.db.insertInto('contacts').values(rows).execute();
  await writeWords(scope, rows);
  return rows.map(({ id }) => id);
}

/** Of so many contacts the words are thousands, each of which is looked up among the contacts as it is written. */
const manyContacts = 100;

/** Writes the words of contacts that have none yet. */
export async function writeWords(
  { db, business }: BusinessScope,
  contacts: readonly (Omit<ContactFields, 'notes'> & { readonly id: string })[],
): Promise<void> {
  const pairs = contacts.flatMap((one) => wordsOf(one).map((word) => ({ id: one.id, word })));
  const [ids, words] = [pairs.map(({ id }) => id), pairs.map(({ word }) => word)];
  if (contacts.length >= manyContacts) await planAnew({ db });
  await sql`
    insert into contact_words (business_id, contact_id, word)
    select ${business}, id, word from unnest(${ids}::text[], ${words}::text[]) as said (id, word)`.execute(db);
}

function wordsOf({ other_phones, other_emails, ...one }: Omit<ContactFields, 'notes'>): string[] {
  return keptWords({ ...one, otherPhones: other_phones, otherEmails: other_emails });
}

export async function findContact({ db, business }: BusinessScope, id: Id<'contact'>): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .$castTo<ContactRow>()
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Who has been known the longest with that phone, else with that e-mail: as their first one, else as another one. */
export async function findByReach(
  scope: BusinessScope,
  phone: string | null,
  email: string | null,
): Promise<ContactRow | undefined> {
  return (
    (phone === null ? undefined : await findPerson(scope, 'phone', phone)) ??
    (email === null ? undefined : await findPerson(scope, 'email', email))
  );
}

/** Of those with that tag the newest who is called so. */
export async function findTestCaller(
  { db, business }: BusinessScope,
  tag: string,
  name: string,
): Promise<Id<'contact'> | undefined> {
  const found = await db
    .selectFrom('contacts')
    .select('id')
    .where('business_id', '=', business)
    .where(sql<boolean>`${tag} = any(tags)`)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id as Id<'contact'> | undefined;
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
    .$castTo<ContactRow>()
    .executeTakeFirst();
  if (row) await rewriteWords(scope, id);
  return row;
}

/** Those of them that are there, each held still until the transaction ends. */
export async function lockContacts({ db, business }: BusinessScope, ids: readonly string[]): Promise<ContactRow[]> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .$castTo<ContactRow>()
    .where('business_id', '=', business)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Those of them that are there, in any order. */
export async function findContacts({ db, business }: BusinessScope, ids: readonly string[]): Promise<ContactRow[]> {
  const asked = sql<boolean>`id = any(${ids}::text[])`;
  return db
    .selectFrom('contacts')
    .select(columns)
    .$castTo<ContactRow>()
    .where('business_id', '=', business)
    .where(asked)
    .execute();
}

/** Writes the words of a contact anew after its row was written elsewhere. */
export async function rewriteWords(scope: BusinessScope, id: Id<'contact'>): Promise<void> {
  const row = await findContact(scope, id);
  const { db, business } = scope;
  await db.deleteFrom('contact_words').where('business_id', '=', business).where('contact_id', '=', id).execute();
  if (row) await writeWords(scope, [row]);
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
    update contacts set (${sql.join(writtenColumns.map((name) => sql.ref(name)))}, updated_at) =
      row(${sql.join(writtenColumns.map((name) => sql.ref(`given.${name}`)))}, ${now()})
    from jsonb_populate_recordset(null::contacts, ${JSON.stringify(changed)}::jsonb) as given
    where contacts.business_id = ${business} and contacts.id = any(${ids}::text[]) and contacts.id = given.id`.execute(
    db,
  );
  await db.deleteFrom('contact_words').where('business_id', '=', business).where('contact_id', 'in', ids).execute();
  await writeWords(scope, changed);
}

/** The one who has been known the longest under that number or that address: as the first one, else as another one. */
export async function findPerson(
  { db, business }: BusinessScope,
  column: 'phone' | 'email',
  value: string,
): Promise<ContactRow | undefined> {
  const oldest = db
    .selectFrom('contacts')
    .select(columns)
    .$castTo<ContactRow>()
    .where('business_id', '=', business)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1);
  const first = await oldest.where(column, '=', value).executeTakeFirst();
  if (first) return first;
  const others = column === 'phone' ? 'other_phones' : 'other_emails';
  return oldest
    .where(hasWord(business, [wordOfReach(column, value)]))
    .where(sql<boolean>`${value} = any(${sql.ref(others)})`)
    .executeTakeFirst();
}

export const wordOfReach = (column: 'phone' | 'email', value: string) =>
  column === 'phone' ? wordOfPhone(value) : wordOfEmail(value);

/** Whoever has one of these words, whole. The words are gathered first, so that it is quick however many contacts there are. */
export function hasWord(business: string, words: readonly string[]) {
  return sql<boolean>`id = any(array(
    select contact_id from contact_words where business_id = ${business} and word = any(${words}::text[])))`;
}

/** The contact, held still until the transaction ends. */
export async function lockContact({ db, business }: BusinessScope, id: Id<'contact'>): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .$castTo<ContactRow>()
    .where('business_id', '=', business)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes them, and gives those that were there. */
export async function deleteContacts(
  { db, business }: BusinessScope,
  ids: readonly Id<'contact'>[],
): Promise<Id<'contact'>[]> {
  const gone = await db
    .deleteFrom('contacts')
    .where('business_id', '=', business)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id as Id<'contact'>);
}

/** Everybody, and what was written about them, also about those who could still have been restored. */
export async function deleteAllContacts({ db, business }: BusinessScope): Promise<number> {
  for (const table of ['contact_notes', 'contact_consents', 'contact_merges', 'dismissed_pairs'] as const)
    await db.deleteFrom(table).where('business_id', '=', business).execute();
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
