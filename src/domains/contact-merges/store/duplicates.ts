// Pairs of contacts that share a word by which a person is known, kept up as words come and go; and the pairs that somebody
// has looked at and keeps apart.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { PairPlace } from '../rules.ts';
import { isIdentity, rankOf, saysEnough } from './pair-words.ts';

export type PairRow = {
  readonly first_id: Id<'contact'>;
  readonly second_id: Id<'contact'>;
  /** 0: a number or address and the name; 1: a number or address; 2: the name alone. */
  readonly rank: number;
};

const isOpen = (business: string) => sql`not exists (
  select from dismissed_pairs
  where business_id = ${business} and first_contact_id = pair.first_contact_id and second_contact_id = pair.second_contact_id)`;

/** At most `limit` pairs after that place, or the first ones. */
export async function findPairs(
  { db, business }: BusinessScope,
  after: PairPlace | null,
  limit: number,
): Promise<readonly PairRow[]> {
  const { rows } = await sql<PairRow>`
    select rank, first_contact_id as first_id, second_contact_id as second_id from suspected_pairs pair
    where business_id = ${business} and ${isOpen(business)}
      ${after ? sql`and (rank, first_contact_id, second_contact_id) > (${after.rank}, ${after.first}, ${after.second})` : sql``}
    order by rank, first_contact_id, second_contact_id limit ${limit}`.execute(db);
  return rows;
}

/** How many pairs there are; no further than `most`. */
export async function countPairs({ db, business }: BusinessScope, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from suspected_pairs pair where business_id = ${business} and ${isOpen(business)} limit ${most}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Who shares such a word with one contact, whoever is older. */
export async function findPairsOf(
  { db, business }: BusinessScope,
  id: Id<'contact'>,
  limit: number,
): Promise<readonly PairRow[]> {
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
