// A service for children is meant where a child is; where none is, the one for everybody, or which of them is asked.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';
import type { Language } from './text.ts';

const offered: Readonly<Record<Language, readonly { name: string; aka?: readonly string[] }[]>> = {
  en: [{ name: 'Eye exam' }, { name: "Children's exam" }, { name: 'Frame fitting' }],
  es: [
    { name: 'Examen de la vista', aka: ['eye exam'] },
    { name: 'Examen infantil', aka: ['examen para niños'] },
  ],
  fr: [{ name: 'Coupe dame' }, { name: 'Coupe enfant' }],
  de: [{ name: 'Haarschnitt' }, { name: 'Kinderhaarschnitt', aka: ['Haarschnitt für Kinder'] }],
};
const meant = (language: Language, text: string) => matchNames(text, offered[language], language)[0]?.name;

test.each<[Language, string, string]>([
  ['en', "I'd like an exam", 'Eye exam'],
  ['es', 'Quiero un examen', 'Examen de la vista'],
  ['es', 'Ya no leo bien y mi esposo me regañó, que me haga el examen', 'Examen de la vista'],
  ['es', 'Desde hace como un año ya no leo bien, quiero que me haga el examen', 'Examen de la vista'],
  ['fr', 'Je voudrais une coupe', 'Coupe dame'],
  ['de', 'Ich hätte gern einen Haarschnitt', 'Haarschnitt'],
])('for everybody, %s: %s', (language, text, name) => expect(meant(language, text)).toBe(name));

test.each<[Language, string, string]>([
  ['en', 'An exam for my daughter', "Children's exam"],
  ['es', 'Un examen para mi hijo', 'Examen infantil'],
  ['fr', 'Une coupe pour mon fils', 'Coupe enfant'],
  ['de', 'Ein Haarschnitt für meinen Sohn', 'Kinderhaarschnitt'],
])('for a child, %s: %s', (language, text, name) => expect(meant(language, text)).toBe(name));

test('the only one of its kind is meant, whoever it is for', () => {
  const only = [{ name: 'Clase de piano infantil' }, { name: 'Alquiler de sala' }];
  expect(matchNames('Quiero una clase de piano', only, 'es')[0]?.name).toBe('Clase de piano infantil');
});

test('"a haircut for my eight-year-old" may be the child’s', () => {
  const names = matchNames('an exam, she is 8 years old', offered.en, 'en').map(({ name }) => name);
  expect(names).not.toEqual(['Eye exam']);
});

const lessons = [{ name: 'Piano tuning' }, { name: 'Piano lesson' }, { name: "Kids' piano lesson" }];
test.each<[string, string]>([
  ['a piano lesson, and tune my 10 year old piano', 'Piano lesson'],
  ['a piano lesson for my 10 year old', "Kids' piano lesson"],
  ['a piano lesson for my thirteen year old', "Kids' piano lesson"],
])('an age is a child’s where it is no thing’s: %s', (text, name) => {
  const names = matchNames(text, lessons, 'en').map((one) => one.name);
  expect(names).toContain(name);
  expect(names.filter((one) => one.includes('lesson'))).toHaveLength(1);
});
