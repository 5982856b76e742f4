import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockWords,
  dateWords,
  instantOf,
  instantWords,
  isSkipped,
  mondayOf,
  shortDay,
  wallTimeOf,
  weekdayOf,
} from './zoned-time.ts';

const newYork = 'America/New_York';

describe('a wall clock', () => {
  it.each([
    ['2026-03-02T15:00:00Z', newYork, '2026-03-02', 600],
    ['2026-03-02T03:30:00Z', newYork, '2026-03-01', 1350],
    ['2026-07-01T00:00:00Z', 'Asia/Kathmandu', '2026-07-01', 345],
    ['2026-07-01T12:00:00Z', 'Pacific/Kiritimati', '2026-07-02', 120],
  ])('shows %s in %s as %s, minute %i', (instant, zone, date, minutes) => {
    expect(wallTimeOf(instant, zone)).toEqual({ date, minutes });
    expect(instantOf({ date, minutes }, zone)).toEqual(new Date(instant));
  });

  it('goes over every hour of a year and back, save the one that comes twice', () => {
    for (const zone of [newYork, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC']) {
      let same = 0;
      for (let hour = 0; hour < 8760; hour += 1) {
        const at = new Date(Date.UTC(2026, 0, 1, hour));
        if (instantOf(wallTimeOf(at, zone), zone).getTime() === at.getTime()) same += 1;
      }
      expect(same, zone).toBeGreaterThanOrEqual(8759);
    }
  });

  it('takes the first of a time that comes twice, and steps over one that never comes', () => {
    const at = (date: string, minutes: number) => instantOf({ date, minutes }, newYork).toISOString();
    expect(at('2026-11-01', 90)).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-03-08', 150)).toBe('2026-03-08T07:30:00.000Z');
    expect(at('2026-03-08', 1440)).toBe('2026-03-09T04:00:00.000Z');
    const skipped = (minutes: number) => isSkipped({ date: '2027-03-14', minutes }, newYork);
    expect([119, 120, 150, 179, 180, 195].map(skipped)).toEqual([false, true, true, true, false, false]);
    expect(isSkipped({ date: '2026-11-01', minutes: 90 }, newYork)).toBe(false);
  });
});

it('counts days and weeks', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(dateWords('2026-11-23', { weekday: 'long', month: 'short', day: 'numeric' })).toBe('Monday, Nov 23');
});

it.each([
  [0, '12:00 AM'],
  [570, '9:30 AM'],
  [720, '12:00 PM'],
  [1439, '11:59 PM'],
  [1500, '1:00 AM'],
])('says %i as %s', (minutes, words) => expect(clockWords(minutes)).toBe(words));

it.each([
  [newYork, 'Dec 31, 2025, 11:30 PM', 'Dec 31, 2025'],
  ['Pacific/Kiritimati', 'Jan 1, 2026, 6:30 PM', 'Jan 1'],
])('tells one instant on the clock of %s, with the year where it is another', (zone, words, day) => {
  const at = '2026-01-01T04:30:00Z';
  expect(instantWords(at, { dateStyle: 'medium', timeStyle: 'short' }, zone)).toBe(words);
  expect(shortDay(at, new Date('2026-06-01T12:00:00Z'), zone)).toBe(day);
});
