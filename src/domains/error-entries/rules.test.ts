import { expect, it } from 'vitest';
import { detailsText, withoutQueries, withoutSecrets } from './rules.ts';

it.each([
  ['https://telle.example/reset-password?token=abc#x', 'https://telle.example/reset-password'],
  ['https://ana:secret@telle.example/a', 'https://telle.example/a'],
  ['/confirm-email#token=abc', '/confirm-email'],
  ['about:blank', 'about:blank'],
  ['', ''],
])('of the address %j is kept %j', (url, kept) => {
  expect(withoutSecrets(url)).toBe(kept);
});

it('of an address inside a text the values are left out', () => {
  expect(withoutQueries('at https://telle.example/reset?token=abc&x=1 (main.js:1)')).toBe(
    'at https://telle.example/reset?token=…&x=… (main.js:1)',
  );
});

it.each([
  [undefined, null],
  [null, null],
  ['stack', 'stack'],
  [{ a: [1] }, '{"a":[1]}'],
])('the details %j are kept as %j', (details, text) => {
  expect(detailsText(details)).toBe(text);
});
