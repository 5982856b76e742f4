import { expect, test } from 'vitest';
import { costMicros, dayIn, tokensOf } from './rules.ts';

const prices = { inputMicros: 150_000, outputMicros: 600_000 };

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [1_000_000, 0, 150_000],
  [0, 1_000_000, 600_000],
  [2_000, 100, 360],
  [2_001, 100, 361],
])('%i tokens in and %i out cost %i micro-dollars', (inputTokens, outputTokens, micros) => {
  expect(costMicros({ inputTokens, outputTokens }, prices)).toBe(micros);
});

test.each([
  [Number.NaN, 100_000_000],
  [Number.POSITIVE_INFINITY, 100_000_000],
  [1e300, 100_000_000],
  [-5, 0],
  [1.2, 2],
])('a server that tells of %d tokens is held to %i', (told, believed) => {
  expect(tokensOf({ inputTokens: told, outputTokens: 0 })).toBe(believed);
  expect(Number.isSafeInteger(costMicros({ inputTokens: told, outputTokens: told }, prices))).toBe(true);
});

test.each([
  ['America/Los_Angeles', '2026-11-16'],
  ['America/New_York', '2026-11-17'],
  ['Europe/Berlin', '2026-11-17'],
])('the day in %s is %s', (timezone, day) => {
  expect(dayIn(timezone, new Date('2026-11-17T06:30:00Z'))).toBe(day);
});
