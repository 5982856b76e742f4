// A list's price of what only resembles what was asked is told with a way on; of the very service it is told as it is.
import { expect, test } from 'vitest';
import type { Service } from '../business.ts';
import { languagesSpoken } from './languages-asked.ts';
import { isPerhapsOfElse } from './perhaps-of-else.ts';

const of = (question: string, name: string, rest: number, outright = false) =>
  isPerhapsOfElse(question, [{ name, minutes: 30 } as Service], rest, outright);

test.each([
  ['What would a whole divorce come to?', 'Divorce consultation', 0],
  ['How much would alimony be for me each month?', 'Divorce consultation', 1],
  ['¿En cuánto sale todo el trámite de ciudadanía?', 'Consulta de inmigración: asesoría', 0],
  ['Was kostet die komplette Scheidung?', 'Scheidungsberatung', 0],
  ['Combien pour toute la succession ?', 'Consultation succession', 0],
  ['What do you charge to carve and fit a new bridge?', 'Setup and adjustment', 3],
  ["What's the price of a dozen plain croissants?", 'Croissant class', 2],
] as const)('with a way on: %s', (question, name, rest) => expect(of(question, name, rest)).toBe(true));

test.each([
  ['How much is a divorce consultation?', 'Divorce consultation', 0],
  ['What would it cost to sit down with somebody about my visa?', 'Immigration consultation', 2],
  ['Was kostet ein Erstgespräch?', 'Erstgespräch', 0],
  ['Combien pour parler de mon divorce ?', 'Consultation divorce', 1],
  ['How much is a wellness exam?', 'Wellness exam', 0],
  ['How much for a nail trim for my old dog?', 'Nail trim', 1],
  ['¿Cuánto cuesta el cambio de aceite?', 'Cambio de aceite', 0],
  ['¿Quién me puede decir el precio de una limpieza?', 'Limpieza', 2, true],
] as [string, string, number, boolean?][])('as it is: %s', (question, name, rest, outright) =>
  expect(of(question, name, rest, outright)).toBe(false),
);

const waysOn = (folded: string, languages: ('en' | 'de')[]) =>
  languagesSpoken(folded, { languages }).says.some(({ say }) => say === 'or-pass-on');

test.each(['does anybody there speak vietnamese?', '¿hablan portugues?', 'do you speak spanish?'])(
  'of a language that is not listed a way on is said: %s',
  (folded) => expect(waysOn(folded, ['en', 'de'])).toBe(true),
);
test.each([
  'do you speak german?',
  'sprechen sie deutsch?',
  'what languages do you speak?',
  'welche sprachen gibt es?',
])('of one that is listed none is: %s', (folded) => expect(waysOn(folded, ['en', 'de'])).toBe(false));
