// A greeting is no part of a day; a part of a day stays one.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { withoutBareGreeting } from './bare-greeting.ts';

test.each<[Language, string]>([
  ['en', "Morning, Jim McCabe. You're coming to put a cap on for me Tuesday at one."],
  ['en', 'Morning! need the chimney swept Tuesday'],
  ['en', 'Evening. Chimney sweep friday please'],
  ['en', 'Afternoon all, can I get a sweep on Friday?'],
  ['en', "Mornin', I need a haircut on Friday"],
  ['de', 'Morgen, hier Jan Weber. Ich brauche Freitag einen Termin.'],
  ['de', 'Morgen zusammen, mein Name ist Weber.'],
])('a greeting, %s: %s', (language, text) => {
  expect(withoutBareGreeting(text, language)).toMatch(/^~+/);
});

test.each<[Language, string]>([
  ['en', 'Morning, Friday'],
  ['en', 'Morning, if that works for you'],
  ['en', 'Afternoon, preferably around two or three'],
  ['en', 'Evening, the later the better for us'],
  ['en', 'Morning please, I work in the afternoon'],
  ['en', 'Morning. Tuesday or Wednesday would do'],
  ['en', 'Mornings, I work late on most days'],
  ['en', 'Afternoon works best for me, or the evening'],
  ['de', 'Morgen, zehn Uhr, wenn es geht'],
  ['de', 'Morgen, am liebsten nachmittags'],
  ['de', 'Morgen bin ich da, hier ist Weber'],
  ['de', 'Morgen, ich bin ab drei zu Hause'],
])('a part of a day, %s: %s', (language, text) => {
  expect(withoutBareGreeting(text, language)).toBe(text);
});
