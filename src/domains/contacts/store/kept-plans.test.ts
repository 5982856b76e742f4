// What was planned while a business had a handful of contacts does not read all of them for each word, once it has many.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { run } from '../../../../tests/support/cluster.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { insertContacts, nothingMore } from '../store.ts';

const house = await openTestDatabase();

it('a file of contacts is not looked up by reading everybody', async () => {
  const business = await aBusiness(house);
  let known = 0;
  const more = (count: number) =>
    inBusiness(house.database, business, async (scope) => {
      const contacts = Array.from({ length: count }, () => {
        known += 1;
        const phone = `+1202555${String(known).padStart(4, '0')}`;
        return { ...nothingMore, name: `Dana Reyes${known}`, phone, email: null, createdAt: house.clock.now() };
      });
      await insertContacts(scope, contacts);
      const { rows } = await sql<{ looks: number; connection: number }>`
        select seq_scan::int as looks, pg_backend_pid() as connection
        from pg_stat_xact_user_tables where relname = 'contacts'`.execute(scope.db);
      return rows[0];
    });
  await more(60);
  await run(house.connection, 'vacuum analyze contacts');
  const few = await more(5);
  const many = await more(600);
  expect(many?.connection).toBe(few?.connection);
  expect(few?.looks).toBeGreaterThan(5);
  expect(many?.looks).toBeLessThan(100);
});
