// Behind row-level security a search is as quick as its index: the plan says so, whatever the size.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Id } from '#shared/ids.ts';
import type { Place } from '#shared/place.ts';
import { aBusiness, aContact, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
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

it('a search shows the line that is meant, also where others came after it, and none where only the caller is meant', async () => {
  const own = await aBusiness(house);
  const shown = await inBusiness(house.database, own, async (scope) => {
    const from = { channel: 'sms', threadKey: 'one', phone: '+12025550177', email: null } as const;
    await receive(scope, { ...from, providerId: '1', text: 'My boiler drips' });
    await receive(scope, { ...from, providerId: '2', text: 'Hello? Are you there?' });
    const found = async (search?: string) =>
      (await listConversations(scope, { view: 'current', limit: 10, search })).conversations.map((one) => one.found);
    return [await found('boil'), await found('555 0177'), await found()];
  });
  expect(shown).toEqual([
    [
      [
        { text: 'My ', isMeant: false },
        { text: 'boiler', isMeant: true },
        { text: ' drips', isMeant: false },
      ],
    ],
    [null],
    [undefined],
  ]);
});

it('a search finds whom reading everything would find, in order, over any pages, whichever way it looks', async () => {
  const own = await aBusiness(house);
  const texts = ['an apple', 'an apricot pie', 'a pie', 'apples', 'bread', 'bread and an apple', 'pies', 'nothing'];
  const people = [await aContact(house, own, { name: 'Ana Pie' }), await aContact(house, own, { name: 'Bo' }), null];
  const all = await inBusiness(house.database, own, async (scope) => {
    const made: { id: Id<'conversation'>; text: string; contact: Id<'contact'> | null; isSpam: boolean }[] = [];
    for (let at = 0; at < 48; at += 1) {
      if (at % 3 === 0) house.clock.forward(1);
      const [text, contact, isSpam] = [texts[(at * 5) % 8] ?? '', people[at % 3] ?? null, at % 7 === 0];
      const thread = { channel: 'chat', threadKey: `t${at}`, phone: null, email: null } as const;
      const { conversation: id } = await receive(scope, { ...thread, providerId: `${at}`, text });
      await scope.db
        .updateTable('conversations')
        .set({ contact_id: contact, is_spam: isSpam })
        .where('id', '=', id)
        .execute();
      made.push({ id, text, contact, isSpam });
    }
    // A word in an old one makes it the newest.
    const [old] = made;
    house.clock.forward(1);
    await receive(scope, {
      channel: 'chat',
      threadKey: 't0',
      phone: null,
      email: null,
      providerId: 'again',
      text: 'more',
    });
    return old ? [...made.slice(1), old] : made;
  });
  const rows = await inBusiness(house.database, own, ({ db }) =>
    db
      .selectFrom('conversations')
      .select('id')
      .where('business_id', '=', own)
      .orderBy('last_line_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
  const byId = new Map(all.map((one) => [one.id as string, one]));
  const searches = fc.record({
    words: fc.array(fc.array(fc.constantFrom('a', 'an', 'ap', 'apple', 'pie', 'b', 'and', 'zz'), { maxLength: 3 }), {
      maxLength: 2,
    }),
    contacts: fc.subarray(people.filter((one) => one !== null)),
  });
  const bounds = fc.record({
    gathered: fc.integer({ min: 0, max: 20 }),
    tried: fc.integer({ min: 1, max: 20 }),
    weighed: fc.integer({ min: 0, max: 40 }),
    walked: fc.integer({ min: 1, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(
      searches,
      bounds,
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (search, low, limit, isAll) => {
        const says = (text: string, word: string) => text.split(' ').some((one) => one.startsWith(word));
        const meant = rows.filter(({ id }) => {
          const one = byId.get(id);
          const isSaid = search.words.some(
            (list) => list.length > 0 && list.every((word) => says(one?.text ?? '', word)),
          );
          return (
            one && (isAll || !one.isSpam) && (isSaid || (one.contact !== null && search.contacts.includes(one.contact)))
          );
        });
        const found: string[] = [];
        for (let after: Place | null = null; ; ) {
          const page = await inBusiness(house.database, own, (scope) =>
            findHeads(scope, { search, view: isAll ? 'all' : 'current', after, limit }, low),
          );
          found.push(...page.map(({ id }) => id));
          const last = page.at(-1);
          if (!last || page.length < limit) break;
          after = { at: last.last_line_at.toISOString(), id: last.id };
        }
        expect(found).toEqual(meant.map(({ id }) => id));
      },
    ),
    { numRuns: 50 },
  );
});
