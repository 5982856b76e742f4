// Every fault of a week is found where the server would find one, and said at its day.
import { expect, test } from 'vitest';
import { type WeekHours, weekHours } from '#shared/hours.ts';
import { faultsOf, hoursError } from './hours-faults.ts';

const closed: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

test.each<[WeekHours['mon'], string | undefined]>([
  [[], undefined],
  [[['08:00', '12:00']], undefined],
  [[['00:00', '24:00']], undefined],
  [
    [
      ['08:00', '12:00'],
      ['12:00', '17:00'],
    ],
    undefined,
  ],
  [[['18:00', '17:30']], '0 to Monday: the end must come after the start'],
  [[['08:00', '08:00']], '0 to Monday: the end must come after the start'],
  [[['', '17:30']], '0 from Monday: enter a time, or remove the line'],
  [[['08:00', '']], '0 to Monday: enter a time, or remove the line'],
  [
    [
      ['08:00', '12:00'],
      ['11:30', '17:00'],
    ],
    '1 from Monday: this part cannot start before the one above it ends',
  ],
])('Monday %j', (mon, said) => {
  const [fault] = faultsOf({ ...closed, mon });
  expect(fault && `${fault.at} ${fault.side} ${fault.words}`).toBe(said);
  expect(weekHours.safeParse({ ...closed, mon }).success).toBe(said === undefined);
});

test('each day says its own, and the form the first of them', () => {
  const hours: WeekHours = { ...closed, tue: [['10:00', '09:00']], sun: [['', '']] };
  expect(faultsOf(hours).map(({ day }) => day)).toEqual(['tue', 'sun']);
  expect(hoursError(hours)).toEqual({ hours: 'Tuesday: the end must come after the start' });
  expect(hoursError(closed)).toEqual({});
});
