// Places what was said on the business's calendar and clock.
//
// The conventions, once and for all (every one leaves its alternative as data, so that a reply can confirm with the full date):
// - A weekday alone is the first one after today; said on that very weekday, today is the alternative.
// - "this Tuesday" is the first one from today on.
// - "next Tuesday" is, in English and German, Tuesday of next week (weeks begin on Monday); the coming one is the alternative.
//   "el próximo martes" and "mardi prochain" are the coming one; the one after is the alternative.
// - A date without a year is the first from today on. A day of the month alone likewise.
// - A clock without its half of the day keeps both; the better one is open on that day, else as people usually mean it.
import {
  addMonths,
  civil,
  type Day,
  dayOf,
  daysInMonth,
  isDate,
  nthWeekday,
  weekdayOf,
  weekStart,
} from './calendar.ts';
import type { DateExpr, Third } from './expressions.ts';
import { holidayOn } from './holidays.ts';

export type Place = {
  readonly today: Day;
  readonly anchor: Day | null;
  /** Whether "next Tuesday" is a week later than the coming one when both lie ahead. */
  readonly nextSkips: boolean;
};

export type Placed = {
  readonly from: Day;
  readonly to: Day;
  readonly grain: 'day' | 'week' | 'weekend' | 'month' | 'year' | 'range';
  readonly alternatives: readonly Day[];
  readonly conflict: { readonly weekday: number; readonly date: Day; readonly nearest: Day } | null;
  readonly repeats: readonly number[] | null;
  readonly open: 'from' | 'to' | null;
};

const single = (from: Day, alternatives: readonly Day[] = []): Placed => ({
  from,
  to: from,
  grain: 'day',
  alternatives: alternatives.filter((other) => other !== from),
  conflict: null,
  repeats: null,
  open: null,
});

const stretch = (from: Day, to: Day, grain: Placed['grain']): Placed => ({ ...single(from), to, grain });

/** The first day with this weekday, from `day` on. */
const onOrAfter = (day: Day, weekday: number): Day => day + ((weekday - weekdayOf(day) + 7) % 7);

/** The day with this weekday that lies nearest. */
const nearestTo = (day: Day, weekday: number): Day => {
  const ahead = onOrAfter(day, weekday);
  return ahead - day <= 3 ? ahead : ahead - 7;
};

function placeWeekday(expr: Extract<DateExpr, { is: 'weekday' }>, { today, nextSkips }: Place): Placed {
  const coming = onOrAfter(today + 1, expr.weekday);
  const fromToday = onOrAfter(today, expr.weekday);
  const extra = expr.weeks * 7;
  if (expr.which === 'last') return single(onOrAfter(today - 7, expr.weekday) - extra);
  if (expr.which === 'this') return single(fromToday + extra);
  if (expr.which === 'coming' || extra > 0) return single(coming + extra, extra ? [] : [fromToday]);
  const ofNextWeek = weekStart(today) + 6 + expr.weekday;
  if (!nextSkips) return single(coming, [coming + 7]);
  const later = coming < ofNextWeek ? coming : ofNextWeek - today <= 2 ? ofNextWeek + 7 : ofNextWeek;
  return single(ofNextWeek, [later]);
}

function checkWeekday(placed: Placed, weekday: number | null): Placed {
  if (weekday === null || placed.grain !== 'day' || weekdayOf(placed.from) === weekday) return placed;
  const other = placed.alternatives.find((day) => weekdayOf(day) === weekday && day >= placed.from);
  const nearest = nearestTo(placed.from, weekday);
  const alternatives = other === undefined ? [nearest] : [nearest, other];
  return { ...placed, alternatives, conflict: { weekday, date: placed.from, nearest } };
}

