// A search that is asked again and again is planned a few times only, since planning takes longer than looking.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { run } from '../../../../tests/support/cluster.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { insertContacts, nothingMore } from '../store.ts';
import { askedWords, findNewest } from './search.ts';

const house = await openTestDatabase();
const business = await aBusiness(house);
const names = ['Ana', 'Bo', 'Carla', 'Dana', 'Emil', 'Fay', 'Gil'];
await inBusiness(house.database, business, (scope) =>
  insertContacts(
    scope,
    Array.from({ length: 600 }, (_, at) => ({
      ...{ ...nothingMore, name: `${names[at % 7]} Reyes${'a'.repeat(at % 9)}`, email: null },
      ...{ phone: `+1202555${1000 + ((at * 7) % 9000)}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)) },
    })),
  ),
);
// As many as a million contacts have, as far as the database believes.
await run(house.connection, 'analyze contact_words');
await run(house.connection, `update pg_class set reltuples = 20000000 where relname = 'contact_words'`);

/** PostgreSQL plans a prepared statement so often with its values before it may plan it once for all. */
const plannedMost = 5;

it.each([
  ['two words', (at: number) => `${names[at % 7]} Reyes${'a'.repeat(at % 9)}`],
  ['the end of a number', (at: number) => `${1000 + at * 37}`],
  ['a name', (at: number) => names[at % 7] ?? ''],
])('%s', async (_, search) => {
  const planned = await inBusiness(house.database, business, async (scope) => {
    for (let at = 0; at < 20; at += 1) await findNewest(scope, askedWords({ search: search(at) }), null, 50);
    const { rows } = await sql<{ anew: number; all: number }>`
      select custom_plans::int as anew, (custom_plans + generic_plans)::int as all
      from pg_prepared_statements where statement like '%recursive leap%'`.execute(scope.db);
    return rows;
  });
  const often = planned.filter(({ all }) => all >= 20);
  expect(often.length).toBeGreaterThan(0);
  for (const one of often) expect(one.anew).toBe(plannedMost);
});
