import { expect, it } from 'vitest';
import { instantOf, wallTimeOf } from '#web/ui/zoned-time.ts';
import { ownSnooze, snoozes } from './snooze-times.ts';

// Half a world from the clock of the tests, so that neither stands in for the other.
const zone = 'Pacific/Kiritimati';

it.each([
  ['a Saturday', '2026-11-21', 15.5, ['2026-11-21 16.5', '2026-11-22 9', '2026-11-23 9']],
  ['a Sunday', '2026-11-22', 15.5, ['2026-11-22 16.5', '2026-11-23 9']],
  ['a Monday', '2026-11-23', 8, ['2026-11-23 9', '2026-11-24 9', '2026-11-30 9']],
  ['the last day of a year', '2026-12-31', 23.25, ['2027-01-01 0.25', '2027-01-01 9', '2027-01-04 9']],
])('on %s where the business is, it can be put off until', (_, date, hour, expected) => {
  const words = snoozes(instantOf({ date, minutes: hour * 60 }, zone), zone).map(({ until }) => {
    const there = wallTimeOf(until, zone);
    return `${there.date} ${there.minutes / 60}`;
  });
  expect(words).toEqual(expected);
});

it('stands on the wall’s nine o’clock over a change of the clocks', () => {
  const [, tomorrow] = snoozes(new Date('2026-03-07T17:00:00Z'), 'America/New_York');
  expect(tomorrow?.until.toISOString()).toBe('2026-03-08T13:00:00.000Z');
});

it.each([
  ['2026-03-07T12:30', '2026-03-07T17:30:00.000Z'],
  ['2026-03-09T09:00', '2026-03-09T13:00:00.000Z'],
  ['2026-03-07T11:59', null],
  // The clocks go forward over it.
  ['2026-03-08T02:30', null],
  ['', null],
  ['9999-01-01T00:00', null],
])('an own time of %s is %s', (said, until) => {
  const now = new Date('2026-03-07T17:00:00Z');
  expect(ownSnooze(said, now, 'America/New_York')?.toISOString() ?? null).toBe(until);
});