function placeCalendar(expr: Extract<DateExpr, { is: 'calendar' }>, { today, anchor }: Place): Placed | null {
  const now = civil(today);
  const { day, year } = expr;
  if (expr.month !== null) {
    const month = expr.month;
    if (year !== null)
      return isDate(year, month, day) ? checkWeekday(single(dayOf(year, month, day)), expr.weekday) : null;
    const years = Array.from({ length: 9 }, (_, index) => now.year + index).filter((y) => isDate(y, month, day));
    const first = years.map((y) => dayOf(y, month, day)).find((at) => at >= today);
    if (first === undefined) return null;
    const alternatives: Day[] = [];
    if (isDate(now.year, month, day)) alternatives.push(dayOf(now.year, month, day));
    if (expr.swappable && isDate(now.year, day, month)) {
      const swapped = dayOf(now.year, day, month);
      alternatives.push(swapped >= today ? swapped : dayOf(now.year + 1, day, month));
    }
    return checkWeekday(single(first, alternatives), expr.weekday);
  }
  if (expr.monthOffset !== null) {
    const start = civil(addMonths(dayOf(now.year, now.month, 1), expr.monthOffset));
    if (!isDate(start.year, start.month, day)) return null;
    return checkWeekday(single(dayOf(start.year, start.month, day)), expr.weekday);
  }
  const found: Day[] = [];
  // With a weekday said, the first month in which the two agree is worth knowing.
  const fits = (at: Day) => found.length === 0 || expr.weekday === null || weekdayOf(at) === expr.weekday;
  for (let offset = 0; found.length < 2 && offset < 13; offset++) {
    const start = civil(addMonths(dayOf(now.year, now.month, 1), offset));
    const at = dayOf(start.year, start.month, day);
    if (isDate(start.year, start.month, day) && at >= today && fits(at)) found.push(at);
  }
  const [first, second] = found;
  if (first === undefined) return null;
  const alternatives = second === undefined ? [] : [second];
  const about = anchor === null ? null : civil(anchor);
  if (about && isDate(about.year, about.month, day)) alternatives.unshift(dayOf(about.year, about.month, day));
  const placed = checkWeekday(single(first, alternatives), expr.weekday);
  // Only a disagreement is worth the later month; otherwise the first is meant.
  return placed.conflict || about ? placed : { ...placed, alternatives: [] };
}

function placeSpan(expr: Extract<DateExpr, { is: 'span' }>, { today }: Place): Placed {
  const { unit, offset, rest } = expr;
  const now = civil(today);
  if (unit === 'week') {
    const from = weekStart(today) + 7 * offset;
    return stretch(rest || offset === 0 ? Math.max(from, today) : from, from + 6, 'week');
  }
  if (unit === 'weekend') {
    const saturday = weekStart(today) + 5 + 7 * offset;
    return stretch(
      offset === 0 ? Math.max(saturday, Math.min(today, saturday + 1)) : saturday,
      saturday + 1,
      'weekend',
    );
  }
  if (unit === 'month') {
    const from = addMonths(dayOf(now.year, now.month, 1), offset);
    const { year, month } = civil(from);
    return stretch(offset === 0 ? Math.max(from, today) : from, dayOf(year, month, daysInMonth(year, month)), 'month');
  }
  const year = now.year + offset;
  return stretch(offset === 0 ? today : dayOf(year, 1, 1), dayOf(year, 12, 31), 'year');
}

function thirdOf(placed: Placed, third: Third): Placed {
  if (placed.grain === 'week') {
    const monday = weekStart(placed.from);
    const days = { early: [0, 1], mid: [2, 2], late: [3, 4] }[third];
    return { ...placed, from: monday + (days[0] ?? 0), to: monday + (days[1] ?? 0), grain: 'range' };
  }
  const first = placed.to - ((civil(placed.to).day ?? 1) - 1);
  const begin = placed.grain === 'month' ? first : placed.from;
  const length = placed.to - begin + 1;
  const cut = (share: number) => begin + Math.round(length * share);
  const edges = { early: [begin, cut(1 / 3) - 1], mid: [cut(1 / 3), cut(2 / 3) - 1], late: [cut(2 / 3), placed.to] }[
    third
  ];
  return { ...placed, from: edges[0] ?? begin, to: edges[1] ?? placed.to, grain: 'range' };
}

function placeMonth(expr: Extract<DateExpr, { is: 'month' }>, { today }: Place): Placed {
  const now = civil(today);
  const year = expr.year ?? (expr.month >= now.month ? now.year : now.year + 1);
  const placed = stretch(
    Math.max(dayOf(year, expr.month, 1), expr.year === null ? today : 0),
    dayOf(year, expr.month, daysInMonth(year, expr.month)),
    'month',
  );
  return expr.third ? thirdOf(placed, expr.third) : placed;
}

