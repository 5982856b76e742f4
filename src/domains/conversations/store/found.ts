// Which conversations a search means. A word that few were said with is gathered; one that many were said with is met
// soon on a walk from the newest conversation on, which ends with the page.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import { unseen } from '#platform/database/unseen.ts';
import type { Id } from '#shared/ids.ts';

/** Either all words of one of these lists were said, or the caller is one of the contacts. */
export type Search = { readonly words: readonly string[][]; readonly contacts: readonly Id<'contact'>[] };

/** Up to where each way of looking is the quicker one. They change what a search costs and never what it finds. */
export type Bounds = {
  /** So many conversations with a word are gathered and sorted in a moment. */
  readonly gathered: number;
  /** So many of the newest conversations are asked one by one before all that are meant are gathered. */
  readonly walked: number;
};

export const usual: Bounds = { gathered: 500, walked: 6000 };

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

/** Gathered at once, before any conversation is read. */
export function isAmongMeant({ business }: BusinessScope, search: Search): RawBuilder<boolean> {
  const saying = (word: string) =>
    sql`select conversation_id from said_words where business_id = ${business} and ${begun(word)}`;
  const parts = [
    sql`(select id from conversations where business_id = ${business} and contact_id = any(${search.contacts}::text[]))`,
    ...lists(search).map((all) => sql`(${sql.join(all.map(saying), sql` intersect `)})`),
  ];
  return sql<boolean>`c.id = any(array(${sql.join(parts, sql` union `)}))`;
}
