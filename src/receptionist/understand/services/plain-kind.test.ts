// "A lesson" at a house of several kinds of lesson is the plain one; where none is plain, it is asked which.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import { plainOfKind } from './plain-kind.ts';

const house = (name: string, ...services: string[]) => ({
  ...dental,
  name,
  services: services.map((one) => ({ name: one, minutes: 60 })),
});
const driving = house('Second Gear Driving', 'Driving lesson', 'Stick shift lesson', 'Freeway lesson', 'Permit class');
const fahrschule = house('Fahrschule Krug', 'Fahrstunde', 'Autobahn Fahrstunde', 'Nacht Fahrstunde');

test.each([
  ["hi I'd like to book a lesson for my daughter", driving, 'Driving lesson'],
  ['do you have lessons on Monday', driving, 'Driving lesson'],
  ['ich möchte eine Fahrstunde buchen', fahrschule, 'Fahrstunde'],
  ['quiero una clase', house('Luna Studio', 'Clase de canto', 'Clase de piano'), undefined],
  ['I want a lesson', house('Luna Studio', 'Piano lesson', 'Violin lesson'), undefined],
  ['I want a class', driving, undefined],
  ['do you have a visit free', driving, undefined],
])('%#: %s', (text, business, name) => {
  expect(plainOfKind(text, business).map((one) => one.name)).toEqual(name === undefined ? [] : [name]);
});

test('what it was told by stands where it was said', () => {
  expect(plainOfKind('a lesson please', driving)).toEqual([
    { name: 'Driving lesson', score: 0.6, start: 2, end: 8, ambiguous: false },
  ]);
});
