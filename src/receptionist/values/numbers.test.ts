// Numbers in words and figures, each with its place.
import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { readNumbers } from './numbers.ts';

const cases: readonly (readonly [Language, string, readonly number[]])[] = [
  ['en', 'forty-two', [42]],
  ['en', 'one hundred and eighty nine', [189]],
  ['en', 'five five five oh one', [5, 5, 5, 1]],
  ['en', 'two thousand and twenty six', [2026]],
  ['en', '1,250 dollars', [1250]],
  ['en', 'fifty five hundred', [5500]],
  ['es', 'veintiuno', [21]],
  ['es', 'treinta y uno, ciento ochenta y nueve', [31, 189]],
  ['es', 'las tres y quince', [3, 15]],
  ['fr', 'quatre-vingt-dix', [90]],
  ['fr', 'soixante et onze, quatre-vingt-un', [71, 81]],
  ['fr', 'zéro un, vingt-deux', [0, 1, 22]],
  ['de', 'einundzwanzig', [21]],
  ['de', 'zweihundertfünfzig, dreissig, fuenf', [250, 30, 5]],
];

test.each(cases)('%s: %s', (language, text, values) => {
  expect(readNumbers(text, language).map((number) => number.value)).toEqual(values);
});

test('ordinals are told apart, and places are places in the text', () => {
  const text = 'Am vierzehnten, nicht am 15.';
  const found = readNumbers(text, 'de');
  expect(found.map(({ value, kind }) => [value, kind])).toEqual([
    [14, 'ordinal'],
    [15, 'ordinal'],
  ]);
  expect(text.slice(found[0]?.start, found[0]?.end)).toBe('vierzehnten');
});
