// Closed dates are kept once each and in order, and read as a calendar has them.
import { expect, test } from 'vitest';
import { dateWords, withDate } from './closed-dates-words.ts';

test.each([
  [[], '2026-12-25', ['2026-12-25']],
  [['2026-12-25'], '2026-07-04', ['2026-07-04', '2026-12-25']],
  [['2026-12-25'], '2026-12-25', ['2026-12-25']],
  [['2026-12-25'], '', ['2026-12-25']],
])('%j and %s', (dates, date, all) => {
  expect(withDate(dates, date)).toEqual(all);
});

test('a date is read with its weekday', () => {
  expect(dateWords('2026-12-25')).toBe('Friday, December 25, 2026');
  expect(dateWords('someday')).toBe('someday');
});
