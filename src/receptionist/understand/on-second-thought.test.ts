// A service that is taken back in the same breath gives way to the one that is named in its place, once; what comes besides it, or is only
// asked about, takes no place.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

const servicesOf = (language: Language, text: string) =>
  heard(language, text).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each<[Language, string]>([
  ['en', "An exam on Friday at nine. Hmm, on second thought let's do the cleaning."],
  ['en', 'I need an exam Friday at nine. Oh you know what, do the cleaning.'],
  ['en', 'could i get an exam friday at 9, actually nvm just a cleaning'],
  ['en', 'An exam Friday at nine. Oh hang on, my wife says cleaning. Yeah, the cleaning, Friday at nine.'],
  ['es', 'Quiero un examen el viernes a las nueve. Espere, mi esposa dice que mejor la limpieza.'],
  ['fr', 'Un examen vendredi à neuf heures. Attendez, ma femme dit le détartrage, vendredi à neuf heures.'],
  ['de', 'Eine Untersuchung am Freitag um neun. Moment, meine Frau sagt, also die Zahnreinigung, Freitag um neun.'],
])('one visit of what is named last, %s: %s', (language, text) => {
  expect(servicesOf(language, text)).toEqual(['Teeth cleaning']);
  expect(heard(language, text)).not.toContainEqual({ do: 'also' });
});

test.each<[Language, string, string]>([
  ['en', 'I want an exam Friday at nine. Hold on, how much is the cleaning?', 'Dental exam'],
  ['en', 'I want an exam Friday at nine, actually does that come with a cleaning?', 'Dental exam'],
  ['de', 'Eine Untersuchung am Freitag um neun. Moment, was kostet die Zahnreinigung?', 'Dental exam'],
])('what is only asked about takes no place, %s: %s', (language, text, service) => {
  expect(servicesOf(language, text)).toEqual([service]);
});

test.each<[Language, string]>([
  ['en', 'An exam Friday at nine and, hold on, a cleaning at eleven.'],
  ['en', 'An exam Friday at nine. Wait, let me check. Okay, and a cleaning Friday at eleven.'],
])('what comes besides is a visit of its own, %s: %s', (language, text) => {
  expect(servicesOf(language, text)).toHaveLength(2);
});
