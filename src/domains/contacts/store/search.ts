// Contacts by what is searched for, the newest first: as many as a page shows and no more, however many there are and
// however common the word. Words stand in their index with the ids of their contacts, and ids sort by birth.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import { searchedWords, wordOfTag } from '../rules.ts';

export type Words = { readonly from: string; readonly to: string };

/** The beginnings that a search asks for, and the one tag: what a contact must have a word of each of. */
export function askedWords({ search, tag }: { search?: string | undefined; tag?: string | undefined }): Words[] {
  const words = searchedWords(search ?? '').map((word) => ({ from: word, to: `${word}\u{10ffff}` }));
  return tag === undefined ? words : [...words, { from: wordOfTag(tag), to: `${wordOfTag(tag)}\u0001` }];
}

/** So many are sorted in a moment. */
const sortedMost = 3000;
/** A beginning that so many contacts have is met soon on a walk through all of them, and by fewer quicker than that. */
export const gatheredMost = 50_000;
/** Of so many words each gives its newest contacts quicker than all of them can be sorted. */
const mergedMost = 200;

/**
 * Whether somebody has a word of it, looked up for each contact in turn until a page is full. As `exists` it could be turned
 * into a join, which reads all words of a million contacts before it shows the first.
 */
export function hasWordOf(contact: RawBuilder<unknown>, words: Words): RawBuilder<boolean> {
  return sql<boolean>`(select true from contact_words where contact_id = ${contact} and ${begins(words)} limit 1)`;
}

const begins = ({ from, to }: Words) => sql`word >= ${from} and word < ${to}`;

export async function countUpTo({ db, business }: BusinessScope, words: Words, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from contact_words where business_id = ${business} and ${begins(words)} limit ${most}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The words of a beginning, found by leaping from one to the next; null where they are too many. */
async function wordsWithin({ db, business }: BusinessScope, { from, to }: Words): Promise<string[] | null> {
  const { rows } = await sql<{ word: string }>`
    with recursive leap as (
      (select word, 1 as at from contact_words
        where business_id = ${business} and word >= ${from} and word < ${to} order by word limit 1)
      union all
      select next.word, at + 1 from leap, lateral (
        select word from contact_words
        where business_id = ${business} and word > leap.word and word < ${to} order by word limit 1
      ) as next where at <= ${mergedMost}
    )
    select word from leap`.execute(db);
  return rows.length > mergedMost ? null : rows.map(({ word }) => word);
}

/** Who has a word of each, the newest first, those before that id, at most `limit`; null where a walk through all is quicker. */
export async function findNewest(
  scope: BusinessScope,
  asked: readonly Words[],
  before: string | null,
  limit: number,
): Promise<readonly string[] | null> {
  const { db, business } = scope;
  const counts: number[] = [];
  for (const one of asked) counts.push(await countUpTo(scope, one, sortedMost + 1));
  const rarest = counts.indexOf(Math.min(...counts));
  const [driver, others] = [asked[rarest], asked.filter((_, at) => at !== rarest)];
  if (!driver) return null;
  const older = before === null ? sql`` : sql`and contact_id < ${before}`;
  const has = (words: Words) => hasWordOf(sql`held.contact_id`, words);
  const rest = others.length === 0 ? sql`` : sql`where ${sql.join(others.map(has), sql` and `)}`;
  const take = async (held: RawBuilder<unknown>) => {
    const { rows } = await sql<{ contact_id: string }>`
      select contact_id from (${held}) as held ${rest} order by contact_id desc limit ${limit}`.execute(db);
    return rows.map(({ contact_id }) => contact_id);
  };
  if ((counts[rarest] ?? 0) > sortedMost && others.length === 0) {
    const words = await wordsWithin(scope, driver);
    if (words !== null)
      return take(sql`
        select distinct newest.contact_id from unnest(${words}::text[]) as said, lateral (
          select contact_id from contact_words
          where business_id = ${business} and word = said ${older} order by contact_id desc limit ${limit}
        ) as newest`);
  }
  if ((counts[rarest] ?? 0) > sortedMost && (await countUpTo(scope, driver, gatheredMost + 1)) > gatheredMost)
    return null;
  // Sorted before the others are asked for, so that they are asked only until the page is full.
  return take(sql`
    select distinct contact_id from contact_words
    where business_id = ${business} and ${begins(driver)} ${older} order by contact_id desc`);
}
