// What a phrase about time means before a clock is known: small values that every language's grammar builds and resolve.ts places.
import type { Holiday } from './holidays.ts';

/** `coming`: the first one after today. `this`: of this week, today included. `next`, `last`: see the convention in resolve.ts. */
export type Which = 'coming' | 'this' | 'next' | 'last';

export type Unit = 'day' | 'week' | 'month' | 'year';

export type DateExpr =
  | { readonly is: 'day'; readonly offset: number }
  | { readonly is: 'weekday'; readonly weekday: number; readonly which: Which; readonly weeks: number }
  | {
      readonly is: 'calendar';
      readonly day: number;
      readonly month: number | null;
      readonly year: number | null;
      /** Months from this one, for "the 9th of next month"; null: the first such day from today. */
      readonly monthOffset: number | null;
      readonly weekday: number | null;
      /** The figures could also be read the other way round (11/12). */
      readonly swappable: boolean;
    }
  | {
      readonly is: 'span';
      readonly unit: 'week' | 'weekend' | 'month' | 'year';
      readonly offset: number;
      readonly rest: boolean;
    }
  | { readonly is: 'weekdayOf'; readonly weekday: number; readonly week: DateExpr }
  | { readonly is: 'month'; readonly month: number; readonly year: number | null; readonly third: Third | null }
  | { readonly is: 'third'; readonly third: Third; readonly span: DateExpr }
  | { readonly is: 'holiday'; readonly holiday: Holiday; readonly year: number | null }
  | { readonly is: 'shift'; readonly from: DateExpr; readonly unit: Unit; readonly count: number }
  | { readonly is: 'weekdayAfter'; readonly weekday: number; readonly from: DateExpr; readonly before: boolean }
  | { readonly is: 'ordinalWeekday'; readonly n: number; readonly weekday: number; readonly month: DateExpr }
  | { readonly is: 'range'; readonly from: DateExpr | null; readonly to: DateExpr | null }
  | { readonly is: 'anchor'; readonly offset: number }
  /** Several names of one day, the most exact last: they agree, or the disagreement is kept. */
  | { readonly is: 'all'; readonly parts: readonly DateExpr[] }
  | { readonly is: 'repeat'; readonly weekdays: readonly number[] };

export type Third = 'early' | 'mid' | 'late';

export type Part =
  | 'early-morning'
  | 'morning'
  | 'late-morning'
  | 'midday'
  | 'lunch'
  | 'after-lunch'
  | 'early-afternoon'
  | 'afternoon'
  | 'late-afternoon'
  | 'early-evening'
  | 'evening'
  | 'late-evening'
  | 'night'
  | 'after-work'
  | 'first-thing'
  | 'end-of-day';

export type Clock = {
  readonly is: 'clock';
  /** Minutes since midnight as said, 0 to 1440. */
  readonly minutes: number;
  /** null: could be either half of the day. */
  readonly half: 'am' | 'pm' | 'sure' | null;
  readonly about: boolean;
  /** A number alone, which needs its neighbourhood to be a time. */
  readonly bare: boolean;
};

export type TimeExpr =
  | Clock
  | { readonly is: 'part'; readonly part: Part }
  | { readonly is: 'window'; readonly from: TimeExpr | null; readonly to: TimeExpr | null }
  | { readonly is: 'within'; readonly time: TimeExpr; readonly part: Part }
  | { readonly is: 'fromNow'; readonly minutes: number };

/** What is wished without naming a time: `soonest` "as soon as possible", `latest` "as late as possible" of its day, `any` "whenever", `earlier`, `later`. */
export type Wish = 'soonest' | 'latest' | 'any' | 'now' | 'earlier' | 'later';

/** "same time", "same day": the dialogue knows which. */
export type Same = 'time' | 'day';

export type When = {
  readonly date: DateExpr | null;
  readonly time: TimeExpr | null;
  readonly wish: Wish | null;
  readonly same: Same | null;
};

const nothing: When = { date: null, time: null, wish: null, same: null };

export const onDate = (date: DateExpr): When => ({ ...nothing, date });
export const atTime = (time: TimeExpr): When => ({ ...nothing, time });
export const on = (date: DateExpr | null, time: TimeExpr | null): When => ({ ...nothing, date, time });
export const wish = (name: Wish, date: DateExpr | null = null): When => ({ ...nothing, wish: name, date });
export const same = (what: Same, date: DateExpr | null = null): When => ({ ...nothing, same: what, date });

