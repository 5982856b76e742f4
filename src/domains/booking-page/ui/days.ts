// Free times as a calendar shows them: by the days of the visitor's own wall.
import type { FreeTime } from '#domains/appointments/contract.ts';
import { instantWords, wallTimeOf } from '#web/ui/zoned-time.ts';

export type Day = { readonly key: string; readonly date: Date; readonly times: readonly FreeTime[] };

/** In order; days without a free time are left out. */
export function daysOf(times: readonly FreeTime[], zone: string): Day[] {
  const days = new Map<string, FreeTime[]>();
  for (const time of times) {
    const key = wallTimeOf(time.startsAt, zone).date;
    days.set(key, [...(days.get(key) ?? []), time]);
  }
  return [...days].map(([key, own]) => ({ key, date: new Date(own[0]?.startsAt ?? 0), times: own }));
}

const formatted = (as: Intl.DateTimeFormatOptions) => (instant: Date | string, zone: string) =>
  instantWords(instant, as, zone);

export const weekday = formatted({ weekday: 'short' });
export const dayNumber = formatted({ day: 'numeric' });
export const month = formatted({ month: 'short' });
export const fullDay = formatted({ weekday: 'long', month: 'long', day: 'numeric' });
export const clock = formatted({ hour: 'numeric', minute: '2-digit' });
