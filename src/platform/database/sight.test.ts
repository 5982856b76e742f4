// One connection serves one scope after another: whatever the scope before saw, by reading or in a transaction, is not seen by the next.
import { expect, it } from 'vitest';
import { aBusiness, aContact, inBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import type { Db } from './scope.ts';

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
