// Asked which of the owner's services, a caller names one by what its name means in their own language.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { byMeaning } from './by-meaning.ts';

const business = { ...dental, languages: ['en', 'es', 'fr', 'de'] as const };
const moves = ['Apartment move', 'House move'];
const cakes = ['Cake tasting', 'Wedding cake consultation', 'Birthday cake order'];

test.each<[Language, string, readonly string[], string]>([
  ['es', 'de un apartamento de una recámara', moves, 'Apartment move'],
  ['fr', 'un appartement', moves, 'Apartment move'],
  ['de', 'eine Wohnung', moves, 'Apartment move'],
  ['es', 'no una casa, un departamento', moves, 'Apartment move'],
  ['fr', 'c’est pour un mariage', cakes, 'Wedding cake consultation'],
  ['de', 'für einen Geburtstag', cakes, 'Birthday cake order'],
])('%s: %s', (language, text, among, name) =>
  expect(byMeaning(text, among, language, business).map((one) => one.name)).toEqual([name]),
);

test.each<[Language, string, readonly string[]]>([
  ['es', 'de una casa a un apartamento', moves],
  ['es', 'no sé, el jueves', moves],
  ['fr', 'le deuxième', cakes],
  ['de', 'was kostet das denn?', cakes],
  ['es', 'una mudanza', moves],
  ['es', 'no de una casa, de una oficina', moves],
  ['es', 'No es una casa, es una oficina', moves],
  ['en', 'an apartment', moves],
])('none is meant by itself, %s: %s', (language, text, among) =>
  expect(byMeaning(text, among, language, business)).toEqual([]),
);
