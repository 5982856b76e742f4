// Opening hours as an owner writes them: wall-clock intervals by weekday, in the business's own zone.
import { z } from 'zod';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** `HH:MM`, where `24:00` is the end of the day. */
export const wallClock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Invalid format');

/** Intervals of a day in order, none touching another: `[["08:00","12:00"],["13:00","17:00"]]`. */
const intervals = z
  .array(z.tuple([wallClock, wallClock]))
  .max(12)
  .refine((day) => day.every(([from, to], at) => from < to && (at === 0 || (day[at - 1]?.[1] ?? '') <= from)), {
    message: 'Each interval must end after it starts, and after the one before it',
  });

export const weekHours = z.strictObject({
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
  sun: intervals,
});
export type WeekHours = z.output<typeof weekHours>;

/** Minutes since midnight on the wall; `24:00` is 1440. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** "HH:MM" of minutes from midnight; 1440 is `24:00`. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
