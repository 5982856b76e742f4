import { describe, expect, it } from 'vitest';
import { levelOf, metered, meterNames, monthOf, saidOf, thenOf } from './rules.ts';

describe('a limit', () => {
  it.each([
    [0, 50, 'open'],
    [39, 50, 'open'],
    [40, 50, 'near'],
    [49, 50, 'near'],
    [50, 50, 'met'],
    [51, 50, 'met'],
    [2, 3, 'open'],
    [3, 3, 'met'],
    [9_000, null, 'open'],
  ] as const)('of which %i of %s are used is %s', (used, limit, level) => {
    expect(levelOf({ used, limit })).toBe(level);
  });

  it('is said in words for everything that is counted', () => {
    for (const of of metered) {
      expect(saidOf({ of, used: 1, limit: 2 })).toMatch(/^1 of 2 .*\.$/);
      expect(thenOf[of]).toMatch(/\.$/);
      expect(meterNames[of]).toBeTruthy();
    }
  });
});

describe('the month', () => {
  it.each([
    // Still October there, though it is November in Greenwich.
    ['2026-11-01T03:59:00Z', 'America/New_York', '2026-10-01T04:00:00.000Z', '2026-11-01T04:00:00.000Z', '2026-10'],
    // November begins in summer time and ends in winter time.
    ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z', '2026-11'],
    ['2026-12-31T15:00:00Z', 'Asia/Tokyo', '2026-12-31T15:00:00.000Z', '2027-01-31T15:00:00.000Z', '2027-01'],
  ])('of %s in %s', (now, timezone, from, to, key) => {
    const month = monthOf(new Date(now), timezone);
    expect([month.from.toISOString(), month.to.toISOString(), month.key]).toEqual([from, to, key]);
  });
});
