// What a list that changes does to the places of its rows.
import { expect, test } from 'vitest';
import { grewAtEnd } from './use-row-keys.ts';

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