function placeShift(expr: Extract<DateExpr, { is: 'shift' }>, place: Place): Placed | null {
  const from = placeDate(expr.from, place);
  if (!from) return null;
  const move = (day: Day): Day => {
    if (expr.unit === 'day') return day + expr.count;
    if (expr.unit === 'week') return day + 7 * expr.count;
    return addMonths(day, expr.unit === 'month' ? expr.count : 12 * expr.count);
  };
  // The day after a stretch is the day after its end.
  if (from.grain !== 'day' && expr.unit === 'day')
    return single(expr.count > 0 ? from.to + expr.count : from.from + expr.count);
  return { ...from, from: move(from.from), to: move(from.to), alternatives: from.alternatives.map(move) };
}

/** The days that an expression means, seen from today; null when there is no such date. */
export function placeDate(expr: DateExpr, place: Place): Placed | null {
  switch (expr.is) {
    case 'day':
      return single(place.today + expr.offset);
    case 'weekday':
      return placeWeekday(expr, place);
    case 'calendar':
      return placeCalendar(expr, place);
    case 'span':
      return placeSpan(expr, place);
    case 'month':
      return placeMonth(expr, place);
    case 'shift':
      return placeShift(expr, place);
    case 'anchor':
      return place.anchor === null && expr.offset === 0 ? null : single((place.anchor ?? place.today) + expr.offset);
    case 'third': {
      const placed = placeDate(expr.span, place);
      return placed && thirdOf(placed, expr.third);
    }
    case 'holiday': {
      const { year } = civil(place.today);
      const at = holidayOn(expr.holiday, expr.year ?? year);
      return single(expr.year === null && at < place.today ? holidayOn(expr.holiday, year + 1) : at);
    }
    case 'weekdayOf': {
      const week = placeDate(expr.week, place);
      if (!week) return null;
      const isMonth = week.grain === 'month' || week.grain === 'range';
      return single(isMonth ? onOrAfter(week.from, expr.weekday) : weekStart(week.to) + expr.weekday - 1);
    }
    case 'weekdayAfter': {
      const from = placeDate(expr.from, place);
      if (!from) return null;
      return single(expr.before ? onOrAfter(from.from - 7, expr.weekday) : onOrAfter(from.to + 1, expr.weekday));
    }
    case 'ordinalWeekday': {
      const placed = placeDate(expr.month, place);
      if (!placed) return null;
      const { year, month } = civil(placed.to);
      return single(nthWeekday(year, month, expr.weekday, expr.n));
    }
    case 'range':
      return placeRange(expr, place);
    case 'all':
      return placeAll(expr.parts, place);
    case 'repeat': {
      const next = expr.weekdays.map((weekday) => onOrAfter(place.today + 1, weekday));
      return { ...single(Math.min(...next)), repeats: expr.weekdays };
    }
  }
}

function placeRange(expr: Extract<DateExpr, { is: 'range' }>, place: Place): Placed | null {
  const from = expr.from && placeDate(expr.from, place);
  let to = expr.to && placeDate(expr.to, place);
  if (from && to && to.to < from.from) to = placeDate(expr.to as DateExpr, { ...place, today: from.from });
  if (from && to) return to.to < from.from ? null : stretch(from.from, to.to, 'range');
  if (from) return { ...from, to: from.from, grain: 'range', open: 'from' };
  if (to) return { ...to, from: Math.min(place.today, to.to), grain: 'range', open: 'to' };
  return null;
}

/** Names of one day beside each other: they agree, or the disagreement is kept for the dialogue to ask. */
function placeAll(parts: readonly DateExpr[], place: Place): Placed | null {
  const exact = parts.at(-1);
  const placed = exact ? placeDate(exact, place) : null;
  if (!placed) return null;
  for (const expr of parts.slice(0, -1)) {
    const other = expr.is === 'weekday' ? null : placeDate(expr, place);
    if (expr.is === 'weekday') {
      const checked = checkWeekday(placed, expr.weekday);
      if (checked.conflict) return checked;
    } else if (other?.grain === 'day' && other.from !== placed.from) {
      const conflict = { weekday: weekdayOf(other.from), date: placed.from, nearest: other.from };
      return { ...placed, alternatives: [other.from], conflict };
    }
  }
  return placed;
}
