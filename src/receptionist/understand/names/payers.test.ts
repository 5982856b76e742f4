// Who pays, how it is paid, and the words that lead in a question are nobody, where a name was asked for; people who are called so are.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import { withoutPayer } from './payers.ts';

const frames = examStated.frames?.map(({ confirming: _, ...one }) => one) ?? [];
const named = (language: Language, text: string) =>
  heard(language, text, { turns: 3, asked: 'name', language, frames }).flatMap((one) =>
    one.do === 'set-name' ? one.name : [],
  );

test.each<[Language, string]>([
  ['en', 'is Zelle ok'],
  ['en', 'Delta Dental'],
  ['en', "It's for Medicaid patients too right"],
  ['en', 'Aetna, is that ok?'],
  ['en', 'Firstly, do you take Visa'],
  ['es', 'Primero, ¿aceptan Trupanion?'],
  ['es', 'primero cuanto cuesta'],
  ['fr', "D'abord, prenez-vous Zelle?"],
  ['de', 'Zuerst, nehmen Sie PayPal?'],
  ['de', 'Erstmal, was kostet das'],
  ['de', 'Geht auch Zelle'],
  ['de', 'Wozu der Name'],
])('nobody: %s: %s', (language, text) => {
  expect(named(language, text)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'Dana Lee, and is Zelle ok?', 'Dana Lee'],
  ['en', 'Oscar Kaiser', 'Oscar Kaiser'],
  ['en', 'Anthem Guardian-Wells', 'Anthem Guardian-Wells'],
  ['en', 'An Nguyen', 'An Nguyen'],
  ['es', 'Primero, Lupe Arriaga', 'Lupe Arriaga'],
  ['es', 'Lupe de la Cruz', 'Lupe de la Cruz'],
  ['fr', "d'abord, Odile Lefèvre", 'Odile Lefèvre'],
  ['fr', 'Le', 'Le'],
  ['de', 'also erstmal Uwe Brandl', 'Uwe Brandl'],
  ['de', 'Allianz Krüger', 'Allianz Krüger'],
])('somebody: %s: %s', (language, text, name) => {
  expect(named(language, text)).toEqual([name]);
});

test('what is left beside a payer is the name', () => {
  expect(withoutPayer('Dana Lee Aetna')).toBe('Dana Lee');
  expect(withoutPayer('Aetna')).toBeNull();
  expect(withoutPayer('Aetnas Zellner')).toBe('Aetnas Zellner');
});
