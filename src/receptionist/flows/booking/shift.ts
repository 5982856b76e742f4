// "An hour later" as a day and an hour, counted from the time that it is said of.

import { clockOf } from '#shared/hours.ts';
import type { TimeWish } from '../../commands.ts';
import { addDays, localTime } from '../../local-time.ts';

const dayMinutes = 24 * 60;

/** The same wish with its day and hour; one without a shift as it is. On the wall clock, so that a day stays a day when clocks change. */
export function placed(wish: TimeWish, from: string, zone: string): TimeWish {
  const { shift, ...rest } = wish;
  if (!shift) return wish;
  const { date, minutes } = localTime(from, zone);
  const at = minutes + shift.minutes;
  const days = shift.days + Math.floor(at / dayMinutes);
  return { ...rest, date: addDays(date, days), time: clockOf(((at % dayMinutes) + dayMinutes) % dayMinutes) };
}
