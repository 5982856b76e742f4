// What is wrong with a week of hours as somebody typed it: at which day, in which of its inputs, and in a sentence.
import { type Weekday, type WeekHours, weekdays } from '#shared/hours.ts';

export const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

export type HoursFault = {
  readonly day: Weekday;
  /** Which interval of the day, and which end of it. */
  readonly at: number;
  readonly side: 'from' | 'to';
  readonly words: string;
};

function faultOf(day: Weekday, intervals: WeekHours[Weekday]): HoursFault | undefined {
  const fault = (at: number, side: 'from' | 'to', words: string) => ({
    day,
    at,
    side,
    words: `${dayNames[day]}: ${words}`,
  });
  for (const [at, [from, to]] of intervals.entries()) {
    if (from === '' || to === '') return fault(at, from === '' ? 'from' : 'to', 'enter a time, or remove the line');
    if (from >= to) return fault(at, 'to', 'the end must come after the start');
    if ((intervals[at - 1]?.[1] ?? '') > from)
      return fault(at, 'from', 'this part must start after the one before it ends');
  }
  return undefined;
}

/** The first fault of each day that has one, in the order of the week; none where the server takes these hours. */
export const faultsOf = (hours: WeekHours): readonly HoursFault[] =>
  weekdays.flatMap((day) => faultOf(day, hours[day]) ?? []);

/** For the check of a form whose field `hours` it is. */
export function hoursError(hours: WeekHours): { hours?: string } {
  const [first] = faultsOf(hours);
  return first ? { hours: first.words } : {};
}
