// Finds the pairs anew of whose words have changed, and of nobody else. A pair rests on words that both bear, so besides those
// whose words changed it concerns the bearers of a word only where who is held against whom shifts for them.
import { sql } from 'kysely';
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

/**
 * Takes about `most` changes, always all of a word, and gives whose pairs are to be found anew. One statement, so that a word
 * and what has changed of it are seen at one moment: whoever bears it and is not among the changed stood so before.
 */
export async function takeChanges({ db, business }: BusinessScope, most: number): Promise<readonly Id<'contact'>[]> {
  const { rows } = await sql<{ contact_id: Id<'contact'> }>`
    with taken as (
      delete from changed_identities where business_id = ${business} and word in (
        select word from (
          select word from changed_identities where business_id = ${business} order by word limit ${most}) as first_ones)
      returning word, contact_id
    ), changed as (
      select word, array_agg(distinct contact_id) as ids, min(contact_id) as oldest_id from taken group by word
    )
    select unnest(ids) as contact_id from changed
    union
    -- A name begins or ceases to say something of the others only where these are few enough themselves.
    select contact_id from changed, lateral (
      select contact_id, count(*) over () as others from (
        select contact_id from contact_words
        where business_id = ${business} and word = changed.word and contact_id <> all (changed.ids)
        limit ${sameNameMost + 1}) as seen
    ) as bearers where ${isName} and others <= ${sameNameMost}
    union
    -- The others are held against somebody else only where one of the first places is another's now.
    select bearer.contact_id from changed join contact_words bearer using (word)
    where not ${isName} and word <> '' and bearer.business_id = ${business} and ${heldAgainst} > (
      select count(*) from (
        select from contact_words older
        where older.business_id = ${business} and older.word = changed.word and older.contact_id < changed.oldest_id
        limit ${heldAgainst}) as before)`.execute(db);
  return rows.map(({ contact_id }) => contact_id);
}

/** Finds all pairs of these contacts anew, whoever the other one is. */
export async function findAnew({ db, business }: BusinessScope, contacts: readonly Id<'contact'>[]): Promise<void> {
  if (contacts.length === 0) return;
  await sql`
    delete from suspected_pairs where business_id = ${business} and first_contact_id = any (${contacts}::text[])`.execute(
    db,
  );
  await sql`
    delete from suspected_pairs where business_id = ${business} and second_contact_id = any (${contacts}::text[])`.execute(
    db,
  );
  const bearers = sql`select contact_id from contact_words where business_id = ${business} and word = spoken.word`;
  await sql`
    insert into suspected_pairs (business_id, rank, first_contact_id, second_contact_id)
    with mine as (
      select word, contact_id from contact_words
      where business_id = ${business} and contact_id = any (${contacts}::text[]) and ${isIdentity}
    ), spoken as (
      select word from (select distinct word from mine) as spoken
      where not ${isName} or ${sameNameMost} >= (select count(*) from (${bearers} limit ${sameNameMost + 1}) as counted)
    ), first_ones as (
      select word, contact_id from spoken, lateral (${bearers} order by contact_id limit ${heldAgainst}) as placed
    ), pairs as (
      select word, first_ones.contact_id as first_id, mine.contact_id as second_id
      from mine join first_ones using (word) where first_ones.contact_id < mine.contact_id
      union
      select spoken.word, spoken.contact_id, younger.contact_id
      from (select word, contact_id from mine join first_ones using (word, contact_id)) as spoken,
        lateral (${bearers} and contact_id > spoken.contact_id) as younger
    )
    select ${business}, ${rankOf}, first_id, second_id from pairs
    where not exists (
      select from dismissed_pairs
      where business_id = ${business} and first_contact_id = first_id and second_contact_id = second_id)
    group by first_id, second_id having ${saysEnough}`.execute(db);
}
