// Holidays by which people name a day, as rules of the year. Which words name them is each language's.
import { type Day, dayOf, easter, nthWeekday, weekdayOf } from './calendar.ts';

const rules = {
  newYear: (year: number): Day => dayOf(year, 1, 1),
  newYearsEve: (year: number): Day => dayOf(year, 12, 31),
  epiphany: (year: number): Day => dayOf(year, 1, 6),
  martinLutherKing: (year: number): Day => nthWeekday(year, 1, 1, 3),
  valentine: (year: number): Day => dayOf(year, 2, 14),
  presidents: (year: number): Day => nthWeekday(year, 2, 1, 3),
  stPatrick: (year: number): Day => dayOf(year, 3, 17),
  carnivalMonday: (year: number): Day => easter(year) - 48,
  mardiGras: (year: number): Day => easter(year) - 47,
  ashWednesday: (year: number): Day => easter(year) - 46,
  palmSunday: (year: number): Day => easter(year) - 7,
  holyThursday: (year: number): Day => easter(year) - 3,
  goodFriday: (year: number): Day => easter(year) - 2,
  holySaturday: (year: number): Day => easter(year) - 1,
  easter,
  easterMonday: (year: number): Day => easter(year) + 1,
  mothersDay: (year: number): Day => nthWeekday(year, 5, 7, 2),
  labourDay: (year: number): Day => dayOf(year, 5, 1),
  victory1945: (year: number): Day => dayOf(year, 5, 8),
  ascension: (year: number): Day => easter(year) + 39,
  whitMonday: (year: number): Day => easter(year) + 50,
  memorialDay: (year: number): Day => nthWeekday(year, 5, 1, -1),
  fathersDay: (year: number): Day => nthWeekday(year, 6, 7, 3),
  juneteenth: (year: number): Day => dayOf(year, 6, 19),
  independence: (year: number): Day => dayOf(year, 7, 4),
  bastille: (year: number): Day => dayOf(year, 7, 14),
  assumption: (year: number): Day => dayOf(year, 8, 15),
  usLabourDay: (year: number): Day => nthWeekday(year, 9, 1, 1),
  germanUnity: (year: number): Day => dayOf(year, 10, 3),
  columbus: (year: number): Day => nthWeekday(year, 10, 1, 2),
  hispanicDay: (year: number): Day => dayOf(year, 10, 12),
  halloween: (year: number): Day => dayOf(year, 10, 31),
  reformation: (year: number): Day => dayOf(year, 10, 31),
  allSaints: (year: number): Day => dayOf(year, 11, 1),
  armistice: (year: number): Day => dayOf(year, 11, 11),
  thanksgiving: (year: number): Day => nthWeekday(year, 11, 4, 4),
  blackFriday: (year: number): Day => nthWeekday(year, 11, 4, 4) + 1,
  cyberMonday: (year: number): Day => nthWeekday(year, 11, 4, 4) + 4,
  immaculate: (year: number): Day => dayOf(year, 12, 8),
  stNicholas: (year: number): Day => dayOf(year, 12, 6),
  // The fourth Sunday before Christmas.
  firstAdvent: (year: number): Day => {
    const christmas = dayOf(year, 12, 25);
    return christmas - weekdayOf(christmas) - 21;
  },
  christmasEve: (year: number): Day => dayOf(year, 12, 24),
  christmas: (year: number): Day => dayOf(year, 12, 25),
  boxingDay: (year: number): Day => dayOf(year, 12, 26),
};

export type Holiday = keyof typeof rules;

export function holidayOn(holiday: Holiday, year: number): Day {
  return rules[holiday](year);
}
