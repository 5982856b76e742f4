// What was told in full is named again in short beside its own hour, and each visit has its own person.
import { expect, test } from 'vitest';
import { begun, heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { matchPeople } from '../../models/match-people.ts';
import { inOwnersWords, namedAgain } from './near.ts';

const garage = {
  ...dental,
  services: [
    { name: 'Oil change', minutes: 30, aka: ['oil and filter'] },
    { name: 'State inspection', minutes: 60, aka: ['inspection sticker'] },
    { name: 'Diagnostic', minutes: 60, aka: ['warning light'] },
  ],
};
const told = ['Oil change', 'State inspection'];

test.each([
  ['and the oil right after at', 'Oil change'],
  ['the sticker at', 'State inspection'],
  ['inspections at', 'State inspection'],
  ['and then at', undefined],
])('“%s” names %s again', (text, name) => {
  expect(namedAgain(text, told, garage)).toBe(name);
});

test('a word that two of them have names neither', () => {
  const both = { ...garage, services: [...garage.services, { name: 'Oil leak check', minutes: 30 }] };
  expect(namedAgain('the oil at', ['Oil change', 'Oil leak check'], both)).toBeUndefined();
});

test('a name is heard behind what French leaves out', () => {
  const people = [{ name: 'Odette Nadeau', kind: 'person' as const }];
  expect(matchPeople("on m'a dit qu'Odette était patiente", people, 'fr')).toHaveLength(1);
});

test('an owner’s words are told from others for them', () => {
  const one = { name: 'Diagnostic', score: 1, ambiguous: false, start: 0, end: 13 };
  expect(inOwnersWords('warning light', one, garage)).toBe(true);
  expect(inOwnersWords('an inspection', one, garage)).toBe(false);
});

test.each<[Language, string]>([
  ['en', "I'd like a cleaning and an exam on Thursday: the cleaning at nine and the exam right after, at ten."],
  ['es', 'Quiero una limpieza y un examen el jueves: la limpieza a las nueve y el examen después, a las diez.'],
])('%s: each visit has its hour', (language, text) => {
  const commands = heard(language, text);
  expect(begun(commands)).toEqual(['book', 'book']);
  expect(commands.flatMap((one) => (one.do === 'set-service' ? one.service : []))).toEqual([
    'Teeth cleaning',
    'Dental exam',
  ]);
});

test('each visit has its person', () => {
  const [first, second] = dental.staff ?? [];
  const name = (at: string | undefined) => at?.replace(/^Dr\.? /, '') ?? '';
  const text = `I'd like a cleaning with ${name(first?.name)} on Thursday at nine, and then an exam with ${name(second?.name)} at ten.`;
  const commands = heard('en', text);
  expect(commands.flatMap((one) => (one.do === 'set-staff' ? one.staff : []))).toEqual([first?.name, second?.name]);
});
