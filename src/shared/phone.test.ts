import { expect, it } from 'vitest';
import { e164Of, internationalOf } from './phone.ts';

it.each([
  ['(202) 555-0123', '+12025550123'],
  ['202-555-0123', '+12025550123'],
  ['1 202 555 0123', '+12025550123'],
  ['+1 202 555 0123', '+12025550123'],
  ['+49 30 901820', '+4930901820'],
  ['+44 20 7946 0958', '+442079460958'],
  ['12', null],
  // No area of the North American plan begins with 0 or 1.
  ['06 12 34 56 78', null],
  ['+10612345678', null],
  ['', null],
  ['call me', null],
  ['+999 1', null],
])('%s is %s', (text, number) => {
  expect(e164Of(text, 'US')).toBe(number);
});

it.each([
  ['+4930901820', '+49 30 901820'],
  ['+442079460958', '+44 20 7946 0958'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+', '+'],
])('%s is written %s', (e164, words) => {
  expect(internationalOf(e164)).toBe(words);
});

it('reads a number without a country code as the country’s', () => {
  expect(e164Of('030 901820', 'DE')).toBe('+4930901820');
  expect(e164Of('030 901820', null)).toBeNull();
  expect(e164Of('+49 30 901820', null)).toBe('+4930901820');
});
