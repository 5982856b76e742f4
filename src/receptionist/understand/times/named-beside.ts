// "Monday the 30th at nine, no, rather Tuesday": a bare weekday that takes the place of a date, or stands beside one, is the one next
// to that date, and none of the week that is under way.
import { addDays, daysBetween } from '../../local-time.ts';
import { foldCue } from '../cues/cue.ts';
import type { ReadWish } from './times.ts';

/** Says which one it is: a number, "next", "this". */
const exact =
  /\d|(?<!\p{L})(?:this|next|coming|following|diese[nrms]?|nachste[nrms]?|kommende[nrms]?|est[ea]|proxim[oa]|que viene|prochaine?|ce(?:tte)?|heute|today|tonight|hoy|aujourd'hui|morgen|tomorrow|manana|demain|ubermorgen|pasado|week|semana|semaine|woche)(?!\p{L})/u;
const hour =
  /(?:(?<!\p{L})(?:at|around|by|um|gegen|ab|a las?|vers)(?!\p{L})|(?<!\p{L})[aà] \d).*$|\d{1,2}[:.h]\d\d|\d{1,2} ?(?:[ap]\.?m|uhr|heures?|h)(?!\p{L})/gu;
/** A day of a month in figures or as an ordinal, behind which no hour stands. */
const ofMonth =
  /\d|(?<!\p{L})(?:first|second|third|\p{L}+th|(?:ein|zwei|drei|vier|funf|sechs|sieb|ach|neun|\p{L}{2,}zehn|\p{L}+zig)s?ten|(?:veinti|treinta|dieci)\p{L}*|vingt\p{L}*|trente\p{L}*|premier|primero)(?!\p{L})/u;

/** The date of a bare weekday that is said beside an earlier wish for a date of the month; the wish as it is where it is none. */
export function besideDate(one: ReadWish, earlier: readonly ReadWish[], said: string): ReadWish {
  const { date } = one.wish;
  const words = foldCue(said.slice(one.start, one.end)).replace(hour, '');
  if (date === undefined || one.wish.until !== undefined || exact.test(words)) return one;
  const last = earlier.findLast(
    ({ wish, start, end }) =>
      wish.date !== undefined && ofMonth.test(foldCue(said.slice(start, end)).replace(hour, '')),
  );
  const anchor = last?.wish.date;
  if (anchor === undefined || last?.wish.until !== undefined) return one;
  const away = daysBetween(date, anchor);
  // The nearest of its name: at most three days off.
  const weeks = Math.round(away / 7);
  return away > 3 ? { ...one, wish: { ...one.wish, date: addDays(date, weeks * 7) } } : one;
}
