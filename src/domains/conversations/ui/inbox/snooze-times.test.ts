import { expect, it } from 'vitest';
import { snoozes } from './snooze-times.ts';

it.each([
  ['a Saturday', new Date(2026, 10, 21, 15, 30), ['11/21 16:30', '11/22 9:00', '11/23 9:00']],
  ['a Sunday', new Date(2026, 10, 22, 15, 30), ['11/22 16:30', '11/23 9:00']],
  ['a Monday', new Date(2026, 10, 23, 8, 0), ['11/23 9:00', '11/24 9:00', '11/30 9:00']],
  ['the last day of a year', new Date(2026, 11, 31, 23, 15), ['1/1 0:15', '1/1 9:00', '1/4 9:00']],
])('on %s it can be put off until', (_, now, expected) => {
  const words = snoozes(now).map(
    ({ until }) =>
      `${until.getMonth() + 1}/${until.getDate()} ${until.getHours()}:${String(until.getMinutes()).padStart(2, '0')}`,
  );
  expect(words).toEqual(expected);
});
