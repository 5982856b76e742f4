// What a list that changes does to the places of its rows.
import { expect, test } from 'vitest';
import { grewAtEnd, placesFor } from './use-row-keys.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));

test.each([
  ['', 'ab', true],
  ['ab', 'ab', true],
  ['ab', 'abc', true],
  ['ab', 'cab', false],
  ['abc', 'ac', false],
  ['abc', 'ab', false],
  ['ab', 'ba', false],
])('"%s" became "%s": every place is as it was: %s', (before, now, isSame) => {
  expect(grewAtEnd(list(before), list(now))).toBe(isSame);
});

test('whoever is somebody else under the same id stands where they stood', () => {
  const [ana, bo] = list('ab');
  expect(
    grewAtEnd(
      [ana, bo].flatMap((one) => one ?? []),
      [{ id: 'a' }, ...(bo ? [bo] : [])],
    ),
  ).toBe(true);
});

test.each([
  ['a first page', 0, 50, undefined, 1_000],
  ['a first page of many', 0, 50, 100_000, 1_000],
  ['more than there is room for, of as many as are known', 1_000, 1_050, 100_000, 100_000],
  ['more than there is room for, of nobody knows how many', 1_000, 1_050, -1, 2_000],
  ['one that goes on growing', 2_000, 1_950, undefined, 2_000],
  ['a whole one that has come', 100_000, 100_000, undefined, 100_000],
  ['one that was narrowed to a few', 100_000, 13, undefined, 1_000],
  ['more than were known of', 1_200, 1_300, 1_200, 2_000],
])('a list counts places for %s', (_, before, here, total, places) => {
  expect(placesFor(before, here, total)).toBe(places);
});
