// The list of contacts from its end: the last page, and those before it, each in the order of the list. The orders are those
// of list.ts walked the other way, from the same indexes.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Place, Sorting } from '../rules.ts';
import type { ContactRow } from '../store.ts';
import { type Asked, conditionsOf, inOrder, type Order, placeOf } from './list.ts';
import { askedWords } from './search.ts';

const backwards = {
  newest: { column: 'id', direction: 'asc' },
  changed: { column: 'updated_at', direction: 'asc' },
  name: { column: 'sort_name', direction: 'desc' },
} as const satisfies Record<Sorting, Order>;

export type LastPage = { readonly rows: readonly ContactRow[]; readonly previous: Place | null };

/** At most `limit` contacts that stand before that place, or the last ones, and the place where the page begins if more do. */
export async function findLastPage(
  scope: BusinessScope,
  { before, ...asked }: Omit<Asked, 'after'> & { readonly before: Place | null },
): Promise<LastPage> {
  const { sort, limit } = asked;
  let query = inOrder(scope, asked, backwards[sort]);
  for (const condition of await conditionsOf(scope, askedWords(asked))) query = query.where(condition);
  if (before) {
    const { key, id } = before;
    if (sort === 'name') query = query.where(sql<boolean>`(sort_name, id) < (${key}, ${id})`);
    else if (sort === 'newest') query = query.where('id', '>', id);
    else query = query.where(sql<boolean>`(updated_at, id) > (${key}::timestamptz, ${id})`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, limit).reverse();
  const first = rows.length > limit ? shown[0] : undefined;
  return { rows: shown, previous: first ? placeOf(first, sort) : null };
}
