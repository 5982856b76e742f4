// Each pair is looked up by its index, also on a connection that planned the look while there were hardly any pairs.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertContacts, nothingMore, rewriteWords } from '#domains/contacts/store.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { run } from '../../../../tests/support/cluster.ts';
import { aBusiness, aContact, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { findAnew, takeChanges } from '../store/suspicions.ts';

const house = await openTestDatabase();

/** How often this connection has read all pairs, as far as it has not told that yet. */
async function timesAllWereRead({ db }: BusinessScope): Promise<{ count: number; connection: number }> {
  const { rows } = await sql<{ count: number; connection: number }>`
    select seq_scan::int as count, pg_backend_pid() as connection
    from pg_stat_xact_user_tables where relname = 'suspected_pairs'`.execute(db);
  return rows[0] ?? { count: 0, connection: 0 };
}

it('what a file of contacts changed is not looked through by reading all pairs for each', async () => {
  const business = await aBusiness(house);
  const phone = '+12025550101';
  const look = (most: number) =>
    inBusiness(house.database, business, async (scope) => {
      const before = await timesAllWereRead(scope);
      const { meant } = await takeChanges(scope, most);
      await findAnew(scope, meant);
      const after = await timesAllWereRead(scope);
      return { meant: meant.length, read: after.count - before.count, connection: after.connection };
    });
  const two = [await aContact(house, business, { phone }), await aContact(house, business, { phone })];
  const seen: Awaited<ReturnType<typeof look>>[] = [];
  for (let at = 0; at < 8; at += 1) {
    for (const id of two) await inBusiness(house.database, business, (scope) => rewriteWords(scope, id));
    seen.push(await look(100));
    await run(house.connection, 'vacuum analyze suspected_pairs');
  }
  const contacts = Array.from({ length: 2400 }, (_, at) => ({
    ...{ ...nothingMore, name: `Dana Reyes${at}`, email: null },
    ...{ phone: `+1202555${1000 + Math.floor(at / 2)}`, createdAt: house.clock.now() },
  }));
  await inBusiness(house.database, business, (scope) => insertContacts(scope, contacts));
  for (let at = 0; at < 5; at += 1) seen.push(await look(800));
  expect(new Set(seen.map(({ connection }) => connection)).size).toBe(1);
  const last = seen.at(-1);
  expect(last?.meant).toBeGreaterThan(200);
  expect(last?.read).toBeLessThan(20);
}, 60_000);
