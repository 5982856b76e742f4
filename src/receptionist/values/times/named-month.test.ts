// A month that is named governs the day beside it, and no other day.
import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { readTimes } from '../times.ts';

/** A Tuesday. */
const now = '2026-12-01T12:00:00-06:00';
const hours = { mon: [['08:00', '18:00']], tue: [['08:00', '18:00']], wed: [['08:00', '18:00']] } as never;

const daysIn = (text: string, language: Language) =>
  readTimes(text, language, { now, timezone: 'America/Chicago', hours }).map(({ date, conflict }) =>
    conflict ? 'asked back' : date?.from === date?.to ? date?.from : `${date?.from}/${date?.to}`,
  );

test.each<[Language, string, string]>([
  ['en', 'First week of March, Tuesday the second, two p.m.?', '2027-03-02'],
  ['en', 'the last Thursday in January, the twenty-eighth, at two', '2027-01-28'],
  ['en', 'some time in February, the tenth', '2027-02-10'],
  ['en', 'end of January, Wednesday the 27th', '2027-01-27'],
  ['en', 'any Tuesday in January', '2027-01-05'],
  ['en', 'in February, any Friday at three', '2027-02-05'],
  ['es', 'el primer lunes de enero, el cuatro, a las once', '2027-01-04'],
  ['es', 'la primera semana de marzo, martes dos a las diez', '2027-03-02'],
  ['es', 'cualquier martes de enero', '2027-01-05'],
  ['es', 'en marzo, el martes nueve a las diez', '2027-03-09'],
  ['fr', 'le dernier samedi de janvier, le trente, à dix heures', '2027-01-30'],
  ['fr', 'la première semaine de mars, mardi deux à dix heures', '2027-03-02'],
  ['fr', 'un mardi en janvier', '2027-01-05'],
  ['de', 'Ende Januar, Dienstag den sechsundzwanzigsten, um zehn', '2027-01-26'],
  ['de', 'in der ersten Woche im März, Dienstag den zweiten', '2027-03-02'],
  ['de', 'an einem Dienstag im Januar um drei', '2027-01-05'],
])('%s: "%s" is %s', (language, text, day) => expect(daysIn(text, language)).toEqual([day]));

test('a day that is none of itself is that of the month named before it', () => {
  expect(daysIn("We're down there in March. Could you do Tuesday the second?", 'en').at(-1)).toBe('2027-03-02');
  expect(daysIn('Could you do Wednesday the first?', 'en')).toEqual(['asked back']);
});

test.each<[Language, string, string]>([
  // The coming one is what agrees.
  ['en', "It's done in January, Tuesday the eighth would do", '2026-12-08'],
  ['en', "I'm off in January, can I come Tuesday the 8th?", '2026-12-08'],
  ['en', 'I was there on March 3, could I come on the fifth?', '2026-12-05'],
  ['en', 'in January or the fifth', '2026-12-05'],
  ['en', 'every Tuesday in January', '2027-01-01/2027-01-31'],
  ['en', 'Tuesday the eighth at ten', '2026-12-08'],
  ['es', 'el martes ocho a las diez', '2026-12-08'],
  ['fr', 'mardi huit à dix heures', '2026-12-08'],
  ['de', 'Dienstag den achten um zehn', '2026-12-08'],
])('%s: "%s" ends on %s', (language, text, day) => expect(daysIn(text, language).at(-1)).toBe(day));

test.each([
  ['Saturday the twelfth at ten with Dr. Vogt please', ['10:00']],
  ['at nine with Dr. Adeyemi', ['09:00']],
  ['I live at 10 Elm Dr', []],
  ['we are at nine Oak Creek Drive', []],
])('behind "with" stands a person, and no street: %s', (text, times) => {
  const read = readTimes(text, 'en', { now, timezone: 'America/Chicago', hours });
  expect(read.flatMap(({ time }) => (time?.is === 'clock' ? [time.best] : []))).toEqual(times);
});
