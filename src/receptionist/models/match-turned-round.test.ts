// A name of two words said the other way round, and an owner's very word before one that means the same.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';
import type { Language } from './text.ts';

const electrician = [
  { name: 'Outlet repair', aka: ['dead outlet'] },
  { name: 'Ceiling fan installation', aka: ['ceiling fan', 'ventilador techo'] },
  { name: 'EV charger estimate', aka: ['Tesla charger'] },
];
const best = (text: string, offered: readonly { name: string; aka?: string[] }[], language: Language = 'en') =>
  matchNames(text, offered, language)[0]?.name;

test.each<[Language, string, string]>([
  ['en', 'do you do chargers for a tesla', 'EV charger estimate'],
  ['en', 'I need a charger for my tesla', 'EV charger estimate'],
  ['en', 'can you put up a fan on my ceiling', 'Ceiling fan installation'],
  ['es', 'un ventilador para el techo', 'Ceiling fan installation'],
])('%s: %s', (language, text, name) => {
  expect(best(text, electrician, language)).toBe(name);
});

test.each(['a charger for my phone', 'my tesla is parked for the charger guy'])('something else: %s', (text) => {
  expect(matchNames(text, electrician, 'en').some(({ score }) => score >= 0.9)).toBe(false);
});

test('the word that an owner has for one thing is not another’s that means the same', () => {
  const bikes = [
    { name: 'Basic tune-up', aka: ['tune up', 'Inspektion'] },
    { name: 'E-bike diagnosis', aka: ['E-Bike-Diagnose'] },
  ];
  expect(best('mein E-Bike geht immer aus, da müsste mal jemand eine Diagnose machen', bikes, 'de')).toBe(
    'E-bike diagnosis',
  );
  expect(best('einmal Inspektion bitte', bikes, 'de')).toBe('Basic tune-up');
});

const wheels = [
  { name: 'Basic tune-up', aka: ['tune-up', 'tune up'] },
  { name: 'Test ride', aka: ['try a bike', 'test a bike'] },
  { name: 'Bike fitting', aka: ['bike fit'] },
];
test.each([
  ['can I get a tune up for my bike tomorrow', 'Basic tune-up'],
  ['a tune up, it is a commuter bike', 'Basic tune-up'],
  ['I want to test a bike', 'Test ride'],
  ['I need my bike checked over before I test a bike', 'Test ride'],
  ['a bike fit please', 'Bike fitting'],
])('%s: %s, whatever is only akin to another', (said, name) => {
  expect(matchNames(said, wheels, 'en')[0]?.name).toBe(name);
});
