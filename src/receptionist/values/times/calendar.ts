// Days as plain integers since 1970-01-01: fast arithmetic without a clock or a zone. Weekdays are 1 (Monday) to 7.

export type Day = number;

/** The day of a civil date; months may overflow, days are taken as given. */
export function dayOf(year: number, month: number, day: number): Day {
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000);
}

export function civil(day: Day): { year: number; month: number; day: number } {
  const date = new Date(day * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function weekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether such a date exists. */
export function isDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The Monday of the day's week. */
export function weekStart(day: Day): Day {
  return day - weekdayOf(day) + 1;
}

/** Months later, the day of the month kept where it exists, else the month's last. */
export function addMonths(day: Day, months: number): Day {
  const from = civil(day);
  const index = from.year * 12 + from.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return dayOf(year, month, Math.min(from.day, daysInMonth(year, month)));
}

export const isoOf = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const dayFromIso = (iso: string): Day => Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000);

/** Easter Sunday (Gregorian), by the anonymous algorithm of Meeus. */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The nth weekday of a month; a negative n counts from the end. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): Day {
  if (n > 0) {
    const first = dayOf(year, month, 1);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1);
  }
  const last = dayOf(year, month, daysInMonth(year, month));
  return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (n + 1);
}
