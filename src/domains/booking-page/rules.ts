// An appointment as words and as a calendar entry (RFC 5545): the same in the mail, on the page and in a download.

import { calendarFile, calendarInstant, calendarParameter, calendarText } from '#shared/calendar-text.ts';

export type Entry = {
  readonly id: string;
  readonly status: 'booked' | 'cancelled';
  readonly service: string;
  readonly staff: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Rises with each change of it. */
  readonly sequence: number;
  readonly updatedAt: string;
  readonly business: { readonly name: string; readonly address: string; readonly phone: string };
  /** Where the service comes to. */
  readonly address: string | null;
};

export const calendarMethodOf = ({ status }: Pick<Entry, 'status'>) => (status === 'cancelled' ? 'CANCEL' : 'PUBLISH');

/**
 * One event as an .ics file. Its UID stays over moves and its SEQUENCE rises, so that a calendar changes the entry that it
 * has. `organizer` is an address and `url` the private link.
 */
export function calendarOf(entry: Entry, { organizer, url }: { organizer: string; url: string }): string {
  const { name, phone, address } = entry.business;
  const about = [entry.staff && `With ${entry.staff}.`, phone && `Phone ${phone}.`, `Move or cancel: ${url}`];
  return calendarFile([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Telle//Booking page//EN'],
    ['METHOD', calendarMethodOf(entry)],
    ['BEGIN', 'VEVENT'],
    ['UID', `${entry.id}@telle`],
    ['SEQUENCE', String(entry.sequence)],
    ['DTSTAMP', calendarInstant(entry.updatedAt)],
    ['DTSTART', calendarInstant(entry.startsAt)],
    ['DTEND', calendarInstant(entry.endsAt)],
    ['SUMMARY', calendarText(`${entry.service}, ${name}`)],
    ['LOCATION', calendarText(entry.address || address)],
    ['DESCRIPTION', calendarText(about.filter(Boolean).join(' '))],
    [`ORGANIZER;CN=${calendarParameter(name)}`, `mailto:${organizer}`],
    ['STATUS', entry.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'],
    ['TRANSP', 'OPAQUE'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
}

/** `Tuesday, November 24, 2026 at 10:00 AM EST`. */
export function whenIn(instant: string, timezone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone: timezone, dateStyle: 'full' }).format(new Date(instant));
  return `${day} at ${timeIn(instant, timezone)}`;
}

/** `10:00 AM EST`. */
export function timeIn(instant: string, timezone: string): string {
  const parts = { timeZone: timezone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** The same instant on both walls: the business's, and the visitor's where theirs shows another time. */
export function whenForBoth(instant: string, timezone: string, own: string | undefined): string {
  const there = whenIn(instant, timezone);
  if (own === undefined) return there;
  const here = whenIn(instant, own);
  return isSameWall(instant, timezone, own) ? there : `${there} (${here} where you are)`;
}

/** Whether the clocks on both walls show the same at that instant. */
export function isSameWall(instant: string, one: string, other: string): boolean {
  const wall = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
  return wall(one) === wall(other);
}
