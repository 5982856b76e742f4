// Finds the pairs anew of whose words have changed, and of nobody else. A pair rests on words that both bear, so besides those
// whose words changed it concerns the bearers of a word only where who is held against whom shifts for them.
import { sql } from 'kysely';
import { planAnew } from '#platform/database/plan-anew.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { isIdentity, isName, rankOf, saysEnough } from './pair-words.ts';

/**
 * Of a word that many share, as the number of an office, each is held against the three who have been known the longest, so
 * that the work grows with the contacts and not with their square.
 */
const heldAgainst = 3;

/** A name that more than so many bear says nothing. */
const sameNameMost = 5;

/** Until the transaction ends nobody else finds pairs of this business. False where somebody does and `waits` is not asked for. */
export async function holdPairs({ db, business }: BusinessScope, { waits }: { waits: boolean }): Promise<boolean> {
  const key = sql`hashtextextended(${`suspected pairs ${business}`}, 0)`;
  if (!waits) {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${key}) as got`.execute(db);
    return rows[0]?.got ?? false;
  }
  await sql`select pg_advisory_xact_lock(${key})`.execute(db);
  return true;
}

export async function hasChanges({ db, business }: BusinessScope): Promise<boolean> {
  const { rows } = await sql`select from changed_identities where business_id = ${business} limit 1`.execute(db);
  return rows.length > 0;
}

/** Businesses in which words have changed since their pairs were found. */
export async function findChanged({ db }: SystemScope): Promise<readonly BusinessId[]> {
  const { rows } = await sql<{ business_id: BusinessId }>`select distinct business_id from changed_identities`.execute(
    db,
  );
  return rows.map(({ business_id }) => business_id);
}

/** Two contacts, the older id first, who may be a pair now or were one until now. */
export type Meant = { readonly first_id: Id<'contact'>; readonly second_id: Id<'contact'> };

/** Who bears a word of `spoken`. */
const bearersIn = (business: string) =>
  sql`select contact_id from contact_words where business_id = ${business} and word = spoken.word`;

/**
 * Takes about `most` changes of words behind `after`, in the order of their bytes and always all of a word. Gives the last
 * of these words, null where there was none, and the pairs that may have come or gone with them: those that are known of
 * whoever is concerned, and those that the words themselves make. Nothing more is read of a contact, since every other pair
 * of theirs is as it was. One statement, so that a word and what has changed of it are seen at one moment: whoever bears it
 * and is not among the changed stood so before. It and what follows is planned anew, since a file of contacts brings thousands
 * of pairs into a table that may have been empty when the plans were made.
 */
export async function takeChanges(
  { db, business }: BusinessScope,
  most: number,
  after: string | null = null,
): Promise<{ readonly last: string | null; readonly meant: readonly Meant[] }> {
  await planAnew({ db });
  const further = sql`business_id = ${business} ${after === null ? sql`` : sql`and word > ${after}`}`;
  const bearers = bearersIn(business);
  const isShifted = sql`coalesce(oldest_moved_id <= firsts[${heldAgainst}], false)`;
  const knownAs = (side: 'first_contact_id' | 'second_contact_id') => sql`
    select first_contact_id, second_contact_id from suspected_pairs
    where business_id = ${business} and ${sql.ref(side)} = any (array(select contact_id from concerned))`;
  const { rows } = await sql<{ last: string | null } & { [Key in keyof Meant]: Meant[Key] | null }>`
    with taken as (
      delete from changed_identities where ${further} and word <= (
        select max(word) from (
          select word from changed_identities where ${further} order by word limit ${most}) as first_ones)
      returning word, contact_id
    ), changed as (
      select word, array_agg(distinct contact_id) as ids, min(contact_id) filter (where is_moved) as oldest_moved_id
      from (
        select word, contact_id, true as is_moved from taken where word <> ''
        union all
        -- What was said of a pair concerns whatever words it rests on.
        select word, contact_id, false from contact_words
        where business_id = ${business} and ${isIdentity}
          and contact_id = any (array(select contact_id from taken where word = ''))
      ) as said group by word
    ), spoken as materialized (
      select word, ids, oldest_moved_id, array(${bearers} order by contact_id limit ${sameNameMost + 1}) as firsts
      from changed as spoken
    ), many as (
      select * from spoken where cardinality(firsts) > ${sameNameMost}
    ), concerned as materialized (
      select word, unnest(case when cardinality(firsts) > ${sameNameMost} then ids else ids || firsts end) as contact_id
      from spoken
      union
      -- A name ceases to say something of the others only where these are few enough themselves.
      select word, contact_id from many as spoken, lateral (
        select contact_id, count(*) over () as others from (
          ${bearers} and contact_id <> all (spoken.ids) limit ${sameNameMost + 1}) as seen
      ) as others where ${isName} and others <= ${sameNameMost}
      union
      -- The others are held against somebody else only where one of the first places is another's now.
      select word, contact_id from many as spoken, lateral (${bearers} offset 0) as held
      where not ${isName} and ${isShifted}
    ), meant (first_id, second_id) as (
      ${knownAs('first_contact_id')}
      union
      ${knownAs('second_contact_id')}
      union
      select older.id, younger.id
      from spoken, unnest(firsts) with ordinality as older (id, place), unnest(firsts) with ordinality as younger (id, place)
      where cardinality(firsts) <= ${sameNameMost} and older.place <= ${heldAgainst} and older.place < younger.place
      union
      select older_id, changed_id from many, unnest(firsts[:${heldAgainst}]) as older_id, unnest(ids) as changed_id
      where not ${isName} and older_id < changed_id
      union
      select older_id, younger.contact_id
      from many as spoken, unnest(firsts[:${heldAgainst}]) as older_id,
        lateral (${bearers} and contact_id > older_id offset 0) as younger
      where not ${isName} and (older_id = any (ids) or ${isShifted})
    )
    select last, first_id, second_id from (select max(word) as last from taken) as said left join meant on true`.execute(
    db,
  );
  return {
    last: rows[0]?.last ?? null,
    meant: rows.flatMap(({ first_id, second_id }) => (first_id && second_id ? [{ first_id, second_id }] : [])),
  };
}

/** Finds anew which of them are pairs, and for what reason. No part is joined whose size the database could misjudge. */
export async function findAnew({ db, business }: BusinessScope, pairs: readonly Meant[]): Promise<void> {
  if (pairs.length === 0) return;
  const meant = sql`unnest(
    ${pairs.map(({ first_id }) => first_id)}::text[], ${pairs.map(({ second_id }) => second_id)}::text[]
  ) as meant (first_id, second_id)`;
  await sql`
    delete from suspected_pairs where ctid = any (array(
      select known.place from ${meant}, lateral (
        select ctid as place from suspected_pairs
        where business_id = ${business} and first_contact_id = first_id and second_contact_id = second_id
        offset 0) as known))`.execute(db);
  await sql`
    insert into suspected_pairs (business_id, rank, first_contact_id, second_contact_id)
    with shared as materialized (
      select word, first_id, second_id from ${meant}, lateral (
        select word from contact_words as said
        where business_id = ${business} and contact_id = first_id and ${isIdentity} and (
          select true from contact_words
          where business_id = ${business} and word = said.word and contact_id = second_id)
        offset 0) as shared
    ), spoken as materialized (
      select word, first_ids, second_ids, array(${bearersIn(business)} order by contact_id limit ${sameNameMost + 1}) as firsts
      from (
        select word, array_agg(first_id) as first_ids, array_agg(second_id) as second_ids from shared group by word
      ) as spoken
    )
    select ${business}, ${rankOf}, first_id, second_id
    from spoken, unnest(first_ids, second_ids) as pair (first_id, second_id)
    where first_id = any (firsts[:${heldAgainst}]) and (cardinality(firsts) <= ${sameNameMost} or not ${isName})
      and not exists (
        select from dismissed_pairs
        where business_id = ${business} and first_contact_id = first_id and second_contact_id = second_id)
    group by first_id, second_id having ${saysEnough}`.execute(db);
}
