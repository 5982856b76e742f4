// Opening hours as an owner writes them: wall-clock intervals by weekday, in the business's own zone.
import { z } from 'zod';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** `HH:MM`, where `24:00` is the end of the day. */
export const wallClock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Invalid format');

export type IntervalFault = {
  /** Which interval of the day, and which end of it. */
  readonly at: number;
  readonly side: 'from' | 'to';
  readonly why: 'missing' | 'ends-before-start' | 'overlaps';
};

/** The first thing wrong with the intervals of one day, where `''` is a clock that was not entered. */
export function intervalFault(day: readonly (readonly [from: string, to: string])[]): IntervalFault | undefined {
  for (const [at, [from, to]] of day.entries()) {
    if (from === '' || to === '') return { at, side: from === '' ? 'from' : 'to', why: 'missing' };
    if (from >= to) return { at, side: 'to', why: 'ends-before-start' };
    if ((day[at - 1]?.[1] ?? '') > from) return { at, side: 'from', why: 'overlaps' };
  }
  return undefined;
}

/** Intervals of a day in order, none overlapping another: `[["08:00","12:00"],["13:00","17:00"]]`. */
const intervals = z
  .array(z.tuple([wallClock, wallClock]))
  .max(12)
  .refine((day) => !intervalFault(day), {
    message: 'Each interval must end after it starts, and start no earlier than the one before it ends',
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
