import { expect, test } from 'vitest';
import type { WeekHours } from '#shared/hours.ts';
import { hoursInShort } from './hours-words.ts';

const closed: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const day: [string, string][] = [['09:00', '17:00']];

test.each<[WeekHours, string]>([
  [{ ...closed, mon: day, tue: day, wed: day, thu: day, fri: day }, 'Mon–Fri 9:00 AM - 5:00 PM'],
  [{ ...closed, mon: day, wed: day, thu: day }, 'Mon 9:00 AM - 5:00 PM; Wed–Thu 9:00 AM - 5:00 PM'],
  [
    {
      ...closed,
      sat: [
        ['00:30', '12:00'],
        ['12:30', '24:00'],
      ],
    },
    'Sat 12:30 AM - 12:00 PM and 12:30 PM - midnight',
  ],
  [closed, 'Closed all week'],
])('a week is said in short: %#', (hours, words) => {
  expect(hoursInShort(hours)).toBe(words);
});
