import { expect, test } from 'vitest';
import type { Business, Language } from '../business.ts';
import { readWishes } from './times.ts';

const business = {
  timezone: 'America/New_York',
  hours: [],
  languages: ['en', 'es', 'fr', 'de'],
} as unknown as Business;
const read = (text: string, language: Language) =>
  readWishes(text, language, business, '2026-11-22T10:00:00-05:00', { time: false, anchor: null }).map(
    (one) => one.wish,
  );

test.each<[Language, string]>([
  ['de', 'Hätten Sie am zweiten Dezember, das ist ein Mittwoch, um halb neun in der Früh etwas frei?'],
  ['en', "Do you have December second, that's a Wednesday, at half past eight in the morning?"],
  ['es', '¿Tienen el dos de diciembre, que es miércoles, a las ocho y media de la mañana?'],
  ['fr', "Avez-vous le deux décembre, c'est un mercredi, à huit heures et demie ?"],
])('a day that is named behind its date is one day: %s', (language, text) => {
  const wishes = read(text, language);
  expect(wishes.at(0)).toMatchObject({ date: '2026-12-02' });
  expect(wishes.some((one) => one.date !== undefined && one.date !== '2026-12-02')).toBe(false);
  expect(wishes.some((one) => one.time === '08:30')).toBe(true);
});

test('one that is named wrongly disagrees', () => {
  expect(read("December second, that's a Thursday, at nine", 'en')[0]).toMatchObject({
    disagreement: { saidDate: '2026-12-02', weekdayDate: '2026-11-26' },
  });
});
