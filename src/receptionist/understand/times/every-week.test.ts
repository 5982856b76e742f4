// A weekday that never works is ruled out in every week, however it is put, and a visit that is wished for beside it is none that is given up.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', 'Mondays never work'],
  ['en', 'Monday never works for me'],
  ['en', 'I can never do Mondays'],
  ['en', "Mondays, I can't"],
  ['es', 'los lunes no me sirven'],
  ['es', 'no me sirven los lunes'],
  ['es', 'el lunes nunca puedo'],
  ['es', 'los lunes, no puedo'],
  ['fr', 'le lundi je ne peux pas'],
  ['fr', 'je ne peux pas le lundi'],
  ['fr', 'jamais le lundi'],
  ['fr', 'les lundis ne me vont pas'],
  ['fr', 'je ne suis jamais libre le lundi'],
  ['de', 'montags geht nicht'],
  ['de', 'montags kann ich nie'],
  ['de', 'montags, da kann ich nicht'],
  ['de', 'Montag geht bei mir nie'],
])('%s: %s', (language, text) => {
  expect(wishesIn(text, language)).toEqual([{ date: '2026-11-23', excluded: true, weekdays: ['mon'] }]);
});

test.each<[Language, string]>([
  ['en', "Monday doesn't work"],
  ['es', 'el lunes no puedo'],
  ['fr', 'lundi je ne peux pas'],
  ['fr', 'le lundi 23 je ne peux pas'],
  ['de', 'Montag geht nicht'],
])('one day only, %s: %s', (language, text) => {
  expect(wishesIn(text, language)).toEqual([{ date: '2026-11-23', excluded: true }]);
});

test.each<[Language, string]>([
  ['en', "a dental exam, I can't do Mondays"],
  ['en', "a dental exam, I can't make it on Mondays"],
  ['es', 'un examen dental, no puedo ir los lunes'],
  ['fr', 'un examen dentaire, je ne peux pas venir le lundi'],
  ['de', 'eine Zahnuntersuchung, montags kann ich nicht kommen'],
])('a visit is wished for, %s: %s', (language, text) => {
  expect(begun(heard(language, text))).toEqual(['book']);
});

test('a visit that comes round and suits no more is given up all the same', () => {
  expect(begun(heard('en', "I can't make it on Mondays anymore"))).toEqual(['cancel']);
});
