import { expect, it } from 'vitest';
import type { FreeTime } from '#domains/appointments/contract.ts';
import { daysOf, fullDay } from './days.ts';

const at = (startsAt: string): FreeTime => ({ startsAt, endsAt: startsAt, staffId: null });
const times = ['2026-03-03T22:30:00.000Z', '2026-03-03T23:30:00.000Z', '2026-03-04T15:00:00.000Z'].map(at);
const shape = (zone: string) => daysOf(times, zone).map(({ key, times: own }) => [key, own.length]);

it('puts each time on the day that the visitor’s own wall shows', () => {
  expect(shape('America/New_York')).toEqual([
    ['2026-03-03', 2],
    ['2026-03-04', 1],
  ]);
  expect(shape('Europe/Berlin')).toEqual([
    ['2026-03-03', 1],
    ['2026-03-04', 2],
  ]);
  expect(daysOf([], 'Europe/Berlin')).toEqual([]);
});

it('names a day in the zone that it is shown in', () => {
  expect(fullDay('2026-03-03T23:30:00.000Z', 'Europe/Berlin')).toBe('Wednesday, March 4');
});
