// A service that is taken back in the same breath gives way to the one that is named in its place, once; what comes besides it, or is only
// asked about, takes no place.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

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

test.each<[Language, string]>([
  ['en', 'I want an exam Friday at two. Oh wait, can I get a cleaning at the same time?'],
  ['en', "I need an exam Friday at nine. Actually, can we do a cleaning while I'm there?"],
  ['en', 'I need an exam Friday at nine. Actually, throw in a cleaning.'],
  ['en', 'I want an exam on Friday at two. Hold on, my husband wants a cleaning at three.'],
  ['en', 'I want an exam on Friday at two. Hold on, a cleaning at three.'],
  ['es', 'Quiero un examen el viernes a las dos. Espere, mi esposo quiere una limpieza a las tres.'],
  ['es', 'Quiero un examen el viernes a las dos. Espere, ¿se puede una limpieza al mismo tiempo?'],
  ['fr', 'Un examen vendredi à neuf heures. Attendez, mon mari voudrait un détartrage à dix heures.'],
  ['de', 'Eine Untersuchung am Freitag um neun. Moment, mein Mann braucht eine Zahnreinigung um zehn.'],
])(
  'what is for another hour, for somebody else or at the same time leaves the first standing, %s: %s',
  (language, text) => {
    expect(servicesOf(language, text)).toHaveLength(2);
  },
);

test.each<[Language, string]>([
  ['en', 'I want an exam on Friday at two. Actually, could we do the cleaning at three instead?'],
  ['en', 'An exam for my son on Friday. Hold on, my son needs a cleaning.'],
  ['en', "I want an exam on Friday, it's been a while. Actually, just a cleaning."],
  ['en', 'I want an exam on Friday. Actually, my husband needs a cleaning instead.'],
  ['en', 'I want an exam on Friday at two. Wait, make it a cleaning while I still have the nerve.'],
])('another hour or the same person keeps nothing that is taken back, %s: %s', (language, text) => {
  expect(servicesOf(language, text)).toEqual(['Teeth cleaning']);
});
