// The diary as a calendar program reads it (RFC 5545): one entry an appointment, for good under the same UID.
import type { Appointment } from '#domains/appointments/contract.ts';
import { calendarFile, calendarInstant, calendarText, type Property } from '#shared/calendar-text.ts';

/** How far back and ahead a feed reaches. */
export const daysBack = 60;
export const daysAhead = 400;
/** How often programs are asked to look; most keep to a rhythm of their own. */
const refresh = 'PT15M';

export type Feed = {
  readonly business: string;
  /** Whose it is; null for everybody's. */
  readonly person: string | null;
  readonly timezone: string;
  readonly appointments: readonly Appointment[];
};

/**
 * Cancelled ones stay, and say so, so that a calendar which has them strikes them out. Times are instants, so that every
 * zone and every change of the clocks comes out right.
 */
export function feedOf({ business, person, timezone, appointments }: Feed, linkTo: (id: string) => string): string {
  return calendarFile([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Telle//Diary//EN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', calendarText(person ? `${person}, ${business}` : business)],
    ['X-WR-TIMEZONE', calendarText(timezone)],
    ['REFRESH-INTERVAL;VALUE=DURATION', refresh],
    ['X-PUBLISHED-TTL', refresh],
    ...appointments.flatMap((one) => eventOf(one, person === null, linkTo(one.id))),
    ['END', 'VCALENDAR'],
  ]);
}

function eventOf(one: Appointment, namesStaff: boolean, url: string): Property[] {
  const { name, service, staff, phone, email, note, address } = one;
  const about = [namesStaff && staff ? `With ${staff}` : '', phone, email, note].filter(Boolean).join('\n');
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${one.id}@telle`],
    ['SEQUENCE', String(one.sequence)],
    ['DTSTAMP', calendarInstant(one.updatedAt)],
    ['LAST-MODIFIED', calendarInstant(one.updatedAt)],
    ['DTSTART', calendarInstant(one.startsAt)],
    ['DTEND', calendarInstant(one.endsAt)],
    ['SUMMARY', calendarText(name ? `${name}: ${service}` : service)],
    ...(address ? [['LOCATION', calendarText(address)] as const] : []),
    ...(about ? [['DESCRIPTION', calendarText(about)] as const] : []),
    ['URL', url],
    ['STATUS', one.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'],
    ['TRANSP', one.status === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE'],
    ['END', 'VEVENT'],
  ];
}
