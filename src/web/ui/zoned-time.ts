// Instants as a wall clock shows them in one time zone, and back, with what every browser has built in.

/** A day of the calendar, `2026-11-26`, wherever. */
export type LocalDate = string;

/** A moment on the wall: the day, and the minutes since its midnight. */
export type WallTime = { readonly date: LocalDate; readonly minutes: number };

const minuteMs = 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();
/** What a way to write is called among the clocks, of those that are the same object each time. */
const written = new WeakMap<Intl.DateTimeFormatOptions, string>();

/** Made once for each zone and way to write, since making one takes longer than asking it. */
function clockOf(zone: string, as: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const way = written.get(as) ?? JSON.stringify(as);
  written.set(as, way);
  const key = `${zone} ${way}`;
  const clock = clocks.get(key) ?? new Intl.DateTimeFormat('en-US', { ...as, timeZone: zone });
  clocks.set(key, clock);
  return clock;
}

const wall: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
};

export function wallTimeOf(instant: string | Date, zone: string): WallTime {
  const parts = Object.fromEntries(
    clockOf(zone, wall)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/**
 * The instant at which the wall there shows that. Of a time that comes twice it is the first; a time that is skipped
 * is as far behind the gap as it stands in it. Minutes may run past midnight.
 */
export function instantOf({ date, minutes }: WallTime, zone: string): Date {
  const asUtc = Date.parse(`${date}T00:00Z`) + minutes * minuteMs;
  const offsetAt = (instant: number) => {
    const { date: there, minutes: shown } = wallTimeOf(new Date(instant), zone);
    return Date.parse(`${there}T00:00Z`) + shown * minuteMs - Math.floor(instant / minuteMs) * minuteMs;
  };
  // The offsets before and after any change near by; a change is never within a day of another.
  const [before, after] = [offsetAt(asUtc - 14 * 60 * minuteMs), offsetAt(asUtc + 14 * 60 * minuteMs)];
  const shownThen = [before, after].map((offset) => ({ offset, at: asUtc - offset }));
  const real = shownThen.filter(({ offset, at }) => offsetAt(at) === offset).map(({ at }) => at);
  return new Date(real.length > 0 ? Math.min(...real) : asUtc - before);
}

/** Whether the wall there never shows that, since the clocks go forward over it. */
export function isSkipped(time: WallTime, zone: string): boolean {
  const { date, minutes } = wallTimeOf(instantOf(time, zone), zone);
  return date !== time.date || minutes !== time.minutes;
}

/** The day so many days later. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
}

/** The Monday of its week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -weekdayOf(date));
}

/** A date in words, `options` as for Intl.DateTimeFormat. */
export function dateWords(date: LocalDate, options: Intl.DateTimeFormatOptions): string {
  return instantWords(`${date}T00:00Z`, options, 'UTC');
}

/** `9:30 AM` */
export function clockWords(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(inDay / 60);
  return `${hour % 12 || 12}:${String(inDay % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** An instant in words on the clock of that zone, `as` as for Intl.DateTimeFormat. */
export function instantWords(at: string | Date, as: Intl.DateTimeFormatOptions, zone: string): string {
  // Some browsers write a narrow space before AM and PM, and some do not.
  return clockOf(zone, as).format(new Date(at)).replaceAll('\u202f', ' ');
}

/** The zone of who reads: for a page of strangers, and for the desk only where the business's own is not known. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const day: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric' };
const year: Intl.DateTimeFormatOptions = { year: 'numeric' };

/** `Nov 20`, with its year where that is not the one of now. */
export function shortDay(at: string, now: Date, zone: string): string {
  // The whole day with its year is asked for once and cut, since a list asks for hundreds.
  const [words, thisYear] = [instantWords(at, day, zone), `, ${instantWords(now, year, zone)}`];
  return words.endsWith(thisYear) ? words.slice(0, -thisYear.length) : words;
}

/** The time of today, `9:05 AM`; the date of another day, `Nov 20`: as the clock and the calendar of that zone have them. */
export function shortTime(at: string, now: Date, zone: string): string {
  const { date, minutes } = wallTimeOf(at, zone);
  return date === wallTimeOf(now, zone).date
    ? clockWords(minutes)
    : dateWords(date, { month: 'short', day: 'numeric' });
}
