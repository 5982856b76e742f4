// Where a name is asked for: a month or a place that somebody goes to is none, and a name like one is.
import { expect, test } from 'vitest';
import type { Language } from '#receptionist/business.ts';
import { examStated, heard } from '../../../../tests/support/heard.ts';

const nameAsked = { ...examStated, asked: 'name', said: {}, lastText: 'What name should I put it under?' } as const;
const named = (language: Language, text: string) =>
  heard(language, text, { ...nameAsked, language }).flatMap((one) => (one.do === 'set-name' ? one.name : []));

test.each<[Language, string]>([
  ['en', 'Oh, and do you see dogs at all? We go away in January.'],
  ['en', 'do you do whitening? I am flying to Chicago.'],
  ['en', "It's for my wedding in June."],
  ['en', 'We moved here from Dallas last year'],
  ['es', 'Oiga, vamos de viaje hasta Dallas'],
  ['fr', 'On part vivre en Virginie'],
  ['de', 'Wir ziehen nach Berlin'],
])('%s: nobody is called so: %s', (language, text) => {
  expect(named(language, text)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'June Carter', 'June Carter'],
  ['en', "I'm Bob Hale from Dallas", 'Bob Hale'],
  ['en', "it's in my wife's name, Carol Hayes", 'Carol Hayes'],
  ['en', 'Dallas Meyer', 'Dallas Meyer'],
  ['en', "it's under Lopez", 'Lopez'],
  ['es', 'está a nombre de Lupe Arriaga', 'Lupe Arriaga'],
])('%s: whoever is called so is: %s', (language, text, name) => {
  expect(named(language, text)).toEqual([name]);
});
