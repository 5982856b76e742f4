// Which conversations a search means. A word that few were said with is gathered; one that many were said with is met
// soon on a walk from the newest conversation on, which ends with the page.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import { unseen } from '#platform/database/unseen.ts';
import type { Id } from '#shared/ids.ts';
import type { Place } from '#shared/place.ts';

/** Either all words of one of these lists were said, or the caller is one of the contacts. */
export type Search = { readonly words: readonly string[][]; readonly contacts: readonly Id<'contact'>[] };

/** Up to where each way of looking is the quicker one. They change what a search costs and never what it finds. */
export type Bounds = {
  /** So many conversations with a word are gathered and sorted in a moment. */
  readonly gathered: number;
  /** So many of the newest are asked one by one, to see how many of them are meant. */
  readonly tried: number;
  /** So many ids of conversations with a word are gathered where few of the newest are meant. */
  readonly weighed: number;
  /** So many of the newest conversations are asked one by one before all that are meant are gathered. */
  readonly walked: number;
};

export const usual: Bounds = { gathered: 300, tried: 60, weighed: 3000, walked: 6000 };

const begun = (word: string) => sql`word >= ${unseen(word)} and word < ${unseen(`${word}\u{10ffff}`)}`;

const lists = ({ words }: Search) => {
  const asked = words.filter((all) => all.length > 0).map((all) => [...new Set(all)]);
  return [...new Map(asked.map((all) => [all.join(' '), all])).values()];
};

/** Whether some list has only words that many were said with, so that to gather it would take long. */
export async function isCommon({ db, business }: BusinessScope, search: Search, most: number): Promise<boolean> {
  for (const all of lists(search)) {
    let rarest = Number.POSITIVE_INFINITY;
    for (const word of all) {
      if (rarest <= most) break;
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select from said_words where business_id = ${business} and ${begun(word)} limit ${sql.lit(most + 1)}
        ) as counted`.execute(db);
      rarest = Math.min(rarest, rows[0]?.count ?? 0);
    }
    if (rarest > most) return true;
  }
  return false;
}

/** Asked of one conversation `c` after the other. A look-up of its own, so that no join can read all words first. */
export function isMeant(search: Search): RawBuilder<boolean> {
  const said = (word: string) =>
    sql`(select true from said_words where conversation_id = c.id and ${begun(word)} limit 1)`;
  const parts = [
    sql`c.contact_id = any(${search.contacts}::text[])`,
    ...lists(search).map((all) => sql`(${sql.join(all.map(said), sql` and `)})`),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** Those of the contacts, and those in which all words of some list were said; one may come up twice. */
const allMeant = (business: string, search: Search) => {
  const saying = (word: string) =>
    sql`select conversation_id as id from said_words where business_id = ${business} and ${begun(word)}`;
  const parts = [
    sql`(select id from conversations where business_id = ${business} and contact_id = any(${search.contacts}::text[]))`,
    ...lists(search).map((all) => sql`(${sql.join(all.map(saying), sql` intersect `)})`),
  ];
  return sql.join(parts, sql` union all `);
};

/** Gathered at once, before any conversation is read. */
export function isAmongMeant({ business }: BusinessScope, search: Search): RawBuilder<boolean> {
  return sql<boolean>`c.id = any(array(${allMeant(business, search)}))`;
}

/**
 * Among those that are meant, after that place, at least the newest `most`. All their ids are gathered, but only the youngest
 * conversations are read: ids sort by birth, and who was born before them is looked for only among those of which something
 * was heard as late. Null where more than `weighed` are meant, or where the youngest do not tell.
 */
export async function findNewestMeant(
  { db, business }: BusinessScope,
  search: Search,
  after: Place | null,
  most: number,
  weighed: number,
): Promise<readonly string[] | null> {
  const later = after ? sql`and (last_line_at, id) < (${after.at}::timestamptz, ${after.id})` : sql``;
  const { rows } = await sql<{ tells: boolean; ids: string[] }>`
    with meant as materialized (
      select id from (${allMeant(business, search)}) as all_meant limit ${sql.lit(weighed + 1)}
    ), youngest as materialized (
      select id from meant order by id desc limit ${unseen(2 * most)}
    ), heard as materialized (
      select id, last_line_at from conversations
      where business_id = ${business} and id = any(array(select id from youngest)) ${later}
    ), edge as materialized (
      select last_line_at as at from heard order by last_line_at desc offset ${unseen(most - 1)} limit 1
    ), older as materialized (
      select id from conversations
      where business_id = ${business} and last_line_at >= (select at from edge) ${later}
        and id < (select min(id) from youngest)
    )
    select (select count(*) from meant) <= ${sql.lit(weighed)} and exists (select from edge) as tells, array(
      select id from heard union all select id from older where id in (select id from meant)
    ) as ids`.execute(db);
  return rows[0]?.tells ? rows[0].ids : null;
}
