// Pairs of contacts that share a word by which a person is known, found by those words alone and never written down; and
// the pairs that somebody has looked at and keeps apart.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { PairPlace } from '../rules.ts';

export type PairRow = {
  readonly first_id: Id<'contact'>;
  readonly second_id: Id<'contact'>;
  /** 0: a number or address and the name; 1: a number or address; 2: the name alone. */
  readonly rank: number;
  readonly total: number;
};

/**
 * Of a word that many share, as the name of Maria Lopez or the number of an office, each is held against the three who have
 * been known the longest, so that the work grows with the contacts and not with their square.
 */
const heldAgainst = 3;

/** A name that more than so many bear says nothing. */
const sameNameMost = 5;

const isName = sql`(word >= '=' and word < '>')`;
const isIdentity = sql`(word >= '+' and word < ',' or word >= '@' and word < 'A' or word >= '=' and word < '>')`;
const rankOf = sql`case when bool_and(word >= '=' and word < '>') then 2 when bool_or(word >= '=' and word < '>') then 0 else 1 end`;
/** A name of one word says too little by itself. */
const saysEnough = sql`not bool_and(word >= '=' and word < '>' and word not like '% %')`;

/** At most `limit` pairs after that place, or the first ones. */
export async function findPairs(
  { db, business }: BusinessScope,
  after: PairPlace | null,
  limit: number,
): Promise<readonly PairRow[]> {
  const { rows } = await sql<PairRow>`
    with shared as (
      select word from contact_words where business_id = ${business} and ${isIdentity}
      group by word having count(*) > 1 and (not ${isName} or count(*) <= ${sameNameMost})
    ), placed as (
      select word, contact_id, row_number() over (partition by word order by contact_id) as place
      from contact_words join shared using (word) where business_id = ${business}
    ), pairs as (
      select older.contact_id as first_id, younger.contact_id as second_id, ${rankOf} as rank
      from placed older join placed younger using (word)
      where older.place <= ${heldAgainst} and older.place < younger.place
      group by 1, 2 having ${saysEnough}
    ), open as (
      select * from pairs where not exists (
        select from dismissed_pairs
        where business_id = ${business} and first_contact_id = first_id and second_contact_id = second_id)
    )
    select *, (select count(*)::int from open) as total from open
    ${after ? sql`where (rank, first_id, second_id) > (${after.rank}, ${after.first}, ${after.second})` : sql``}
    order by rank, first_id, second_id limit ${limit}`.execute(db);
  return rows;
}

/** Who shares such a word with one contact, whoever is older. */
export async function findPairsOf(
  { db, business }: BusinessScope,
  id: Id<'contact'>,
  limit: number,
): Promise<readonly Omit<PairRow, 'total'>[]> {
  const { rows } = await sql<PairRow>`
    select least(contact_id, ${id}) as first_id, greatest(contact_id, ${id}) as second_id, ${rankOf} as rank
    from (
      select word, others.contact_id
      from contact_words mine, lateral (
        select contact_id from contact_words
        where business_id = ${business} and word = mine.word and contact_id <> ${id} limit 50
      ) as others
      where mine.business_id = ${business} and mine.contact_id = ${id} and ${isIdentity}
    ) as shared
    where not exists (
      select from dismissed_pairs where business_id = ${business}
        and first_contact_id = least(contact_id, ${id}) and second_contact_id = greatest(contact_id, ${id}))
    group by contact_id having ${saysEnough}
    order by rank, contact_id limit ${limit}`.execute(db);
  return rows;
}

type Pair = { readonly first: Id<'contact'>; readonly second: Id<'contact'> };

export async function insertDismissal({ db, business, now }: BusinessScope, { first, second }: Pair): Promise<void> {
  await db
    .insertInto('dismissed_pairs')
    .values({ business_id: business, first_contact_id: first, second_contact_id: second, dismissed_at: now() })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function deleteDismissal({ db, business }: BusinessScope, { first, second }: Pair): Promise<void> {
  await db
    .deleteFrom('dismissed_pairs')
    .where('business_id', '=', business)
    .where('first_contact_id', '=', first)
    .where('second_contact_id', '=', second)
    .execute();
}
