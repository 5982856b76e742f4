// What is wrong with a week of hours as somebody typed it: at which day, in which of its inputs, and in a sentence.
import { type IntervalFault, intervalFault, type Weekday, type WeekHours, weekdays } from '#shared/hours.ts';

export const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export type HoursFault = IntervalFault & { readonly day: Weekday; readonly words: string };

const whyWords: Readonly<Record<IntervalFault['why'], string>> = {
  missing: 'enter a time, or remove the line',
  'ends-before-start': 'the end must come after the start',
  overlaps: 'this part cannot start before the one above it ends',
};

function faultOf(day: Weekday, intervals: WeekHours[Weekday]): HoursFault | undefined {
  const fault = intervalFault(intervals);
  return fault && { ...fault, day, words: `${dayNames[day]}: ${whyWords[fault.why]}` };
}

/** The first fault of each day that has one, in the order of the week; none where the server takes these hours. */
export const faultsOf = (hours: WeekHours): readonly HoursFault[] =>
  weekdays.flatMap((day) => faultOf(day, hours[day]) ?? []);

/** For the check of a form whose field `hours` it is. */
export function hoursError(hours: WeekHours): { hours?: string } {
  const [first] = faultsOf(hours);
  return first ? { hours: first.words } : {};
}
