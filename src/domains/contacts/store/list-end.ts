// The list of contacts from its end: the last page, and those before it, each in the order of the list. The orders are those
// of list.ts walked the other way, from the same indexes.
import { type RawBuilder, sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Place, Sorting } from '../rules.ts';
import { type ContactRow, columns } from '../store.ts';
import type { Asked } from './list.ts';
import { askedWords, countUpTo, hasWordOf, type Words } from './search.ts';

const backwards = {
  newest: { column: 'id', direction: 'asc' },
  changed: { column: 'updated_at', direction: 'asc' },
  name: { column: 'sort_name', direction: 'desc' },
} as const satisfies Record<Sorting, { column: string; direction: 'asc' | 'desc' }>;

/** A beginning that so many contacts have is met soon on a walk through all of them; fewer are gathered and sorted. */
const gatheredMost = 50_000;

export type LastPage = { readonly rows: readonly ContactRow[]; readonly previous: Place | null };

/** At most `limit` contacts that stand before that place, or the last ones, and the place where the page begins if more do. */
export async function findLastPage(
  scope: BusinessScope,
  { before, ...asked }: Omit<Asked, 'after'> & { readonly before: Place | null },
): Promise<LastPage> {
  const { db, business } = scope;
  const { column, direction } = backwards[asked.sort];
  let query = db
    .selectFrom('contacts')
    .select([...columns, 'sort_name'])
    .$castTo<ContactRow & { sort_name: string }>()
    .where('business_id', '=', business)
    .orderBy(column, direction)
    .$if(column !== 'id', (rows) => rows.orderBy('id', direction))
    .limit(asked.limit + 1);
  for (const condition of await conditionsOf(scope, askedWords(asked))) query = query.where(condition);
  if (asked.has === 'phone' || asked.has === 'email') query = query.where(asked.has, 'is not', null);
  if (asked.has === 'no-name') query = query.where('name', '=', '');
  if (before) {
    const { key, id } = before;
    if (asked.sort === 'name') query = query.where(sql<boolean>`(sort_name, id) < (${key}, ${id})`);
    else if (asked.sort === 'newest') query = query.where('id', '>', id);
    else query = query.where(sql<boolean>`(updated_at, id) > (${key}::timestamptz, ${id})`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, asked.limit).reverse();
  const first = rows.length > asked.limit ? shown[0] : undefined;
  if (!first) return { rows: shown, previous: null };
  const begins = { newest: first.created_at, changed: first.updated_at, name: first.sort_name }[asked.sort];
  return { rows: shown, previous: { key: typeof begins === 'string' ? begins : begins.toISOString(), id: first.id } };
}

/** What is searched for: the rarest word is gathered where it is rare enough, the others are asked of each contact. */
async function conditionsOf(scope: BusinessScope, words: readonly Words[]): Promise<RawBuilder<boolean>[]> {
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
