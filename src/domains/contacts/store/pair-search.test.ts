// Who has two words is read from their pairs where pairs can tell, also of those who were known before there were any.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from '../../../../tests/support/cluster.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { pairOf, pairWords, searchedWords, searchWords } from '../rules.ts';
import { insertContacts, nothingMore } from '../store.ts';
import { findPaired } from './pair-search.ts';
import { askedWords, findNewest } from './search.ts';

const house = await openTestDatabase();
const bounds = { leaped: 12, probed: 3, paired: 3 };

async function written(people: readonly { name: string; email?: string }[]) {
  const business = await aBusiness(house);
  const contacts = people.map((one, at) => ({
    ...{ ...nothingMore, phone: null, email: null, ...one },
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
  }));
  const ids = await inBusiness(house.database, business, (scope) => insertContacts(scope, contacts));
  const places = (found: readonly string[] | null) =>
    found === null ? null : found.map((id) => ids.indexOf(id as (typeof ids)[number]));
  return {
    contacts,
    paired: (search: string, limit = 50) =>
      inBusiness(house.database, business, async (scope) =>
        places(await findPaired(scope, askedWords({ search }), null, limit, bounds)),
      ),
    all: (search: string) =>
      inBusiness(house.database, business, async (scope) =>
        places(await findNewest(scope, askedWords({ search }), null, 50)),
      ),
  };
}

describe('two words of one contact', () => {
  const dana = { name: 'Dana Reyes', phone: '+12025550101', email: 'dana.reyes17@example.com', tags: ['VIP'] };
  it('stand together as far as their letters go, and what is no name stands alone', () =>
    expect(pairWords(dana)).toEqual(['&dana reyes', '~example', '~com']));
  it.each([
    ['reyes dana', ['dana', 'reyes']],
    ['re d 0101', ['d', 're']],
    ['dana danal rey', ['danal', 'rey']],
    ['dan dana', null],
    ['dana 0101', null],
    ['dana reyes17', null],
    ['dana', null],
  ])('are asked for by %s as %s', (search, pair) => expect(pairOf(searchedWords(search))).toEqual(pair));
});

describe('a search for two words', () => {
  it('reads whoever has both, the newest first, from their pairs', async () => {
    const { paired } = await written([
      { name: 'Dana Reyes' },
      { name: 'Reyes, Danae' },
      { name: 'Dana Cole' },
      { name: 'Ana', email: 'ana.reyes17@dana.example' },
      { name: 'Dana Maria Reyes-Ortiz' },
    ]);
    expect(await paired('dana reyes')).toEqual([4, 3, 1, 0]);
    expect(await paired('rey dan', 2)).toEqual([4, 3]);
    expect(await paired('dana cole reyes')).toEqual([]);
    expect(await paired('maria reyes dana')).toEqual([4]);
    expect(await paired('reyes 17')).toBeNull();
  });

  it('is answered otherwise where too many have both, or a word that stands in no pair', async () => {
    const { paired, all } = await written([
      ...Array.from({ length: 4 }, (_, at) => ({ name: `Dana Reyes${at}` })),
      ...Array.from({ length: 4 }, (_, at) => ({ name: `Cole Ortiz`, email: `cole${at}@gmail.example` })),
    ]);
    expect(await paired('dana reyes')).toEqual([3, 2, 1, 0]);
    expect(await paired('dana reyes cole')).toBeNull();
    expect(await paired('cole gmail')).toBeNull();
    expect(await all('cole gmail')).toEqual([7, 6, 5, 4]);
  });

  it('finds whoever was known before words stood in pairs', async () => {
    const people = [
      { name: 'Dana Reyes' },
      { name: 'Zoë Straße', email: 'zoe.strasse@example.com' },
      { name: 'Ana7 Ortiz', email: 'ana.ortiz17@ortiz.example' },
      { name: 'Ольга Reyes' },
      { name: 'A B C D E F G H' },
    ];
    const { all, contacts } = await written(people);
    await run(house.connection, `delete from contact_words where word like '&%' or word like '~%'`);
    expect(await all('dana reyes')).toEqual([]);
    await run(house.connection, readFileSync('migrations/0042-paired-words.sql', 'utf8'));
    const words = [
      'dana',
      'rey',
      'zoe',
      'straß',
      'strasse',
      'ana',
      'ort',
      'ольга',
      'a',
      'b',
      'g',
      'h',
      'example',
      'com',
    ];
    for (const one of words)
      for (const other of words) {
        const meant = contacts.flatMap((contact, at) => {
          const has = (begin: string) => searchWords(contact).some((word) => word.startsWith(begin));
          return has(one) && has(other) ? [at] : [];
        });
        expect([one, other, await all(`${one} ${other}`)]).toEqual([one, other, meant.reverse()]);
      }
  });
});
