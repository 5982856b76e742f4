// Asked for a name, a person of the house who is spoken of is not who comes.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const house = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'] as Language[],
  staff: [{ name: 'Grace Whitlock', services: ['Dental exam'] }],
};
const atName: Partial<State> = {
  ...{ turns: 3, asked: 'name', lastText: 'x' },
  frames: [
    { flow: 'book', service: 'Dental exam', times: [], chosen: { startsAt: '2026-11-19T15:00:00.000Z', staff: null } },
  ],
};
const named = (language: Language, text: string) =>
  heard(language, text, atName, house).flatMap((one) => (one.do === 'set-name' ? one.name : []));

test.each<[Language, string]>([
  ['en', 'Walt Pickering. And is that with Grace? My neighbor said ask for Grace'],
  ['en', 'Walt Pickering, my neighbor said to ask for Grace'],
  ['en', "It's Walt Pickering, and I'd like Grace if I can"],
  ['en', 'walt pickering. is that with grace'],
  ['es', 'Walt Pickering, y quisiera con Grace'],
  ['fr', "Walt Pickering, et c'est avec Grace?"],
  ['de', 'Walt Pickering. Ist das bei Grace?'],
])('%s: %s', (language, text) => {
  expect(named(language, text)).toEqual(['Walt Pickering']);
});

test.each<[Language, string]>([
  ['en', 'surname Pickering, first name Grace'],
  ['es', 'apellido Pickering, nombre Grace'],
  ['fr', 'nom Pickering, prénom Grace'],
  ['de', 'Nachname Pickering, Vorname Grace'],
])('told as their own given name, it is no one of the house: %s: %s', (language, text) => {
  expect(named(language, text)).toEqual(['Grace Pickering']);
});

test.each<[string, string]>([
  ['Grace Pickering', 'Grace Pickering'],
  ['Grace', 'Grace'],
  ['My name is Grace Miller, from Austin', 'Grace Miller'],
  ["it's Grace. Grace Miller", 'Grace Miller'],
  ['Grace Miller, and is it with Grace?', 'Grace Miller'],
])('whoever is called like one of the house is none of them: %s', (text, name) => {
  expect(named('en', text)).toEqual([name]);
});
