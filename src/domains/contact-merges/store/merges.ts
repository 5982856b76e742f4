// Two contacts' rows become one, and two again to the byte. What a merge changes is written down in the same transaction.
import { sql } from 'kysely';
import { writtenColumns } from '#domains/contacts/rules.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { Hanging } from '../contract.ts';

/**
 * Every column that names a contact in the rows of something else: those rows go to the kept one. A test reads the
 * database's catalogue and fails where one is missing here and in `ownKeys`.
 */
export const movedKeys = [
  ['conversations', 'contact_id'],
  ['conversations', 'proved_contact_id'],
  ['appointments', 'contact_id'],
  ['messages', 'contact_id'],
  ['caller_codes', 'contact_id'],
  ['contact_notes', 'contact_id'],
  ['contact_consents', 'contact_id'],
] as const;

/** Columns that name a contact and do not move, each with the reason. */
export const ownKeys: Readonly<Record<string, string>> = {
  'contact_words.contact_id': 'written from the row',
  'deleted_contacts.contact_id': 'of those who are no contacts now',
  'dismissed_pairs.first_contact_id': 'moved pair by pair, the older id first',
  'dismissed_pairs.second_contact_id': 'moved pair by pair, the older id first',
  'suspected_pairs.first_contact_id': 'found anew from the words',
  'suspected_pairs.second_contact_id': 'found anew from the words',
  'changed_identities.contact_id': 'whose words have changed, the gone one among them',
  'contact_merges.kept_contact_id': 'what a merge did stays with whom it was done to',
  'contact_merges.gone_contact_id': 'what a merge did stays with whom it was done to',
};

type Pair = { readonly kept: Id<'contact'>; readonly gone: Id<'contact'> };

/** The written columns and the two instants: all of a row that a merge changes. */
const changed = [...writtenColumns, 'created_at', 'updated_at'];
const changedNames = sql.join(changed.map((name) => sql.ref(name)));

/** Holds both still until the transaction ends, and gives how many of them there are. */
export async function lockBoth({ db, business }: BusinessScope, { kept, gone }: Pair): Promise<number> {
  const { rows } = await sql`
    select from contacts where business_id = ${business} and id in (${kept}, ${gone}) order by id for update`.execute(
    db,
  );
  return rows.length;
}

/** Writes down both as they are. */
export async function insertMerge(
  scope: BusinessScope,
  { kept, gone }: Pair,
  goneName: string,
): Promise<Id<'contactMerge'>> {
  const { db, business, actor } = scope;
  const id = scope.newId('contactMerge');
  const user = actor.kind === 'user' ? actor.id : null;
  await sql`
    insert into contact_merges (id, business_id, kept_contact_id, gone_contact_id, gone_name, user_id, merged_at, before)
    select ${id}, ${business}, ${kept}, ${gone}, ${goneName}, ${user}, ${scope.now()}, jsonb_build_object(
      'rows', (select jsonb_object_agg(id, to_jsonb(contacts) - 'sort_name') from contacts
        where business_id = ${business} and id in (${kept}, ${gone})),
      'moved', '{}'::jsonb,
      'pairs', coalesce((select jsonb_agg(to_jsonb(dismissed_pairs)) from dismissed_pairs
        where business_id = ${business} and (first_contact_id = ${gone} or second_contact_id = ${gone})), '[]'))`.execute(
    db,
  );
  return id;
}

/** Hands everything of the one to the other, and writes down which rows that were. */
export async function moveAll(
  { db, business }: BusinessScope,
  merge: Id<'contactMerge'>,
  { kept, gone }: Pair,
): Promise<void> {
  for (const [table, column] of movedKeys)
    await sql`
      with moved as (
        update ${sql.table(table)} set ${sql.ref(column)} = ${kept}
        where business_id = ${business} and ${sql.ref(column)} = ${gone} returning id)
      update contact_merges set before = jsonb_set(before, ${`{moved,${table}.${column}}`}::text[],
        coalesce((select jsonb_agg(id) from moved), '[]'))
      where business_id = ${business} and id = ${merge}`.execute(db);
  await sql`
    with gone_pairs as (
      delete from dismissed_pairs where business_id = ${business} and ${gone} in (first_contact_id, second_contact_id)
      returning case when first_contact_id = ${gone} then second_contact_id else first_contact_id end as other, dismissed_at
    ), added as (
      insert into dismissed_pairs (business_id, first_contact_id, second_contact_id, dismissed_at)
      select ${business}, least(other, ${kept}), greatest(other, ${kept}), dismissed_at from gone_pairs where other <> ${kept}
      on conflict do nothing
      returning first_contact_id, second_contact_id)
    update contact_merges set before = before || jsonb_build_object(
      'added_pairs', coalesce((select jsonb_agg(to_jsonb(added)) from added), '[]'))
    where business_id = ${business} and id = ${merge}`.execute(db);
}

