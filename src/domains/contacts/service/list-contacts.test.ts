import { describe, expect, it } from 'vitest';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { addContacts } from '../service.ts';
import { listContacts, type Which } from './list-contacts.ts';

const house = await openTestDatabase();
const business = await aBusiness(house);
await inBusiness(house.database, business, (scope) =>
  addContacts(
    scope,
    Array.from({ length: 31 }, (_, at) => ({
      // Names that come twice, so that their order needs the id, too.
      name: `${at % 3 === 0 ? 'Zoë' : 'Dana'} ${at % 7}`,
      phone: at % 4 === 0 ? null : `+1202555${String(1000 + at)}`,
      ...{ email: null, notes: '', tags: at % 2 === 0 ? ['Spring'] : [] },
      createdAt: new Date(house.clock.now().getTime() + at * 60_000),
    })),
  ),
);

/** All pages from one side, put together in the order of the list. */
async function walked(which: Which, from: 'start' | 'end', limit: number): Promise<string[]> {
  let all: string[] = [];
  let cursor: string | undefined;
  do {
    const asked = { ...which, from, limit, cursor };
    const page = await inBusiness(house.database, business, (scope) => listContacts(scope, asked));
    const ids = page.contacts.map(({ id }) => id);
    all = from === 'end' ? [...ids, ...all] : [...all, ...ids];
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

describe.each(['newest', 'name', 'changed'] as const)('sorted by %s', (sort) => {
  it.each<[string, Partial<Which>]>([
    ['everybody', {}],
    ['a word', { search: 'dana' }],
    ['two words', { search: 'dana 2' }],
    ['a tag', { tag: 'spring' }],
    ['those with a phone and a tag', { has: 'phone', tag: 'spring' }],
    ['nobody', { search: 'nobody' }],
  ])('%s is the same list from its end as from its start', async (_, which) => {
    const fromStart = await walked({ ...which, sort }, 'start', 4);
    for (const limit of [1, 4, 100]) expect(await walked({ ...which, sort }, 'end', limit)).toEqual(fromStart);
    if (which.search !== 'nobody') expect(new Set(fromStart).size).toBeGreaterThan(2);
  });
});
