// What the ways of looking for contacts by their words have in common.
import { type RawBuilder, sql } from 'kysely';
import { unseen } from '#platform/database/unseen.ts';

/** A beginning of words: those from the one up to, not including, the other, in the order of their bytes. */
export type Words = { readonly from: string; readonly to: string };

/** Up to where each way of looking is the quicker one. They change what a search costs and never what it finds. */
export type Bounds = {
  /** So many rows of a beginning are gathered and sorted in a moment. */
  readonly gathered: number;
  /** So many rows of the beginning or the end of a number, of which hardly two are one contact's. */
  readonly numbered: number;
  /** A word that more than so many bear says by itself who is newest of those whose words begin so. */
  readonly weighty: number;
  /** Of so many different words each gives its newest contacts by itself. */
  readonly leaped: number;
  /** So many of the newest contacts are asked one by one, which fills a page where every third is meant and else tells how many are. */
  readonly walked: number;
  /** Where every one of so many is meant, more of them are asked, rather than all words of the beginning read. */
  readonly often: number;
  /** So many of those asked must be found before they say where in the list a page will end. */
  readonly telling: number;
  /** So many contacts of one word are asked for another word one by one; for more of them both words are read. */
  readonly probed: number;
  /** So many who have two words are asked for a third one by one. */
  readonly paired: number;
};

/** Behind whatever begins as what it is put behind. */
export const behind = '\u{10ffff}';

export const beginning = (from: string): Words => ({ from, to: from + behind });

export const ofBusiness = (business: string) => sql`business_id = ${unseen(business)}`;

export const begins = ({ from, to }: Words) => sql`word >= ${unseen(from)} and word < ${unseen(to)}`;

export const older = (before: string | null, column = sql`contact_id`) =>
  before === null ? sql`` : sql`and ${column} < ${unseen(before)}`;

/**
 * Whether somebody has a word of it, looked up for each contact in turn until a page is full. As `exists` it could be turned
 * into a join, which reads all words of a million contacts before it shows the first.
 */
export function hasWordOf(contact: RawBuilder<unknown>, words: Words): RawBuilder<boolean> {
  return sql<boolean>`(select true from contact_words where contact_id = ${contact} and ${begins(words)} limit 1)`;
}
