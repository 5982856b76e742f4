import { expect, it } from 'vitest';
import { countsAfter, countsIn } from './waiting-hint.ts';

it('what one leaves here stays noted while somebody else comes and goes', () => {
  const left = countsAfter({}, 'ana', 3);
  expect(countsAfter(left, 'ben', 0)).toEqual({ ana: 3 });
  expect(countsAfter(countsAfter(left, 'ben', 2), 'ana', 0)).toEqual({ ben: 2 });
});

it.each([
  [null, {}],
  ['3', {}],
  ['null', {}],
  ['{', {}],
  ['{"ana":3,"ben":"x","eve":-1}', { ana: 3 }],
])('%s notes %j', (text, counts) => {
  expect(countsIn(text)).toEqual(counts);
});
