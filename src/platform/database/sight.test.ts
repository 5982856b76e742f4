// One connection serves one scope after another: whatever the scope before saw, by reading or in a transaction, is not seen by the next.
import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { aBusiness, aContact, inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { poolOf } from './pool.ts';
import type { Db } from './scope.ts';
import { inTransaction, type Sight } from './scoped.ts';
import { prepareSight } from './sighted-read.ts';

const house = await openTestDatabase();
const ours = await aBusiness(house);
const theirs = await aBusiness(house);
await aContact(house, ours);
await aContact(house, theirs);

/** Three ways to look without naming a business: a plain read, a locking read, and a read after a write. */
const looks: Record<string, (db: Db) => Promise<number>> = {
  reading: async (db) => (await db.selectFrom('contacts').select('id').execute()).length,
  locking: async (db) => (await db.selectFrom('contacts').select('id').forUpdate().execute()).length,
  writing: async (db) => {
    const { numUpdatedRows } = await db.updateTable('contacts').set({ notes: 'seen' }).executeTakeFirst();
    return Number(numUpdatedRows);
  },
};

for (const [before, lookBefore] of Object.entries(looks)) {
  for (const [after, look] of Object.entries(looks)) {
    it(`${after} in a business after ${before} across all sees that business alone`, async () => {
      expect(await house.database.asSystem(({ db }) => lookBefore(db))).toBe(2);
      expect(await inBusiness(house.database, ours, ({ db }) => look(db))).toBe(1);
      expect(await house.database.asSystem(({ db }) => look(db))).toBe(2);
    });
  }
}

it('a plain read and a write of one scope see the same business', async () => {
  const seen = await inBusiness(house.database, theirs, async ({ db }) => [
    await looks.reading?.(db),
    await looks.writing?.(db),
    await looks.reading?.(db),
  ]);
  expect(seen).toEqual([1, 1, 1]);
});

/** The only connection of a pool, so that what one scope leaves on it would meet the next query. */
function oneConnection(setUp: string) {
  const { role } = inject('testServer');
  const pool = poolOf({
    connection: () => house.connection,
    max: 1,
    setUp: `${role ? `set role ${role}; ` : ''}${setUp}`,
    pipeline: true,
    onBroken: () => undefined,
  });
  afterAll(() => pool.end());
  return pool;
}
const pool = oneConnection(prepareSight);
const resting = async () => {
  const { rows } = await pool.query('select id from contacts');
  const { rows: settings } = await pool.query(
    `select current_setting('telle.scope', true) as scope, current_setting('telle.business', true) as business`,
  );
  return { seen: rows.length, settings: [settings[0]?.scope || '', settings[0]?.business || ''] };
};
const nothing = { seen: 0, settings: ['', ''] };

const sights: [string, Sight, number][] = [
  ['across all', 'system', 2],
  ['in a business', { business: ours }, 1],
];
for (const [where, sight, most] of sights) {
  for (const [what, look] of Object.entries(looks)) {
    it(`a connection sees nothing after ${what} ${where}, kept or undone`, async () => {
      expect(await inTransaction(pool, sight, look)).toBe(most);
      expect(await resting()).toEqual(nothing);
      const undone = inTransaction(pool, sight, async (db) => {
        await look(db);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await resting()).toEqual(nothing);
    });
  }
}

it('reads of one scope at the same time, before and beside a write, all see its business', async () => {
  const both = ['reading', 'reading', 'writing', 'reading', 'locking'].map((what) => looks[what]);
  const seen = await inTransaction(pool, { business: ours }, (db) => Promise.all(both.map((look) => look?.(db))));
  expect(seen).toEqual([1, 1, 1, 1, 1]);
  expect(await resting()).toEqual(nothing);
});

it('a read that fails leaves no sight, and the next one on its connection works', async () => {
  const failed = inTransaction(pool, 'system', (db) =>
    db.selectFrom('contacts').select(sql`1 / 0`.as('never')).execute(),
  );
  await expect(failed).rejects.toThrow(/division by zero/);
  expect(await resting()).toEqual(nothing);
  expect(await inTransaction(pool, { business: theirs }, (db) => looks.reading?.(db) ?? fail())).toBe(1);
});

it('a read whose sight cannot be set is not made', async () => {
  const blind = oneConnection('select 1');
  await expect(inTransaction(blind, 'system', (db) => looks.reading?.(db) ?? fail())).rejects.toThrow();
});

function fail(): never {
  throw new Error('there is no such look');
}
