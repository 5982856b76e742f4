// What waits for the server in a browser has a bound, and errors come before notes in it.
import { expect, test } from 'vitest';
import { withinBounds } from './error-log.ts';

const of = (letters: string) => [...letters].map((letter) => ({ letter, isNote: letter === 'n' }));

test.each([
  ['ab', 'ab'],
  ['abcde', 'cde'],
  ['anbnc', 'abc'],
  ['nnnna', 'nna'],
  ['abcn', 'abc'],
  ['abncd', 'bcd'],
  ['nnnnn', 'nnn'],
])('of "%s", three at most, "%s" is kept', (entries, kept) => {
  expect(
    withinBounds(of(entries), 3)
      .map(({ letter }) => letter)
      .join(''),
  ).toBe(kept);
});
