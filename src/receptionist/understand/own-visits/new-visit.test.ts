// A visit is asked for and not moved, where it is "an appointment" that is needed; and where an hour opens the talk, however the
// trouble before it is told.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'I need an appointment for a cleaning. Would Thursday the third at half past two be possible?'],
  ['es', 'Necesito una cita para una limpieza dental. El jueves 3 a las dos y media, ¿sería posible?'],
  [
    'fr',
    "J'aurais besoin d'un rendez-vous pour un détartrage. Le jeudi 3 à quatorze heures trente, ce serait possible ?",
  ],
  [
    'de',
    'Ich bräuchte einen Termin für eine Zahnreinigung. Am Donnerstag, dem dritten, um halb drei, wäre das möglich?',
  ],
  ['en', 'Could you set me up with an appointment?'],
])('asked for, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', "I've got a tooth that hurts when I chew. Thursday at nine?"],
  ['en', 'I work all day, but I saw you are open late on Thursdays. Thursday the 26th, five in the evening?'],
  ['es', 'Me dejó un pedacito de diente el turrón. ¿El jueves, a las nueve?'],
  ['fr', 'J’ai une dent qui fait mal quand je mâche. Jeudi, à neuf heures ?'],
  ['de', 'Mir tut beim Kauen ein Zahn weh. Donnerstag, um neun?'],
])('an hour opens it, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test.each<[Language, string]>([
  ['en', 'Are you open on Thursday at nine?'],
  ['fr', 'Êtes-vous ouverts jeudi à neuf heures ?'],
])('an hour that is asked about, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual([]);
});

test('what is asked for stands in the sentence that asks for it, and not in a story before it', () => {
  const said =
    'You did my teeth cleaning two years back, that was great. My gums bleed and I want somebody to do an exam. Thursday at nine?';
  expect(heard('en', said)).toContainEqual(expect.objectContaining({ do: 'set-service', service: 'Dental exam' }));
});

test('things that do not speak to each other ask for nobody', () => {
  const said = 'The tray and the gel refuse to speak to each other. Could I come on Thursday at nine?';
  expect(heard('en', said).filter((one) => one.do === 'person')).toEqual([]);
});
