// Puts neighbouring parts of one mention together: a weekday and its date, a date and its time, a time and its part of the day.
import type { DateExpr, TimeExpr, When } from './expressions.ts';

/** The more exactly a name fixes the day, the higher. */
function exactness(expr: DateExpr): number {
  switch (expr.is) {
    case 'calendar':
    case 'holiday':
      return 3;
    case 'day':
    case 'shift':
      return 2;
    case 'weekday':
      return 1;
    case 'all':
      return Math.max(...expr.parts.map(exactness));
    default:
      return 0;
  }
}

function joinDates(a: DateExpr, b: DateExpr): DateExpr | null {
  const weekday = a.is === 'weekday' ? a : b.is === 'weekday' ? b : null;
  const other = weekday === a ? b : a;
  if (weekday && other.is === 'span' && (other.unit === 'week' || other.unit === 'weekend'))
    return { is: 'weekdayOf', weekday: weekday.weekday, week: other };
  const dayOnly = [a, b].find((expr) => expr.is === 'calendar' && expr.month === null && expr.monthOffset === null);
  const month = dayOnly === a ? b : a;
  if (dayOnly?.is === 'calendar' && month.is === 'month') return { ...dayOnly, month: month.month, year: month.year };
  if (dayOnly?.is === 'calendar' && month.is === 'span' && month.unit === 'month')
    return { ...dayOnly, monthOffset: month.offset };
  // "Tuesday 2nd": kept in one, so that the month in which the two agree can be found.
  if (dayOnly?.is === 'calendar' && weekday?.is === 'weekday' && weekday.which !== 'last' && dayOnly.weekday === null)
    return { ...dayOnly, weekday: weekday.weekday };
  const parts = [...(a.is === 'all' ? a.parts : [a]), ...(b.is === 'all' ? b.parts : [b])];
  const ranks = parts.map(exactness);
  // Two names of the same kind are two days, not one.
  if (ranks.includes(0) || new Set(ranks).size < ranks.length) return null;
  return { is: 'all', parts: parts.sort((x, y) => exactness(x) - exactness(y)) };
}

function joinTimes(a: TimeExpr, b: TimeExpr): TimeExpr | null {
  if (b.is === 'part' && (a.is === 'clock' || a.is === 'window')) return { is: 'within', time: a, part: b.part };
  if (a.is === 'part' && (b.is === 'clock' || b.is === 'window' || b.is === 'within'))
    return b.is === 'within' ? b : { is: 'within', time: b, part: a.part };
  // "after 9:30 but before 11"
  if (a.is === 'window' && b.is === 'window' && a.from && !a.to && b.to && !b.from)
    return { is: 'window', from: a.from, to: b.to };
  return null;
}

/** One mention out of two neighbours, or null when they are two mentions. */
export function join(a: When, b: When): When | null {
  const date = a.date && b.date ? joinDates(a.date, b.date) : (a.date ?? b.date);
  const time = a.time && b.time ? joinTimes(a.time, b.time) : (a.time ?? b.time);
  if ((a.date && b.date && !date) || (a.time && b.time && !time)) return null;
  if ((a.wish && b.wish) || (a.same && b.same)) return null;
  const wished = a.wish ?? b.wish;
  // "earlier" and "later" beside a clock belong to the clock's own phrase, or to nothing.
  if (wished && time) return null;
  return { date, time, wish: wished, same: a.same ?? b.same };
}

/** A repeated weekday or a part of the day alone: what "no …" can rule out. */
export function isGeneral(when: When): boolean {
  return when.date?.is === 'repeat' || (when.date === null && when.time?.is === 'part');
}

/** Whether the last thing said in it is a number alone. */
export function endsBare(time: TimeExpr | null): boolean {
  if (time === null) return false;
  if (time.is === 'clock') return time.bare;
  if (time.is === 'window') return endsBare(time.to ?? time.from);
  return false;
}

/** Whether it is a day of the month without its month: "the 14th". */
export function endsInDayNumber(date: DateExpr | null): boolean {
  return date?.is === 'calendar' && date.month === null && date.monthOffset === null;
}
