// Closed dates are kept once each and in order.
import { expect, test } from 'vitest';
import { withDate } from './with-date.ts';

test.each([
  [[], '2026-12-25', ['2026-12-25']],
  [['2026-12-25'], '2026-07-04', ['2026-07-04', '2026-12-25']],
  [['2026-12-25'], '2026-12-25', ['2026-12-25']],
  [['2026-12-25'], '', ['2026-12-25']],
])('%j and %s', (dates, date, all) => {
  expect(withDate(dates, date)).toEqual(all);
});
