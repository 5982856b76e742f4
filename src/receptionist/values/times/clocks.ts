// Places what was said about the time of day: both halves of the clock as data, the better one by the opening hours.
import { clockOf, minutesOf } from '#shared/hours.ts';
import type { Clock, Part, TimeExpr } from './expressions.ts';

export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Opening hours as in a business file: local wall clock, "HH:MM", by weekday. */
export type Hours = { readonly [day in (typeof weekdayNames)[number]]?: readonly (readonly [string, string])[] };

/** Minutes since midnight; several pairs a day. */
export type OpenDay = readonly (readonly [number, number])[];

export type ClockTime = {
  readonly is: 'clock';
  /** "HH:MM", the likelier reading. */
  readonly best: string;
  /** Every reading, the likelier first. */
  readonly candidates: readonly string[];
  readonly about: boolean;
};

export type TimeWindow = {
  readonly is: 'window';
  /** "HH:MM"; null where the side is open. "24:00" is the end of the day. */
  readonly from: string | null;
  readonly to: string | null;
  readonly part: Part | null;
  readonly about: boolean;
  /** Other readings of a window whose hours could be of either half of the day. */
  readonly alternatives: readonly (readonly [string | null, string | null])[];
};

export type TimeValue = ClockTime | TimeWindow;

const partHours: Record<Part, readonly [number, number]> = {
  'early-morning': [6, 9],
  morning: [6, 12],
  'late-morning': [10, 12],
  midday: [12, 13],
  lunch: [12, 14],
  'after-lunch': [13, 17],
  'early-afternoon': [12, 15],
  afternoon: [12, 18],
  'late-afternoon': [15, 18],
  'early-evening': [17, 19],
  evening: [17, 22],
  'late-evening': [20, 24],
  night: [19, 24],
  'after-work': [17, 21],
  'first-thing': [8, 10],
  'end-of-day': [16, 18],
};

/** Which clock times a part admits, wider than the window it names: "four in the evening", "ten at night". */
const partClock: Partial<Record<Part, readonly [number, number]>> = {
  'early-morning': [0, 12],
  morning: [0, 13],
  'late-morning': [9, 13],
  midday: [11, 15],
  lunch: [11, 15],
  'after-lunch': [12, 18],
  'early-afternoon': [12, 19],
  afternoon: [12, 20],
  'late-afternoon': [12, 20],
  evening: [15, 24],
  'early-evening': [15, 24],
  'first-thing': [0, 12],
};

export type DayClock = {
  /** Open hours of the day that is talked about; all days' when it is not known. */
  readonly open: OpenDay;
  /** 24-hour habit: an hour is meant as said unless only the other is open. */
  readonly clock24: boolean;
  /** Minutes already gone, when the day is today. */
  readonly gone: number | null;
};

const isOpen = (open: OpenDay, minutes: number) => open.some(([from, to]) => minutes >= from && minutes < to);

function halves(time: Clock): number[] {
  const { minutes, half } = time;
  if (half === 'sure' || minutes >= 780) return [minutes];
  if (half === 'am') return [minutes % 720];
  if (half === 'pm') return [(minutes % 720) + 720];
  return [minutes % 720, (minutes % 720) + 720];
}

/** Lower is likelier. */
function cost(minutes: number, said: number, day: DayClock): number {
  const closed = isOpen(day.open, minutes) ? 0 : 4;
  const over = day.gone !== null && minutes <= day.gone ? 3 : 0;
  const usual = minutes >= 420 && minutes < 1140 ? 0 : 2;
  const habit = day.clock24 && day.open.length > 0 && !closed ? (minutes === said ? 0 : 3) : 0;
  return closed + over + usual + habit;
}

function rank(times: readonly number[], said: number, day: DayClock): number[] {
  return [...times].sort((a, b) => cost(a, said, day) - cost(b, said, day));
}

const asWindow = (from: number | null, to: number | null, part: Part | null, about = false): TimeWindow => ({
  is: 'window',
  from: from === null ? null : clockOf(from),
  to: to === null ? null : clockOf(to),
  part,
  about,
  alternatives: [],
});