/**
 * Who no longer agreed under either name does not agree now: said once more where the other one's newer yes would hide it.
 * Called before the two are one.
 */
export async function keepRefusals(
  scope: BusinessScope,
  merge: Id<'contactMerge'>,
  { kept, gone }: Pair,
): Promise<void> {
  const { db, business } = scope;
  const { rows } = await sql<{ channel: string }>`
    select channel from (
      select distinct on (contact_id, channel) contact_id, channel, is_given from contact_consents
      where business_id = ${business} and contact_id in (${kept}, ${gone})
      order by contact_id, channel, decided_at desc, id desc
    ) as held
    group by channel having bool_or(is_given) and not bool_and(is_given)`.execute(db);
  const added = rows.map(({ channel }) => ({ id: scope.newId('consent'), channel }));
  for (const { id, channel } of added)
    await db
      .insertInto('contact_consents')
      .values({
        ...{ id, business_id: business, contact_id: kept, channel, is_given: false, how: 'Two contacts became one' },
        decided_at: scope.now(),
      })
      .execute();
  await sql`
    update contact_merges set before = before || jsonb_build_object('added_consents', ${JSON.stringify(added.map(({ id }) => id))}::jsonb)
    where business_id = ${business} and id = ${merge}`.execute(db);
}

/**
 * The way out: what the kept one no longer agreed to since the merge is said of the one who was gone too, since whoever said
 * it was both. Called once what was theirs is theirs again.
 */
export async function shareRefusals(scope: BusinessScope, mergedAt: Date, { kept, gone }: Pair): Promise<void> {
  const { db, business } = scope;
  const { rows } = await sql<{
    channel: string;
    is_given: boolean;
    how: string;
    user_id: string | null;
    decided_at: Date;
  }>`
    select distinct on (channel) channel, is_given, how, user_id, decided_at from contact_consents
    where business_id = ${business} and contact_id = ${kept} and decided_at >= ${mergedAt}
    order by channel, decided_at desc, id desc`.execute(db);
  for (const { is_given, ...decision } of rows)
    if (!is_given)
      await db
        .insertInto('contact_consents')
        .values({ ...decision, id: scope.newId('consent'), business_id: business, contact_id: gone, is_given })
        .execute();
}

/** The kept row has been written: what it says now is what an undo compares with. */
export async function finishMerge(
  { db, business }: BusinessScope,
  merge: Id<'contactMerge'>,
  kept: Id<'contact'>,
): Promise<void> {
  await sql`
    update contact_merges set after = (select to_jsonb(contacts) - 'sort_name' from contacts
      where business_id = ${business} and id = ${kept})
    where business_id = ${business} and id = ${merge}`.execute(db);
}

/** Known since the first of the two was, with these values of the business's own fields, which fitted when they were written. */
export async function writeKept(
  { db, business }: BusinessScope,
  { kept, gone }: Pair,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`
    update contacts set fields = ${JSON.stringify(values)}::jsonb, created_at = least(created_at, (select created_at from contacts where business_id = ${business} and id = ${gone}))
    where business_id = ${business} and id = ${kept}`.execute(db);
}

export type MergeRow = {
  readonly kept_contact_id: Id<'contact'>;
  readonly gone_contact_id: Id<'contact'>;
  readonly merged_at: Date;
  readonly can_be_undone: boolean;
};

