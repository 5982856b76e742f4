// Whom a visit is for, by the full name behind whose they are; what is told of them is asked of nobody.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';
import { namedForWhom } from './whom-for.ts';

test.each<[Language, string, string]>([
  ['en', "I'd like to book an exam for my mother, Evelyn Thorpe", 'Evelyn Thorpe'],
  ['en', 'I am writing on behalf of my mother, Evelyn Thorpe, who does not use e-mail.', 'Evelyn Thorpe'],
  ['en', 'an exam for my elderly father named Jan van der Berg please', 'Jan van der Berg'],
  ['es', 'Quiero una revisión para mi mamá, Rosa Medina Cruz', 'Rosa Medina Cruz'],
  ['fr', "J'aimerais un examen pour ma mère, Lucie Roy", 'Lucie Roy'],
  ['de', 'Ich hätte gern einen Termin für meine Mutter, Annegret Zoller', 'Annegret Zoller'],
])('the visit is for whoever is named behind whose they are: %s: %s', (language, text, name) => {
  expect(namedForWhom(text, language)).toBe(name);
  expect(heard(language, text)).toContainEqual({ do: 'set-name', name, sure: 0.9 });
});

test.each<[Language, string]>([
  ['en', 'an exam for my son Leo'],
  ['en', 'an exam for my mother, Thursday at Ten'],
  ['en', 'I know Evelyn Thorpe'],
])('a first name, a day or another name is none: %s: %s', (language, text) => {
  expect(namedForWhom(text, language) ?? '').not.toMatch(/Leo|Evelyn/);
});

test('whoever says their own name too is the one who is called so', () => {
  expect(heard('en', "I'm Rosa Diaz, I want an exam for my son, Leo Diaz")).toContainEqual(
    expect.objectContaining({ do: 'set-name', name: 'Rosa Diaz' }),
  );
});

test.each<[Language, string]>([
  ['en', 'I am writing for my mother, who does not use e-mail. She would like an exam on Thursday.'],
  ['es', 'Escribo por mi mamá, que no usa correo. Quiere una revisión el jueves.'],
  ['fr', "J'écris pour ma mère, qui n'utilise pas le courriel. Elle voudrait un examen jeudi."],
])('what is told of them is no question: %s: %s', (language, text) => {
  const hard = heard(language, text).filter((one) => one.do === 'ask' && !one.soft);
  expect(hard).toEqual([]);
});

test('with a question mark it asks', () => {
  expect(heard('en', 'I need an exam for my dad, who can do it?')).toContainEqual(
    expect.objectContaining({ do: 'ask' }),
  );
});

test.each<[Language, string]>([
  ['en', "I'd like to get my son's teeth cleaned"],
  ['en', "could you clean my daughter's teeth on Thursday?"],
  ['es', 'Quiero una limpieza a mi hijo'],
])('whose teeth they are is whom it is for: %s: %s', (language, text) =>
  expect(heard(language, text)).toContainEqual({ do: 'for-other', whose: 'other' }),
);
