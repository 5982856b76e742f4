// Who of the staff is in, and when: from their hours, while the house is open.
import { type Business, type Hours, type Language, type Weekday, weekdays } from '../business.ts';
import { weekdayOf } from '../local-time.ts';
import type { Say } from '../plan.ts';
import { foldCue } from '../understand/cues/cue.ts';
import { type Facts, facts, type Talk } from './fact.ts';
import { daysIn, intervalsOn, shared } from './opening.ts';

/** When somebody with these hours is in on a day, or on a date where one is named: only while the house is open. */
const inOn = (own: Hours, business: Business, day: Weekday, date?: string) =>
  date
    ? shared(intervalsOn(own, business, date), intervalsOn(business.hours, business, date))
    : shared(own[day], business.hours[day]);

/** So many people are told with their hours in one breath. */
const whoMax = 3;

/** "Which dentist is in on Saturdays?": everybody whose hours hold the day. */
export function whoIsIn(question: string, language: Language, talk: Talk): Facts | null {
  const { business } = talk;
  const { dates, days } = daysIn(question, language, talk);
  const [date] = dates;
  const day = date ? weekdayOf(date) : days[0];
  if (!day || dates.length + days.length > 1) return null;
  const says = (business.staff ?? []).flatMap((one): Say[] => {
    const intervals = inOn(one.hours ?? business.hours, business, day, date);
    return intervals.length > 0 ? [{ say: 'staff-on', staff: one.name, date, day, intervals }] : [];
  });
  return says.length > 0 && says.length <= whoMax ? facts('staff', true, ...says) : null;
}

/** When the one who is named is in. */
export function staffTimes(question: string, language: Language, talk: Talk, name: string): Facts | null {
  const { business } = talk;
  const own = business.staff?.find((one) => one.name === name)?.hours ?? business.hours;
  const { dates, days } = daysIn(question, language, talk);
  const [date] = dates;
  const day = date ? weekdayOf(date) : days[0];
  if (day) {
    const intervals = inOn(own, business, day, date);
    return facts('staff', true, { say: 'staff-on', staff: name, ...(date && { date }), day, intervals });
  }
  if (
    /\b(?:when|which days?|what days?|days|cuando|que dias|quand|quels jours|wann|welchen tagen)\b/.test(
      foldCue(question),
    )
  ) {
    return facts('staff', true, {
      say: 'staff-days',
      staff: name,
      days: weekdays.filter((one) => inOn(own, business, one).length > 0),
    });
  }
  return null;
}
