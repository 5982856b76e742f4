// Behind row-level security a search is as quick as its index: the plan says so, whatever the size.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { listConversations } from '../service/read.ts';
import { receive } from '../service/receive.ts';
import { findHeads } from './list.ts';

const house = await openTestDatabase();
const business = await aBusiness(house);

it('a word is looked up in its index, behind row-level security too', async () => {
  const plan = await inBusiness(house.database, business, async ({ db }) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select conversation_id from said_words
      where business_id = ${business} and word >= ${'drip'} and word < ${'drip\u{10ffff}'}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Cond: .*word >= .*word < /);
});

it('a search of nothing but signs asks for no word and finds nobody', async () => {
  const found = await inBusiness(house.database, business, (scope) =>
    findHeads(scope, { search: { words: [[]], contacts: [] }, after: null, limit: 10 }),
  );
  expect(found).toEqual([]);
});

it('a stranger is found by the number and by the address that the door vouches for', async () => {
  const from = { phone: '+12025550142', email: 'ines@roth.example' };
  const found = await inBusiness(house.database, business, async (scope) => {
    await receive(scope, { channel: 'sms', threadKey: from.phone, ...from, providerId: '1', text: 'Hello' });
    const list = async (search: string) =>
      (await listConversations(scope, { view: 'current', limit: 10, search })).conversations.map((one) => one.from);
    return [await list('(202) 555-0142'), await list('555 0142'), await list('ines@roth'), await list('555 0143')];
  });
  expect(found).toEqual([[from], [from], [from], []]);
});
