// The business's wall clock: instants to local dates and minutes and back, right across every daylight-saving change.
import type { Weekday } from './business.ts';
import { lately } from './models/lately.ts';

/** `date` is `2026-11-17`, `minutes` counts from local midnight. */
export type LocalTime = { readonly date: string; readonly minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timezone, format);
  }
  return format;
}

/** What the wall clock shows at an instant (ISO text or milliseconds). */
export const localTime = (instant: string | number, timezone: string): LocalTime =>
  shownAt(String(typeof instant === 'number' ? instant : Date.parse(instant)), timezone);

// A turn asks of the same few instants over and over: now, and the times that are free.
const shownAt = lately((at: string, timezone: string): LocalTime => {
  const parts: Record<string, string> = {};
  for (const part of formatOf(timezone).formatToParts(Number(at))) parts[part.type] = part.value;
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
});

const asUtc = (date: string, minutes: number) => Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;

/**
 * The instant at which the wall clock shows this, as ISO text. A time that the clocks skip is read with the offset before
 * the change; of a time that comes twice the first is meant.
 */
export function instantOf(date: string, minutes: number, timezone: string): string {
  const wanted = asUtc(date, minutes);
  const offsetAt = (at: number) => {
    const shown = localTime(at, timezone);
    return asUtc(shown.date, shown.minutes) - at;
  };
  const before = wanted - offsetAt(wanted - 86_400_000);
  const after = wanted - offsetAt(wanted + 86_400_000);
  const matches = (at: number) => {
    const shown = localTime(at, timezone);
    return asUtc(shown.date, shown.minutes) === wanted;
  };
  const found = matches(before) ? before : matches(after) ? after : before;
  return new Date(found).toISOString();
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export function weekdayOf(date: string): Weekday {
  return names[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'mon';
}
