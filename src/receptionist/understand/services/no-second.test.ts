// That a second visit is not wanted, or who is left out, is heard in four languages; times and choices that are refused are not.
import { expect, test } from 'vitest';
import type { Language } from '../../business.ts';
import { leftOut, refusesSecond } from './no-second.ts';

test.each<[Language, string]>([
  ['en', "no, no second one, Ben's too little"],
  ['en', 'we don’t need a second one'],
  ['en', 'just the one'],
  ['en', 'just the one appointment, thanks'],
  ['en', 'only one, please'],
  ['en', 'no need for the other appointment'],
  ['es', 'no, nada más la una'],
  ['es', 'no quiero la segunda cita'],
  ['es', 'la otra ya no'],
  ['fr', 'non, pas de deuxième'],
  ['fr', "pas besoin de l'autre rendez-vous"],
  ['fr', 'juste le premier'],
  ['de', 'nein kein zweiter, lotte ist zu klein'],
  ['de', 'nur den einen'],
  ['de', 'den zweiten Termin doch nicht'],
])('%s: “%s” refuses the second', (language, said) => expect(refusesSecond(said, language)).toBe(true));

test.each<[Language, string]>([
  ['en', 'no second thoughts, book it'],
  ['en', 'Is there no other slot?'],
  ['en', 'no other ones in the afternoon?'],
  ['es', '¿no hay otra cita?'],
  ['de', 'gibt es keinen anderen Termin?'],
  ['en', 'just the one at nine'],
  ['en', 'just the one after that please'],
  ['en', 'just the one number, this one'],
  ['en', 'just the one before lunch'],
  ['en', 'only the first doctor I saw'],
  ['en', 'just one question'],
  ['de', 'nur die eine Nummer'],
  ['de', 'nur den ersten Tag nicht'],
  ['es', 'solo el primer día'],
  ['fr', 'juste une question'],
  ['en', "I don't need the other time"],
  ['en', 'not on the second'],
  ['es', 'no, la segunda opción'],
  ['es', 'no, a la una'],
  ['es', 'otra hora, por favor'],
  ['fr', "pas d'autre heure ?"],
  ['fr', 'non, le deux'],
  ['de', 'keine andere Uhrzeit'],
  ['de', 'nein, am zweiten'],
  ['de', 'haben Sie noch einen zweiten?'],
])('%s: “%s” does not', (language, said) => expect(refusesSecond(said, language)).toBe(false));

test.each<[Language, string, string]>([
  ['en', 'no, leave Cole, he is sick', 'Cole'],
  ['en', 'skip Max', 'Max'],
  ['es', 'no, al Toby no', 'Toby'],
  ['fr', 'non, oubliez Hugo', 'Hugo'],
  ['de', 'Nein, Paul doch nicht', 'Paul'],
])('%s: “%s” leaves out %s', (language, said, whom) => expect(leftOut(said, language).join()).toContain(whom));

test.each<[Language, string]>([
  ['en', 'just the first one'],
  ['en', 'only that one, please'],
  ['en', "I don't want the second one, the first please"],
  ['en', 'skip the second one'],
  ['de', 'nicht den zweiten'],
  ['es', 'nada más la primera'],
  ['fr', 'juste le premier'],
  ['de', 'nur den ersten bitte'],
])('%s: “%s” refuses the second, and chooses where times are offered', (language, said) => {
  expect(refusesSecond(said, language)).toBe(true);
  expect(refusesSecond(said, language, { isOffered: true })).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'just the one'],
  ['en', 'just this one'],
  ['es', 'solo una'],
  ['fr', 'seulement celui-là'],
  ['de', 'nur die eine'],
])('%s: “%s” tells a number or a time, where that is asked', (language, said) => {
  expect(refusesSecond(said, language)).toBe(true);
  expect(refusesSecond(said, language, { isAnswer: true })).toBe(false);
});

test.each<[Language, string]>([
  ['en', "I don't want the second appointment"],
  ['en', 'no second one'],
  ['en', 'just the one'],
  ['de', 'den zweiten Termin doch nicht'],
  ['de', 'kein zweiter'],
])('%s: “%s” refuses it where times are offered, too', (language, said) =>
  expect(refusesSecond(said, language, { isOffered: true })).toBe(true),
);
