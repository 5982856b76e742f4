// What is said over and over is read a few times, and read at once; what people say again and again stays as it is.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { heard } from '../../../../tests/support/heard.ts';
import { withoutEndless } from './endless.ts';

test.each([
  ['no, no, no, no, no', 'no, no, no, no, no'],
  ['five five five, five five five five', 'five five five, five five five five'],
  ['0000000', '0000000'],
  ['5 5 5 5 5 5 5 5 5 5', '5 5 5 5 5 5 5 5 5 5'],
  ['heeeeelp', 'heeeeelp'],
  [`${'un '.repeat(40)}otro`, `${'un '.repeat(10)}otro`],
  ['!'.repeat(3000), '!'.repeat(10)],
  ['one more '.repeat(500), 'one more '.repeat(10)],
])('%s', (said, read) => {
  expect(withoutEndless(said)).toBe(read);
});

/** In milliseconds: a hundred times what a line takes, and a thousandth of what these took. */
const wait = 1500;

// Words that each may be the beginning of another, in every order: no pattern may try all the ways to read them.
test.each<[Language, string]>([
  ['en', `no, ${'un une one dos '.repeat(7)}`],
  ['en', `${'one two one three '.repeat(7)}more please`],
  ['en', `what happens if ${"i'd e'd ".repeat(24)}`],
  ['de', `woche${"n'u".repeat(60)}`],
])('%s: read at once: %s', (language, said) => {
  // The first two readings make the patterns ready.
  heard(language, said);
  heard(language, said);
  const begun = performance.now();
  heard(language, said);
  expect(performance.now() - begun).toBeLessThan(wait);
});
