import { expect, it } from 'vitest';
import { rowAfter } from './contact-rows.tsx';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['Home', 7, 'start'],
  ['End', 0, 'end'],
  ['Enter', 3, undefined],
  ['End', -1, undefined],
])('%s leads from row %i of ten to %s', (key, at, to) => {
  expect(rowAfter(key, at, 10)).toBe(to);
});
