import { describe, expect, it } from 'vitest';
import { errorTable } from '#shared/errors.ts';
import type { BusinessId } from '#shared/ids.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { planLimits } from '../../subscriptions/rules.ts';
import { importContacts as endpoint } from '../contract.ts';
import { createContact, listAllContacts } from '../service.ts';
import { findPage } from '../store/list.ts';
import { importContacts } from './import-contacts.ts';

const house = await openTestDatabase();
type Rows = { name?: string; phone?: string; email?: string; notes?: string; tags?: string[] }[];
type More = { onKnown?: 'fill' | 'replace'; tags?: string[]; isTrial?: boolean };

const take = (business: BusinessId, rows: Rows, more: More = {}) =>
  inBusiness(house.database, business, (scope) => {
    const numbered = rows.map((row, at) => ({ line: at + 2, ...row }));
    return importContacts(scope, endpoint.body.parse({ rows: numbered, tags: [], ...more }));
  });
const dids = async (business: BusinessId, rows: Rows, more: More = {}) =>
  (await take(business, rows, more)).lines.map(({ did }) => did);
const all = (business: BusinessId) => inBusiness(house.database, business, listAllContacts);

const file: Rows = [
  { name: 'Dana Reyes', phone: '(202) 555-0101', tags: ['VIP'] },
  { name: 'Zoë', email: 'Zoe@Example.com', notes: 'Dog' },
  { name: 'Only Name' },
];

describe('a file', () => {
  it('that comes twice adds nobody twice', async () => {
    const business = await aBusiness(house);
    expect(await dids(business, file)).toEqual(['added', 'added', 'added']);
    expect(await dids(business, file)).toEqual(['same', 'same', 'same']);
    expect(await all(business)).toHaveLength(3);
  });

  it('that comes twice at once adds nobody twice', async () => {
    const business = await aBusiness(house);
    await Promise.all([take(business, file), take(business, file), take(business, file)]);
    expect(await all(business)).toHaveLength(3);
  });

  it('that is only tried changes nothing and tells the same', async () => {
    const business = await aBusiness(house);
    expect(await dids(business, file, { isTrial: true })).toEqual(['added', 'added', 'added']);
    expect(await all(business)).toEqual([]);
  });

  it('joins lines of one person, and tags everybody', async () => {
    const business = await aBusiness(house);
    const rows = [
      { name: 'Dana', phone: '202 555 0101' },
      { name: 'D. Reyes', phone: '+1 202-555-0101', email: 'dana@example.com' },
      { email: 'dana@example.com' },
    ];
    expect(await dids(business, rows, { tags: ['Spring list'] })).toEqual(['added', 'changed', 'same']);
    expect(await all(business)).toMatchObject([
      { name: 'Dana', phone: '+12025550101', email: 'dana@example.com', tags: ['Spring list'] },
    ]);
  });

  it('says of each wrong line what is wrong, and takes the others', async () => {
    const business = await aBusiness(house);
    const { lines } = await take(business, [
      { phone: 'call me' },
      {},
      { name: 'A', email: 'nobody' },
      { name: 'B', phone: '12' },
      { name: 'x'.repeat(201) },
      { name: 'Good' },
    ]);
    expect(lines.map(({ line, did, problem }) => [line, did, problem?.field])).toEqual([
      [2, 'refused', 'phone'],
      [3, 'refused', 'name'],
      [4, 'refused', 'email'],
      [5, 'refused', 'phone'],
      [6, 'refused', 'name'],
      [7, 'added', undefined],
    ]);
    expect(await all(business)).toHaveLength(1);
  });
});

describe('somebody known', () => {
  const known = { name: 'Dana Reyes', phone: '+12025550101', email: null, notes: '', tags: ['VIP'] };
  const row = { name: 'Dana R.', phone: '2025550101', email: 'dana@example.com', notes: 'Dog', tags: ['vip', 'Late'] };

  it.each([
    ['fill', 'Dana Reyes'],
    ['replace', 'Dana R.'],
  ] as const)('with %s is called %s', async (onKnown, name) => {
    const business = await aBusiness(house);
    await inBusiness(house.database, business, (scope) => createContact(scope, known));
    const others = [
      { name: 'Zoë', phone: '2025550102' },
      { phone: '2025550103', tags: ['A, "b"'] },
    ];
    await take(business, others);
    const noted = others.map((one) => ({ ...one, notes: 'New' }));
    expect(await dids(business, [row, ...noted], { onKnown })).toEqual(['changed', 'changed', 'changed']);
    expect(await all(business)).toMatchObject([
      { name, phone: known.phone, email: 'dana@example.com', notes: 'Dog', tags: ['VIP', 'Late'] },
      { name: 'Zoë', phone: '+12025550102', email: null, notes: 'New', tags: [] },
      { name: '', phone: '+12025550103', notes: 'New', tags: ['A, "b"'] },
    ]);
    const asked = { search: 'dana@example', sort: 'newest', after: null, limit: 9 } as const;
    const found = await inBusiness(house.database, business, (scope) => findPage(scope, asked));
    expect(found.rows.map((one) => one.name)).toEqual([name]);
  });

  it('keeps what a file leaves empty', async () => {
    const business = await aBusiness(house);
    await inBusiness(house.database, business, (scope) => createContact(scope, { ...known, notes: 'Cat' }));
    await take(business, [{ phone: known.phone }], { onKnown: 'replace' });
    expect(await all(business)).toMatchObject([{ name: 'Dana Reyes', notes: 'Cat', tags: ['VIP'] }]);
  });

  it('is not mixed with somebody else', async () => {
    const business = await aBusiness(house);
    await take(business, [{ phone: known.phone }, { email: 'zoe@example.com' }]);
    const { lines } = await take(business, [{ phone: known.phone, email: 'zoe@example.com' }]);
    expect(lines).toMatchObject([{ did: 'refused', problem: { field: 'email' } }]);
  });
});

it('stops where the plan is full, and says how much room was left', async () => {
  const business = await aBusiness(house);
  const limit = planLimits.free.contacts ?? 0;
  const rows = Array.from({ length: limit + 2 }, (_, at) => ({ name: `Contact ${at}` }));
  const first = await take(business, rows.slice(0, limit - 1));
  expect(first.room).toBe(1);
  const { lines, room } = await take(business, rows);
  expect(room).toBe(0);
  expect(lines.filter(({ did }) => did === 'same')).toHaveLength(limit - 1);
  expect(lines.slice(-2).map(({ problem }) => problem?.message)).toEqual(
    Array(2).fill(errorTable.contact_limit.message),
  );
  expect(await all(business)).toHaveLength(limit);
});