/** The merge, held until the transaction ends. */
export async function lockMerge(
  { db, business }: BusinessScope,
  id: Id<'contactMerge'>,
): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select kept_contact_id, gone_contact_id, merged_at, before is not null and after is not null as can_be_undone
    from contact_merges where business_id = ${business} and id = ${id} for update`.execute(db);
  return rows[0];
}

/** Whether the same contact took in another one after that. */
export async function hasLaterMerge({ db, business }: BusinessScope, id: Id<'contactMerge'>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from contact_merges later join contact_merges this using (business_id, kept_contact_id)
      where this.business_id = ${business} and this.id = ${id} and later.before is not null
        and (later.merged_at, later.id) > (this.merged_at, this.id)) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/**
 * The one who was gone as they were; of the kept one each column as it was, save those that were changed since. The words
 * of both are to be written anew after it.
 */
export async function restoreBoth(
  { db, business }: BusinessScope,
  id: Id<'contactMerge'>,
  { kept, gone }: Pair,
): Promise<void> {
  await sql`
    insert into contacts (id, business_id, ${changedNames})
    select was.id, was.business_id, ${changedNames}
    from contact_merges merge, jsonb_populate_record(null::contacts, before -> 'rows' -> ${gone}::text) as was
    where merge.business_id = ${business} and merge.id = ${id}`.execute(db);
  await sql`
    with merge as (select before -> 'rows' -> ${kept}::text as before, after from contact_merges where business_id = ${business} and id = ${id}),
    present as (
      select to_jsonb(contacts) - 'sort_name' as row from contacts where business_id = ${business} and id = ${kept}
    ), back as (
      select jsonb_object_agg(key, case when value = after -> key then before -> key else value end) as row
      from merge, present, jsonb_each(present.row)
    )
    update contacts set (${changedNames}) = (select ${changedNames} from jsonb_populate_record(null::contacts, back.row))
    from back where contacts.business_id = ${business} and contacts.id = ${kept}`.execute(db);
}

/** What was moved goes back, save what somebody has given to someone else since; then the merge has never been. */
export async function moveBack(
  { db, business }: BusinessScope,
  id: Id<'contactMerge'>,
  { kept, gone }: Pair,
): Promise<void> {
  for (const [table, column] of movedKeys)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${gone}
      where business_id = ${business} and ${sql.ref(column)} = ${kept} and id in (
        select jsonb_array_elements_text(before -> 'moved' -> ${`${table}.${column}`}::text)
        from contact_merges where business_id = ${business} and id = ${id})`.execute(db);
  await sql`
    with merge as (select before from contact_merges where business_id = ${business} and id = ${id}),
    taken as (
      delete from dismissed_pairs where business_id = ${business} and (first_contact_id, second_contact_id) in (
        select pair ->> 'first_contact_id', pair ->> 'second_contact_id'
        from merge, jsonb_array_elements(before -> 'added_pairs') as pair))
    insert into dismissed_pairs select pair.*
    from merge, jsonb_populate_recordset(null::dismissed_pairs, before -> 'pairs') as pair
    on conflict do nothing`.execute(db);
  await sql`
    delete from contact_consents where business_id = ${business} and id in (
      select jsonb_array_elements_text(before -> 'added_consents')
      from contact_merges where business_id = ${business} and id = ${id})`.execute(db);
  await db.deleteFrom('contact_merges').where('business_id', '=', business).where('id', '=', id).execute();
}

/** What hangs on a contact, counted. */
export async function countHanging({ db, business }: BusinessScope, id: Id<'contact'>): Promise<Hanging> {
  const { rows } = await sql<Hanging>`
    select
      (select count(*)::int from conversations where business_id = ${business} and contact_id = ${id} and not is_test) as conversations,
      (select count(*)::int from appointments where business_id = ${business} and contact_id = ${id} and status <> 'held') as appointments,
      (select count(*)::int from messages where business_id = ${business} and contact_id = ${id}) as messages,
      (select count(*)::int from contact_notes where business_id = ${business} and contact_id = ${id}) as notes`.execute(
    db,
  );
  return rows[0] ?? { conversations: 0, appointments: 0, messages: 0, notes: 0 };
}

/** Of merges from before then only that they were stays, without what the two said. */
export async function forgetBefore({ db }: SystemScope, before: Date): Promise<void> {
  await db
    .updateTable('contact_merges')
    .set({ before: null, after: null })
    .where('merged_at', '<', before)
    .where('before', 'is not', null)
    .execute();
}
