// Contacts as a list: a page at a time in one of three orders, each from an index, however many there are.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import { type Place, type Sorting, wordOfTag } from '../rules.ts';
import { type ContactRow, columns, hasWord, wordOfReach } from '../store.ts';
import { askedWords, countUpTo, findNewest } from './search.ts';
import { hasWordOf, type Words } from './words.ts';

export type Asked = {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  readonly has?: 'phone' | 'email' | 'no-name' | undefined;
  readonly sort: Sorting;
  readonly after: Place | null;
  readonly limit: number;
};

export type Page = { readonly rows: readonly ContactRow[]; readonly next: Place | null };

/** A beginning that so many contacts have is met soon on a walk through all of them, and by fewer quicker than that. */
const gatheredMost = 50_000;

const orders = {
  // Ids sort by birth, so that those of one instant have their order too.
  newest: { column: 'id', direction: 'desc' },
  changed: { column: 'updated_at', direction: 'desc' },
  name: { column: 'sort_name', direction: 'asc' },
} as const satisfies Record<Sorting, Order>;

export type Order = { readonly column: 'id' | 'updated_at' | 'sort_name'; readonly direction: 'asc' | 'desc' };

/** One contact more than `limit` in that order, of those that have what is asked for; what is searched for is added to it. */
export function inOrder({ db, business }: BusinessScope, { has, limit }: Pick<Asked, 'has' | 'limit'>, order: Order) {
  const { column, direction } = order;
  return db
    .selectFrom('contacts')
    .select([...columns, 'sort_name'])
    .$castTo<ContactRow & { sort_name: string }>()
    .where('business_id', '=', business)
    .orderBy(column, direction)
    .$if(column !== 'id', (rows) => rows.orderBy('id', direction))
    .$if(has === 'phone', (rows) => rows.where('phone', 'is not', null))
    .$if(has === 'email', (rows) => rows.where('email', 'is not', null))
    .$if(has === 'no-name', (rows) => rows.where('name', '=', ''))
    .limit(limit + 1);
}

/** Where in the list that contact stands. */
export function placeOf(row: ContactRow & { readonly sort_name: string }, sort: Sorting): Place {
  const at = { newest: row.created_at, changed: row.updated_at, name: row.sort_name }[sort];
  return { key: typeof at === 'string' ? at : at.toISOString(), id: row.id };
}

/** At most `limit` contacts that come after that place, or the first ones, and the place where the page ends if more come. */
export async function findPage(scope: BusinessScope, asked: Asked): Promise<Page> {
  const { sort, after, limit } = asked;
  let query = inOrder(scope, asked, orders[sort]);
  const words = askedWords(asked);
  if (words.length > 0 && sort === 'newest' && asked.has === undefined) {
    const newest = await findNewest(scope, words, after?.id ?? null, limit + 1);
    query = query.where(sql<boolean>`id = any(${newest}::text[])`);
  } else if (words.length > 0) for (const condition of await conditionsOf(scope, words)) query = query.where(condition);
  // Compared as a row, so that the index on both columns gives the page at once.
  if (after) {
    const { key, id } = after;
    if (sort === 'name') query = query.where(sql<boolean>`(sort_name, id) > (${key}, ${id})`);
    else if (sort === 'newest') query = query.where('id', '<', id);
    else query = query.where(sql<boolean>`(updated_at, id) < (${key}::timestamptz, ${id})`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? placeOf(last, sort) : null };
}

/** What is searched for. The rarest word is gathered first where it is rare enough; the others are asked of each contact. */
export async function conditionsOf(scope: BusinessScope, words: readonly Words[]): Promise<RawBuilder<boolean>[]> {
  const counts: number[] = [];
  for (const one of words) counts.push(await countUpTo(scope, one, gatheredMost + 1));
  const rarest = counts.indexOf(Math.min(...counts));
  return words.map((one, at) =>
    at === rarest && (counts[at] ?? 0) <= gatheredMost
      ? sql<boolean>`id = any(array(
          select contact_id from contact_words
          where business_id = ${scope.business} and word >= ${one.from} and word < ${one.to}))`
      : hasWordOf(sql`contacts.id`, one),
  );
}

/** Each tag in use, as the contact who was first given it has it written, with how many have it; the most used first. */
export async function countTags({ db, business }: BusinessScope): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ word: string; count: number; tags: string[] }>`
    select word, count, tags
    from (
      select word, count(*)::int as count, min(contact_id) as first_id from contact_words
      where business_id = ${business} and word >= '#' and word < '$'
      group by word order by count(*) desc, word limit 200
    ) as used
    join contacts on contacts.id = first_id
    order by count desc, word`.execute(db);
  return rows.map(({ word, count, tags }) => ({ tag: tags.find((tag) => wordOfTag(tag) === word) ?? word, count }));
}

/**
 * Whoever has one of these numbers or addresses, or one of these names; those who have been known the longest first. Asked
 * one after the other: joined, they are slow for as long as the database has not counted what an import brought.
 */
export async function findAnyOf(
  { db, business }: BusinessScope,
  by: { readonly phones: readonly string[]; readonly emails: readonly string[]; readonly names: readonly string[] },
): Promise<readonly ContactRow[]> {
  const found = new Map<string, ContactRow>();
  const gather = async (condition: RawBuilder<boolean>) => {
    const rows = await db
      .selectFrom('contacts')
      .select(columns)
      .$castTo<ContactRow>()
      .where('business_id', '=', business)
      .where(condition)
      .execute();
    for (const row of rows) found.set(row.id, row);
  };
  const words = [
    ...by.phones.map((phone) => wordOfReach('phone', phone)),
    ...by.emails.map((email) => wordOfReach('email', email)),
  ];
  if (words.length > 0) await gather(hasWord(business, words));
  if (by.names.length > 0)
    await gather(
      sql`sort_name = any(array(select normalize(lower(name), NFD) from unnest(${by.names}::text[]) as name))`,
    );
  return [...found.values()].sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1));
}

/** Others who take in a file for this business wait until this transaction ends. */
export async function holdImport({ db, business }: BusinessScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact import ${business}`}, 0))`.execute(db);
}