/** The window of a part of the day, its edges laid on the opening hours where the part is named by them. */
function partWindow(part: Part, day: DayClock): TimeWindow {
  const opens = day.open.length ? Math.min(...day.open.map(([from]) => from)) : null;
  const closes = day.open.length ? Math.max(...day.open.map(([, to]) => to)) : null;
  if (part === 'first-thing' && opens !== null) return asWindow(opens, opens + 90, part);
  if (part === 'end-of-day' && closes !== null) return asWindow(Math.max(closes - 90, 0), closes, part);
  const [from, to] = partHours[part];
  return asWindow(from * 60, to * 60, part);
}

function candidatesOf(expr: TimeExpr, day: DayClock): { times: number[]; about: boolean } | null {
  if (expr.is === 'clock') return { times: rank(halves(expr), expr.minutes, day), about: expr.about };
  if (expr.is === 'fromNow') {
    const at = (day.gone ?? 0) + expr.minutes;
    return at < 1440 ? { times: [at], about: false } : null;
  }
  if (expr.is === 'within') {
    const inner = candidatesOf(expr.time, day);
    if (!inner) return null;
    const clockWindow = partClock[expr.part];
    const fits = (minutes: number) => {
      if (expr.part === 'night' || expr.part === 'late-evening') return minutes >= 1080 || minutes < 300;
      return !clockWindow || (minutes >= clockWindow[0] * 60 && minutes < clockWindow[1] * 60);
    };
    const times = inner.times.filter(fits);
    return { times: times.length ? times : inner.times, about: inner.about };
  }
  return null;
}

function edgesOf(expr: TimeExpr | null, day: DayClock, side: 'from' | 'to'): (number | null)[] {
  if (expr === null) return [null];
  const clocks = candidatesOf(expr, day);
  if (clocks) return clocks.times;
  const window = expr.is === 'part' ? partWindow(expr.part, day) : null;
  // "after the morning", "until the evening": the near edge of the part.
  const edge = side === 'from' ? window?.from : window?.to;
  return [edge ? minutesOf(edge) : null];
}

/** A clock or a window from what was said; null when nothing sensible remains. */
export function placeTime(expr: TimeExpr, day: DayClock): TimeValue | null {
  if (expr.is === 'part') return partWindow(expr.part, day);
  if (expr.is === 'within' && expr.time.is === 'window') {
    const { from, to } = expr.time;
    const wrap = (edge: TimeExpr | null): TimeExpr | null => edge && { is: 'within', time: edge, part: expr.part };
    return placeTime({ is: 'window', from: wrap(from), to: wrap(to) }, day);
  }
  if (expr.is === 'within' && expr.time.is === 'part') return partWindow(expr.time.part, day);
  if (expr.is !== 'window') {
    const clocks = candidatesOf(expr, day);
    const [best] = clocks?.times ?? [];
    if (!clocks || best === undefined) return null;
    return { is: 'clock', best: clockOf(best), candidates: clocks.times.map(clockOf), about: clocks.about };
  }
  const pairs: [number | null, number | null, number][] = [];
  for (const from of edgesOf(expr.from, day, 'from')) {
    for (const to of edgesOf(expr.to, day, 'to')) {
      if (from !== null && to !== null && from >= (to || 1440)) continue;
      const width = from !== null && to !== null ? (to - from) / 1440 : 0;
      const score =
        (from === null ? 0 : cost(from, from, day)) + (to === null ? 0 : cost(Math.max(to - 1, 0), to - 1, day));
      pairs.push([from, to, score + width]);
    }
  }
  pairs.sort((a, b) => a[2] - b[2]);
  const [best, ...others] = pairs;
  if (!best || (best[0] === null && best[1] === null)) return null;
  const text = (edge: number | null) => (edge === null ? null : clockOf(edge));
  return {
    ...asWindow(best[0], best[1], null),
    alternatives: others.map(([from, to]) => [text(from), text(to)] as const),
  };
}

/** The open hours of a weekday (1 is Monday), or of all of them together. */
export function openHours(hours: Hours, weekday: number | null): OpenDay {
  const days = weekday === null ? weekdayNames : [weekdayNames[weekday - 1] ?? 'mon'];
  return days.flatMap((name) => (hours[name] ?? []).map(([from, to]) => [minutesOf(from), minutesOf(to)] as const));
}
