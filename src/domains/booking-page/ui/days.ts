// Free times as a calendar shows them: by the days of the visitor's own wall.
import type { FreeTime } from '#domains/appointments/contract.ts';

export type Day = { readonly key: string; readonly date: Date; readonly times: readonly FreeTime[] };

/** The zone that this browser's clock shows. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** In order; days without a free time are left out. */
export function daysOf(times: readonly FreeTime[], zone: string): Day[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const days = new Map<string, FreeTime[]>();
  for (const time of times) {
    const key = day.format(new Date(time.startsAt));
    days.set(key, [...(days.get(key) ?? []), time]);
  }
  return [...days].map(([key, own]) => ({ key, date: new Date(own[0]?.startsAt ?? 0), times: own }));
}

const formatted = (options: Intl.DateTimeFormatOptions) => (instant: Date | string, zone: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(new Date(instant)).replaceAll('\u202f', ' ');

export const weekday = formatted({ weekday: 'short' });
export const dayNumber = formatted({ day: 'numeric' });
export const month = formatted({ month: 'short' });
export const fullDay = formatted({ weekday: 'long', month: 'long', day: 'numeric' });
export const clock = formatted({ hour: 'numeric', minute: '2-digit' });
