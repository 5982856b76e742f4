// Once a time is chosen, a day on which somebody is away is told and no other time; where it is the chosen one, or is proposed, it counts.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { examStated, heard } from '../../../../tests/support/heard.ts';

const nameAsked = { ...examStated, asked: 'name', said: {}, lastText: 'What name should I put it under?' } as const;
const times = (language: Language, text: string) =>
  heard(language, text, { ...nameAsked, language }).filter((one) => one.do === 'set-times');

test.each<[Language, string]>([
  ['en', "It's Dana Whitlock. We go away in January, is that a problem for the checkup after?"],
  ['en', 'Oh, and do you see dogs at all? We are out of town next week.'],
  ['es', 'Soy Ana Pérez. En enero nos vamos de viaje, ¿hay problema?'],
  ['fr', 'Anne Dubois. En janvier on part en voyage, ça pose un problème ?'],
  ['de', 'Jutta Meier. Im Januar sind wir im Urlaub, ist das schlimm?'],
])('%s: no other time: %s', (language, text) => {
  expect(times(language, text)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', "Sorry, I'm away on Thursday, can we do Friday?"],
  ['en', 'Actually we go away in December. Could it be January 11?'],
  ['en', 'Dana Whitlock. Could we make it Friday instead?'],
])('%s: another time: %s', (language, text) => {
  expect(times(language, text).length).toBeGreaterThan(0);
});
