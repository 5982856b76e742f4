// Contacts that were deleted, kept whole with what hung on them for as long as that can be taken back.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { type ContactRow, columns, deleteContacts, writeWords } from '../store.ts';

export type DeletedRow = ContactRow & { readonly deleted_at: Date };

/** Sets them aside, and gives those that were there. */
export async function setAside(scope: BusinessScope, ids: readonly Id<'contact'>[]): Promise<Id<'contact'>[]> {
  const { db, business } = scope;
  await sql`
    insert into deleted_contacts
      (business_id, contact_id, contact, conversation_ids, appointment_ids, message_ids, deleted_at)
    select business_id, id, to_jsonb(contacts) - 'sort_name',
      array(select id from conversations where business_id = ${business} and contact_id = contacts.id),
      array(select id from appointments where business_id = ${business} and contact_id = contacts.id),
      array(select id from messages where business_id = ${business} and contact_id = contacts.id),
      ${scope.now()}
    from contacts where business_id = ${business} and id = any(${ids}::text[]) order by id for update`.execute(db);
  return deleteContacts(scope, ids);
}

const names = sql.join(columns.map((name) => sql.ref(name)));
/** What a row says that was set aside before a column was there. */
const unwritten = sql`jsonb_populate_record(null::contacts, '{"other_phones": [], "other_emails": [], "fields": {}}')`;

/** The contact as it was, hung again on everything that nobody else has been given since; undefined where there is none. */
export async function putBack(scope: BusinessScope, id: Id<'contact'>): Promise<ContactRow | undefined> {
  const { db, business } = scope;
  const gone = await db
    .deleteFrom('deleted_contacts')
    .where('business_id', '=', business)
    .where('contact_id', '=', id)
    .returning(['contact', 'conversation_ids', 'appointment_ids', 'message_ids'])
    .executeTakeFirst();
  if (!gone) return undefined;
  await sql`
    insert into contacts (business_id, ${names})
    select business_id, ${names}
    from jsonb_populate_record(${unwritten}, ${JSON.stringify(gone.contact)}::jsonb)`.execute(db);
  for (const [table, ids] of [
    ['conversations', gone.conversation_ids],
    ['appointments', gone.appointment_ids],
    ['messages', gone.message_ids],
  ] as const)
    await sql`
      update ${sql.table(table)} set contact_id = ${id}
      where business_id = ${business} and id = any(${ids}::text[]) and contact_id is null`.execute(db);
  const row = await db
    .selectFrom('contacts')
    .select(columns)
    .$castTo<ContactRow>()
    .where('business_id', '=', business)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await writeWords(scope, [row]);
  return row;
}

export async function isSetAside({ db, business }: BusinessScope, id: Id<'contact'>): Promise<boolean> {
  const gone = db.selectFrom('deleted_contacts').select('contact_id').where('business_id', '=', business);
  return (await gone.where('contact_id', '=', id).executeTakeFirst()) !== undefined;
}

/** Those that were deleted last. */
export async function findDeleted({ db, business }: BusinessScope, limit: number): Promise<readonly DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select (jsonb_populate_record(${unwritten}, contact)).*, deleted_at
    from deleted_contacts where business_id = ${business}
    order by deleted_at desc, contact_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countDeleted({ db, business }: BusinessScope): Promise<number> {
  const { count } = await db
    .selectFrom('deleted_contacts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', business)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets those that were deleted before then, with what hung on them alone; at most a thousand at once, and says how many. */
export async function forgetDeleted({ db }: SystemScope, before: Date): Promise<number> {
  const { rows } = await sql<{ contact_id: string }>`
    delete from deleted_contacts where (business_id, contact_id) in (
      select business_id, contact_id from deleted_contacts where deleted_at < ${before} limit 1000)
    returning contact_id`.execute(db);
  const ids = rows.map(({ contact_id }) => contact_id);
  if (ids.length > 0) {
    for (const table of ['contact_notes', 'contact_consents'] as const)
      await db.deleteFrom(table).where('contact_id', 'in', ids).execute();
    await db.deleteFrom('contact_merges').where('kept_contact_id', 'in', ids).execute();
    await db
      .deleteFrom('dismissed_pairs')
      .where((pair) => pair.or([pair('first_contact_id', 'in', ids), pair('second_contact_id', 'in', ids)]))
      .execute();
  }
  return ids.length;
}