export const day = (offset: number): DateExpr => ({ is: 'day', offset });
export const weekday = (number: number, which: Which = 'coming', weeks = 0): DateExpr => ({
  is: 'weekday',
  weekday: number,
  which,
  weeks,
});
export const span = (unit: 'week' | 'weekend' | 'month' | 'year', offset: number, rest = false): DateExpr => ({
  is: 'span',
  unit,
  offset,
  rest,
});
export const shift = (from: DateExpr, count: number, unit: Unit): DateExpr => ({ is: 'shift', from, unit, count });
export const weekdayOf = (number: number, week: DateExpr): DateExpr => ({ is: 'weekdayOf', weekday: number, week });
export const holiday = (name: Holiday, year: number | null = null): DateExpr => ({
  is: 'holiday',
  holiday: name,
  year,
});
export const dates = (from: DateExpr | null, to: DateExpr | null): DateExpr => ({ is: 'range', from, to });
export const anchorDay = (offset = 0): DateExpr => ({ is: 'anchor', offset });
export const repeat = (...weekdays: number[]): DateExpr => ({ is: 'repeat', weekdays });
export const month = (number: number, year: number | null = null, third: Third | null = null): DateExpr => ({
  is: 'month',
  month: number,
  year,
  third,
});
export const third = (which: Third, of: DateExpr): DateExpr => ({ is: 'third', third: which, span: of });
export const weekdayAfter = (number: number, from: DateExpr, before = false): DateExpr => ({
  is: 'weekdayAfter',
  weekday: number,
  from,
  before,
});
export const ordinalWeekday = (n: number, number: number, of: DateExpr): DateExpr => ({
  is: 'ordinalWeekday',
  n,
  weekday: number,
  month: of,
});

/** A weekday said with its date: they agree, or the disagreement is kept. */
export const weekdayAnd = (number: number, date: DateExpr): DateExpr => ({ is: 'all', parts: [weekday(number), date] });

/** A date of the calendar. A month out of range or an impossible day refuses. */
export function calendar(
  dayNumber: number,
  monthNumber: number | null,
  year: number | null = null,
  more: { weekday?: number; monthOffset?: number; swappable?: boolean } = {},
): DateExpr | null {
  if (dayNumber < 1 || dayNumber > 31 || (monthNumber !== null && (monthNumber < 1 || monthNumber > 12))) return null;
  return {
    is: 'calendar',
    day: dayNumber,
    month: monthNumber,
    year: year !== null && year < 100 ? 2000 + year : year,
    monthOffset: more.monthOffset ?? null,
    weekday: more.weekday ?? null,
    swappable: more.swappable ?? false,
  };
}

/** Figures as day and month in either order: the habit of the language first, the other when only that exists. */
export function figures(
  a: number,
  b: number,
  year: number | null,
  habit: 'dmy' | 'mdy',
  weekdayNumber?: number,
): DateExpr | null {
  const more = weekdayNumber === undefined ? {} : { weekday: weekdayNumber };
  const swappable = a <= 12 && b <= 12 && a !== b;
  const [dayNumber, monthNumber] = habit === 'dmy' ? [a, b] : [b, a];
  if (monthNumber <= 12) return calendar(dayNumber, monthNumber, year, { ...more, swappable });
  return calendar(monthNumber, dayNumber, year, more);
}

/** A wall-clock time; impossible ones refuse. From 13 on, and at 0, there is no doubt about the half of the day. */
export function clock(hour: number, minute = 0, half: Clock['half'] = null): Clock | null {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || (hour === 24 && minute > 0)) return null;
  if ((half === 'am' || half === 'pm') && (hour > 23 || hour === 0)) return null;
  const known = half ?? (hour > 12 || hour === 0 ? 'sure' : null);
  return { is: 'clock', minutes: (hour % 24) * 60 + minute, half: known, about: false, bare: false };
}

/** So many minutes after (or, negative, before) the full hour: "quarter to ten". */
export function past(hour: number, minutes: number, half: Clock['half'] = null): Clock | null {
  if (hour < 0 || hour > 24) return null;
  const total = (hour * 60 + minutes + 1440) % 1440;
  const built = clock(Math.floor(total / 60), total % 60, null);
  if (!built) return null;
  // "quarter to one": 12:45 stays open between the halves.
  const known = half ?? (hour > 13 ? 'sure' : null);
  return { ...built, half: known, minutes: hour <= 12 && built.minutes < 60 ? built.minutes + 720 : built.minutes };
}

export const bare = (hour: number, minute = 0): Clock | null => {
  const built = clock(hour, minute);
  return built && { ...built, bare: true };
};

export const about = (time: TimeExpr): TimeExpr => (time.is === 'clock' ? { ...time, about: true } : time);
export const withHalf = (time: Clock, half: 'am' | 'pm'): Clock | null =>
  clock(Math.floor(time.minutes / 60), time.minutes % 60, half);
export const part = (name: Part): TimeExpr => ({ is: 'part', part: name });
export const between = (from: TimeExpr | null, to: TimeExpr | null): TimeExpr => ({ is: 'window', from, to });
export const fromNow = (minutes: number): TimeExpr => ({ is: 'fromNow', minutes });

/** Days strictly after or before a day or stretch: neither counts itself. */
export const after = (date: DateExpr): DateExpr => dates(shift(date, 1, 'day'), null);
export const before = (date: DateExpr): DateExpr => dates(null, shift(date, -1, 'day'));

/** "9 in the morning": the part of the day settles the half of the clock. */
export const within = (time: TimeExpr, name: Part): TimeExpr => ({ is: 'within', time, part: name });
