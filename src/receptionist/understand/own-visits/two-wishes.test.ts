// Which stretch is about the visit under way and which about another that is wanted as well; a line about one of them is left whole.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { apart, besideTold } from './two-wishes.ts';

const first = 'Teeth cleaning';
const others = (said: string, language: Language, waiting: readonly string[] = []) =>
  apart(said, language, { ...dental, languages: [language, 'en'] }, { first, waiting })
    ?.filter((one) => one.of === 'other')
    .map((one) => one.text)
    .join(' ');

test.each<[Language, string, RegExp]>([
  ['en', 'move the cleaning to Friday and today I want a dental exam', /today .* exam/],
  ['en', "That's not my cleaning, I want a separate appointment Thursday", /^I want a separate appointment Thursday$/],
  ['en', 'The cleaning next week, and a dental exam today at two', /exam today at two/],
  ['en', 'move the cleaning to Friday, and my son needs a dental exam', /my son needs a dental exam$/],
  ['en', 'move the cleaning to Friday, and a dental exam for my son', /and a dental exam for my son$/],
  ['en', 'move the cleaning to Friday, and another appointment Thursday', /another appointment Thursday$/],
  ['en', 'the cleaning stays, I need a new one tomorrow', /^I need a new one tomorrow$/],
  [
    'en',
    'move the cleaning to Friday, and can I have another appointment for my son?',
    /another appointment for my son$/,
  ],
  ['en', 'move the cleaning to Friday and a visit tomorrow for the tooth', /^and a visit tomorrow for the tooth$/],
  ['es', 'No, son dos citas: la limpieza el martes y hoy una revisión dental', /hoy una revisión dental$/],
  ['es', 'La limpieza déjela para el martes. Hoy quiero otra', /^Hoy quiero otra$/],
  ['fr', "le détartrage vendredi, et demain j'aimerais un autre rendez-vous", /demain .* autre rendez-vous/],
  ['de', 'Die Zahnreinigung auf Mittwoch. Morgen will ich einen neuen Termin', /^Morgen will ich einen neuen Termin$/],
])('%s: %s', (language, said, other) => expect(others(said, language)).toMatch(other));

test('what waits needs no word of its being another', () =>
  expect(others('the dental exam today at two', 'en', ['Dental exam'])).toBe('the dental exam today at two'));

test.each<[Language, string]>([
  ['en', 'another day would be better, Friday at ten'],
  ['en', 'do you have another time on Thursday?'],
  ['en', 'the cleaning on Friday and not on Thursday'],
  ['en', 'I want a dental exam instead of the cleaning'],
  ['en', 'actually make it Friday, I have an appointment with my lawyer'],
  ['en', "move the cleaning to Friday at nine, I've another appointment at eleven across town"],
  ['en', "move the cleaning to Friday, I've got a meeting Wednesday and a visit from my mom Friday"],
  ['en', "move the cleaning to Friday at nine, and that's with Dr. Abrams, not a new one"],
  ['en', "move the cleaning to Saturday, I've a different thing Friday"],
  ['en', "move the cleaning to Saturday, and if there's another one with Dr. Abrams open, even better"],
  ['en', 'move the cleaning to Thursday, he had a filling and a dental exam yesterday'],
  ['en', 'move the cleaning to Thursday, my other son has a visit Tuesday at another clinic'],
  ['en', "move the cleaning to Friday, I'm getting a dental exam at the hospital Thursday"],
  ['en', 'move the cleaning to Friday, they scheduled me a dental exam elsewhere on Thursday'],
  ['en', 'move the cleaning to Friday because of a visit from my aunt'],
  ['en', "the cleaning to Friday please, I don't want another appointment"],
  ['es', 'pase la limpieza al viernes, el martes ya tengo otra cita'],
  ['fr', "le détartrage vendredi plutôt, mardi j'ai un autre rendez-vous"],
  ['fr', "mettez le détartrage à vendredi, mardi j'ai un autre rendez-vous"],
  ['de', 'die Zahnreinigung auf Freitag, am Dienstag habe ich noch einen anderen Termin'],
  ['es', 'otra hora el viernes, por favor'],
  ['es', 'la otra semana, el martes'],
  ['fr', 'un autre jour, vendredi à 10 h'],
  ['fr', "l'autre semaine"],
  ['de', 'an einem anderen Tag, Freitag um zehn'],
  ['de', 'lieber noch eine Woche später'],
])('%s: one wish: %s', (language, said) => expect(others(said, language)).toBeUndefined());

const beside = (said: string, language: Language) =>
  besideTold(said, language, { ...dental, languages: [language, 'en'] }, { first, waiting: [] });

test.each<[Language, string, string]>([
  ['en', "move the cleaning to Friday, I've another appointment at eleven", 'move the cleaning to Friday'],
  ['en', 'move the cleaning to Friday, I have a work meeting Monday', 'move the cleaning to Friday'],
  ['en', "move the cleaning to Friday, I'm getting a dental exam elsewhere Monday", 'move the cleaning to Friday'],
  ['es', 'mueva la limpieza al viernes, el martes ya tengo otra cita', 'mueva la limpieza al viernes'],
  ['fr', "le détartrage vendredi, mardi j'ai une réunion", 'le détartrage vendredi'],
  ['de', 'die Zahnreinigung auf Freitag, am Montag habe ich einen anderen Termin', 'die Zahnreinigung auf Freitag'],
])('%s: beside what is told of: %s', (language, said, rest) => expect(beside(said, language)).toBe(rest));

test.each<[Language, string]>([
  ['en', 'I have an appointment Wednesday at nine, can you move it to Friday?'],
  ['en', 'move the cleaning to Friday, and I need another appointment Monday'],
  ['en', 'move the cleaning to Friday, can I have another appointment Monday?'],
  ['en', 'I have the cleaning Monday, make it Friday'],
  ['de', 'ich habe am Montag die Zahnreinigung, bitte auf Freitag'],
])('%s: nothing is only told of: %s', (language, said) => expect(beside(said, language)).toBeNull());
