// An appointment as words and as a calendar entry (RFC 5545): the same in the mail, on the page and in a download.

export type Entry = {
  readonly id: string;
  readonly status: 'booked' | 'cancelled';
  readonly service: string;
  readonly staff: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly createdAt: string;
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
  const changedSeconds = (Date.parse(entry.updatedAt) - Date.parse(entry.createdAt)) / 1000;
  const { name, phone, address } = entry.business;
  const about = [entry.staff && `With ${entry.staff}.`, phone && `Phone ${phone}.`, `Move or cancel: ${url}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Telle//Booking page//EN',
    `METHOD:${calendarMethodOf(entry)}`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@telle`,
    `SEQUENCE:${Math.max(0, Math.ceil(changedSeconds))}`,
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(`${entry.service}, ${name}`)}`,
    `LOCATION:${escaped(entry.address || address)}`,
    `DESCRIPTION:${escaped(about.filter(Boolean).join(' '))}`,
    `ORGANIZER;CN="${name.replaceAll(/["\r\n]/g, ' ')}":mailto:${organizer}`,
    `STATUS:${entry.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T150000Z`. */
export const utc = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

export const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

const octetsMax = 74;

/** No line is longer than 75 octets; what goes on begins with a space. Letters of several octets are never cut. */
export function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0);
    if (octets + size > octetsMax) {
      out += '\r\n ';
      octets = 1;
    }
    out += letter;
    octets += size;
  }
  return out;
}

const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

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
