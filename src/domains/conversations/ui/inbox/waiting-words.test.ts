import { expect, it } from 'vitest';
import { newsOfWaiting } from './waiting-words.ts';

it.each([
  [undefined, 3, null],
  [0, 0, null],
  [2, 1, null],
  [0, 1, 'Somebody waits for you'],
  [1, 2, '2 conversations wait for you'],
])('after %s, %i: %s', (before, now, words) => {
  expect(newsOfWaiting(before, now)).toBe(words);
});
