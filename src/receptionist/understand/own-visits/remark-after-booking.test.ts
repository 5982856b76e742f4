// Once all is booked, a remark on it begins no other visit; a wish does.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const booked: Partial<State> = {
  turns: 6,
  asked: 'more',
  lastText: 'Anything else?',
  said: { name: 'Maria Lopez', phone: '+16305550126' },
  done: [{ did: 'booked', appointment: 'apt_1', service: 'Teeth cleaning', startsAt: '2026-11-19T15:00:00.000Z' }],
};

test.each<[Language, string]>([
  ['en', 'no crown, just the cleaning'],
  ['en', "no exam, just the cleaning. That's all"],
  ['en', "he's the one with the crown, by the way"],
  ['en', "she's a filling kind of kid"],
  ['en', "he's a new patient, the cleaning is his first"],
  ['en', "she's the one with the braces, the cleaning will be quick"],
  ['es', 'no, solo la limpieza, es todo'],
  ['fr', "non, juste le détartrage, c'est tout"],
  ['de', 'nein, nur die Zahnreinigung, das ist alles'],
])('%s: begins nothing: %s', (language, text) => {
  expect(begun(heard(language, text, booked))).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'and a dental exam'],
  ['en', "he's a new patient, so he needs an exam too"],
  ['en', "she's due for a filling"],
  ['en', 'one more cleaning'],
  ['en', 'an exam for my son on Friday'],
  ['en', 'just the exam'],
  ['en', 'My sister is the next one, cleaning right after me'],
  ['en', 'My husband is the dental exam'],
  ['en', 'My wife is an existing patient, exam whenever you have room'],
  ['en', "He's the one with the toothache, dental exam"],
  ['es', 'Mi hija es la que sigue, limpieza'],
  ['fr', 'Mon fils est le prochain : examen'],
  ['de', 'Mein Mann ist der nächste, Zahnreinigung'],
  ['es', 'y también un examen dental'],
  ['de', 'und noch eine Untersuchung'],
])('%s: begins one: %s', (language, text) => {
  expect(begun(heard(language, text, booked))).toEqual(['book']);
});
