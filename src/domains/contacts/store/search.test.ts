// A search finds whom reading every contact would find, in that order, page by page, whichever way it looks for them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBusiness, inBusiness, openTestDatabase } from '../../../../tests/support/house.ts';
import { searchedWords, searchWords, tidyTags, wordOfTag } from '../rules.ts';
import { insertContacts, nothingMore } from '../store.ts';
import { askedWords, findNewest } from './search.ts';
import type { Bounds } from './words.ts';

const house = await openTestDatabase();

const names = ['ana', 'an', 'anabel', 'bo', 'bob', 'Böb', 'carl', 'carla', 'c'];
const someone = fc.record({
  name: fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  phone: fc.option(fc.constantFrom('+12025550101', '+12025550102', '+4930901820', '+493090182012')),
  email: fc.option(fc.tuple(fc.constantFrom(...names), fc.nat(30)).map(([name, at]) => `${name}.x${at}@ex.com`)),
  tags: fc.subarray(['Vip', 'vip two', 'ana']),
});
const asked = fc.record({
  search: fc
    .array(fc.constantFrom('a', 'an', 'ana', 'b', 'bob', 'c', 'car', 'x1', 'x', 'ex', '0101', '49', 'nobody'), {
      maxLength: 3,
    })
    .map((words) => words.join(' ')),
  tag: fc.option(fc.constantFrom('vip', 'ana'), { nil: undefined }),
});
/** Bounds so low that a handful of contacts is looked for in each of the ways, and a page ends in the midst of each. */
const bounds: fc.Arbitrary<Bounds> = fc.record({
  gathered: fc.integer({ min: 0, max: 6 }),
  numbered: fc.integer({ min: 0, max: 6 }),
  weighty: fc.integer({ min: 0, max: 6 }),
  leaped: fc.integer({ min: 1, max: 4 }),
  walked: fc.integer({ min: 1, max: 8 }),
  often: fc.integer({ min: 0, max: 4 }),
  telling: fc.integer({ min: 1, max: 3 }),
  probed: fc.integer({ min: 0, max: 20 }),
  paired: fc.integer({ min: 0, max: 20 }),
});

type Someone = { name: string; phone: string | null; email: string | null; tags: string[] };

describe('a search', () => {
  it('gives each who is meant once, the newest first, over any pages', async () => {
    const all = fc.array(someone, { minLength: 1, maxLength: 40 });
    const questions = fc.array(fc.tuple(asked, bounds, fc.integer({ min: 1, max: 7 })), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(all, questions, async (contacts, each) => {
        const business = await aBusiness(house);
        const ids = await inBusiness(house.database, business, (scope) =>
          insertContacts(
            scope,
            contacts.map((one, at) => ({
              ...nothingMore,
              ...one,
              createdAt: new Date(Date.UTC(2026, 0, 1) + (at % 9)),
            })),
          ),
        );
        for (const [question, low, limit] of each) {
          const words = askedWords(question);
          if (words.length === 0) continue;
          const meant = ids
            .filter((_, at) => isMeant(contacts[at] as Someone, question))
            .sort()
            .reverse();
          const found: string[] = [];
          await inBusiness(house.database, business, async (scope) => {
            for (let before: string | null = null; ; ) {
              const page = await findNewest(scope, words, before, limit, low);
              found.push(...page);
              before = page.at(-1) ?? null;
              if (page.length < limit) break;
            }
          });
          expect(found).toEqual(meant);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['asks more of them one by one', { often: 100, telling: 1 }],
    ['reads the words of the newest alone', { often: 0, telling: 1 }],
    ['reads all words', { often: 0, telling: 100 }],
  ])('goes on where those who were asked first told too much: %s', async (_, guesses) => {
    const business = await aBusiness(house);
    const isAna = (at: number) => at < 10 || at >= 34;
    const contacts = Array.from({ length: 40 }, (_, at) => ({
      ...{ ...nothingMore, name: isAna(at) ? `Ana${at}` : 'Bob', phone: null, email: null },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    }));
    const found = await inBusiness(house.database, business, async (scope) => {
      const ids = await insertContacts(scope, contacts);
      const low = { gathered: 2, numbered: 2, weighty: 2, leaped: 2, walked: 8, probed: 0, paired: 0, ...guesses };
      const page = await findNewest(scope, askedWords({ search: 'ana' }), null, 10, low);
      return page.map((id) => ids.indexOf(id as (typeof ids)[number]));
    });
    expect(found).toEqual([39, 38, 37, 36, 35, 34, 9, 8, 7, 6]);
  });
});

function isMeant(one: Someone, { search, tag }: { search: string; tag?: string | undefined }): boolean {
  const words = searchWords({ ...one, tags: tidyTags(one.tags) });
  const begun = searchedWords(search).every((begin) => words.some((word) => word.startsWith(begin)));
  return begun && (tag === undefined || words.includes(wordOfTag(tag)));
}
