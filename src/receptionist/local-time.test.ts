import { expect, test } from 'vitest';
import { instantOf, localTime } from './local-time.ts';

test('noon on the day the clocks go forward is an hour closer to the noon before', () => {
  expect(instantOf('2026-03-08', 720, 'America/Los_Angeles')).toBe('2026-03-08T19:00:00.000Z');
  expect(instantOf('2026-03-07', 720, 'America/Los_Angeles')).toBe('2026-03-07T20:00:00.000Z');
});

test('a skipped time moves on, a doubled time is the first of the two', () => {
  expect(localTime(instantOf('2026-03-08', 150, 'America/New_York'), 'America/New_York').minutes).toBe(210);
  expect(instantOf('2026-11-01', 90, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

test('every quarter of an hour of a year comes back as it went', () => {
  for (const zone of ['America/New_York', 'America/Phoenix', 'Europe/Berlin', 'Australia/Lord_Howe']) {
    for (
      let at = Date.parse('2026-01-01T00:00:00Z');
      at < Date.parse('2027-01-01T00:00:00Z');
      at += 86_400_000 * 3 + 900_000 * 7
    ) {
      const shown = localTime(at, zone);
      const back = localTime(instantOf(shown.date, shown.minutes, zone), zone);
      expect(back).toEqual(shown);
    }
  }
});
