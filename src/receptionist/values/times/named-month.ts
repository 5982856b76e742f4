// "First week of March, Tuesday the second", "the last Thursday in January, the twenty-eighth", "any Tuesday in January": a month that is
// named governs the day that is named beside it without one.
import type { DateExpr, When } from './expressions.ts';
import type { Piece } from './pieces.ts';

type Calendar = Extract<DateExpr, { is: 'calendar' }>;
type Month = Pick<Calendar, 'month' | 'year' | 'monthOffset'>;

/** The month that an expression names; null where it names none, or more than one. */
function monthOf(expr: DateExpr | null): Month | null {
  switch (expr?.is) {
    case 'month':
      return { month: expr.month, year: expr.year, monthOffset: null };
    case 'span':
      return expr.unit === 'month' ? { month: null, year: null, monthOffset: expr.offset } : null;
    case 'third':
      return monthOf(expr.span);
    case 'ordinalWeekday':
      return monthOf(expr.month);
    case 'calendar':
      return expr.month === null && expr.monthOffset === null ? null : expr;
    case 'range': {
      const [from, to] = [monthOf(expr.from), monthOf(expr.to)];
      return from && to && from.month === to.month && from.monthOffset === to.monthOffset ? from : null;
    }
    default:
      return null;
  }
}

/** Whether all of it is the month or a part of it, and no single date of its own. */
const isOnlyMonth = (expr: DateExpr | null): boolean =>
  expr !== null && expr.is !== 'calendar' && monthOf(expr) !== null;

const dayNumber = ({ date }: When): Calendar | null =>
  date?.is === 'calendar' && date.month === null && date.monthOffset === null ? date : null;

/** The weekday of which any will do; null where a certain one is meant, or every one. */
function anyWeekday({ when: { date }, from }: Piece, startsAny: (at: number) => boolean): number | null {
  if (date?.is === 'repeat' && date.weekdays.length === 1 && startsAny(from)) return date.weekdays[0] ?? null;
  return date?.is === 'weekday' && date.which === 'coming' && date.weeks === 0 ? date.weekday : null;
}

/** The same day, in the month that `of` names: of "the last Thursday in January" it has the weekday too. */
function inMonth(day: Calendar, of: DateExpr): Calendar {
  const { month = null, year = null, monthOffset = null } = monthOf(of) ?? {};
  const weekday = day.weekday ?? (of.is === 'ordinalWeekday' ? of.weekday : null);
  return { ...day, month, year, monthOffset, weekday };
}

export type Between = {
  /** Nothing but small words and pauses stands between two pieces. */
  readonly isNext: (from: number, to: number) => boolean;
  /** The same, and one that says which of several does not matter. */
  readonly isAnyOf: (from: number, to: number) => boolean;
  /** Such a word stands at the start of a piece. */
  readonly startsAny: (at: number) => boolean;
  readonly hasMark: (from: number, to: number) => boolean;
  /** A weekday and its date agree. */
  readonly agrees: (when: When) => boolean;
};

/** The pieces with every such day in its month; a month that stands right beside its day becomes one piece with it. */
export function inNamedMonth(pieces: readonly Piece[], between: Between): Piece[] {
  const read: Piece[] = [];
  for (const next of pieces) {
    const last = read.at(-1);
    const joined = last && last.excluded === next.excluded ? ofOneMonth(last, next, between) : null;
    if (joined) read[read.length - 1] = joined;
    else read.push(ofMonthBefore(read, next, between));
  }
  return read;
}

function ofOneMonth(last: Piece, next: Piece, between: Between): Piece | null {
  if (next.link || (last.when.time && next.when.time) || last.when.wish || next.when.wish) return null;
  const [a, b] = [last.when.date, next.when.date];
  if (!a || !b) return null;
  const joinedAs = (date: DateExpr): Piece => ({
    ...last,
    to: next.to,
    when: { ...next.when, date, time: last.when.time ?? next.when.time },
    weak: last.weak && next.weak,
  });
  const isNext = between.isNext(last.to, next.from);
  const day = dayNumber(next.when);
  if (day && isOnlyMonth(a) && isNext) {
    const joined = joinedAs(inMonth(day, a));
    // "I'm off to Spain in January, Tuesday the fifteenth would do": the coming one is what agrees.
    return between.agrees(joined.when) || !isSure(next.when, day, between) ? joined : null;
  }
  const [behind, ahead] = [anyWeekday(next, between.startsAny), anyWeekday(last, between.startsAny)];
  const isAny = between.isAnyOf(last.to, next.from) || (next.when.date?.is === 'repeat' && isNext);
  if (behind !== null && isWholeMonth(a) && isAny) return joinedAs({ is: 'weekdayOf', weekday: behind, week: a });
  if (ahead !== null && isWholeMonth(b) && isNext && !between.hasMark(last.to, next.from))
    return joinedAs({ is: 'weekdayOf', weekday: ahead, week: b });
  return null;
}

/** A weekday and its date that agree without the month. */
const isSure = (when: When, day: Calendar, { agrees }: Between): boolean => day.weekday !== null && agrees(when);

const isWholeMonth = (expr: DateExpr): boolean =>
  expr.is === 'month' ||
  (expr.is === 'span' && expr.unit === 'month') ||
  (expr.is === 'third' && isWholeMonth(expr.span));

/** "We're down there in March. Could you do Tuesday the second?": of itself it is no such day, and of the month that was named it is. */
function ofMonthBefore(before: readonly Piece[], next: Piece, { agrees }: Between): Piece {
  const day = dayNumber(next.when);
  if (!day || day.weekday === null || next.excluded || agrees(next.when)) return next;
  for (const { when, excluded } of before.toReversed()) {
    if (excluded || !when.date || !monthOf(when.date)) continue;
    const placed = { ...next.when, date: { ...inMonth(day, when.date), weekday: day.weekday } };
    if (agrees(placed)) return { ...next, when: placed };
  }
  return next;
}
