// The second line: what the database shows when the code forgets to name its business.
import { describe, expect, it } from 'vitest';
import { query, run } from '../../../tests/support/cluster.ts';
import { aBusiness, aContact, inBusiness, openTestDatabase } from '../../../tests/support/house.ts';

const house = await openTestDatabase();
const { database } = house;
const ours = await aBusiness(house, 'Harbor Dental');
const theirs = await aBusiness(house, 'Pine Law');
const ourContact = await aContact(house, ours, { name: 'Ours' });
const theirContact = await aContact(house, theirs, { name: 'Canary of Pine Law' });

/** What a store would see had it forgotten its where-clause. */
const everyContact = () =>
  inBusiness(database, ours, ({ db }) => db.selectFrom('contacts').select(['id', 'name']).execute());

describe('row-level security', () => {
  it('shows nothing of another business to a query that names none', async () => {
    expect(await everyContact()).toEqual([{ id: ourContact, name: 'Ours' }]);
  });

  it('changes and deletes nothing of another business', async () => {
    await inBusiness(database, ours, async ({ db }) => {
      const changed = await db
        .updateTable('contacts')
        .set({ name: 'taken' })
        .where('id', '=', theirContact)
        .executeTakeFirst();
      expect(changed.numUpdatedRows).toBe(0n);
      const deleted = await db.deleteFrom('contacts').where('id', '=', theirContact).executeTakeFirst();
      expect(deleted.numDeletedRows).toBe(0n);
    });
  });

  it('takes no row in the name of another business', async () => {
    const smuggled = inBusiness(database, ours, ({ db, newId }) =>
      db
        .insertInto('contacts')
        .values({ id: newId('contact'), business_id: theirs })
        .execute(),
    );
    await expect(smuggled).rejects.toThrow(/row-level security/);
    const moved = inBusiness(database, ours, ({ db }) =>
      db.updateTable('contacts').set({ business_id: theirs }).where('id', '=', ourContact).execute(),
    );
    await expect(moved).rejects.toThrow(/row-level security/);
  });

  it('shows a business only itself', async () => {
    const seen = await inBusiness(database, ours, ({ db }) => db.selectFrom('businesses').select('id').execute());
    expect(seen).toEqual([{ id: ours }]);
  });

  it('shows everything to work across businesses, and forgets that at its end', async () => {
    const all = await database.asSystem(({ db }) => db.selectFrom('contacts').select('id').execute());
    expect(all).toHaveLength(2);
    expect(await everyContact()).toHaveLength(1);
  });

  it('is what keeps them apart: without the policy the same query shows both', async () => {
    await run(
      house.connection,
      'drop policy only_its_business on contacts; alter table contacts disable row level security',
    );
    try {
      expect(await everyContact()).toHaveLength(2);
    } finally {
      await run(house.connection, `select telle_business_owned('contacts')`);
    }
    expect(await everyContact()).toHaveLength(1);
  });
});

/** Tables that are open to every scope, each with the reason. */
const shared: Readonly<Record<string, string>> = {
  schema_migrations: 'which schema this is; work may only read it',
  rate_limits: 'allowances of addresses and accounts, counted before anyone is known',
  error_entries: 'reports of browsers, written by anyone and read by no business',
  effects: 'what background work has done outside, by effect key',
  work_in_hand: 'which worker does what',
  failed_work: 'background work that failed for good',
};

describe('every table', () => {
  it('keeps businesses apart when it has a business_id, and is otherwise closed to them or listed here', async () => {
    const tables = await query<{ name: string; owned: boolean; forced: boolean; policies: string[] }>(
      house.connection,
      `select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
         c.relname = 'businesses' or exists
           (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id') as owned,
         array(select pg_get_expr(p.polqual, p.polrelid) from pg_policy p where p.polrelid = c.oid) as policies
       from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const wrong = tables.filter(({ name, owned, forced, policies }) => {
      const guarded = forced && policies.length === 1;
      if (owned) return !(guarded && policies[0]?.includes('telle.business'));
      return !guarded && !(name in shared);
    });
    expect(wrong).toEqual([]);
    const names = new Set(tables.map(({ name }) => name));
    expect(Object.keys(shared).filter((name) => !names.has(name))).toEqual([]);
  });
});
