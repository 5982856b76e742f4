// The list of contacts from its end: the last page, and those before it, each in the order of the list. The orders are those
// of list.ts walked the other way, from the same indexes.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Place, Sorting } from '../rules.ts';
import { type ContactRow, columns } from '../store.ts';
import { type Asked, conditionsOf } from './list.ts';
import { askedWords } from './search.ts';

const backwards = {
  newest: { column: 'id', direction: 'asc' },
  changed: { column: 'updated_at', direction: 'asc' },
  name: { column: 'sort_name', direction: 'desc' },
} as const satisfies Record<Sorting, { column: string; direction: 'asc' | 'desc' }>;

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
