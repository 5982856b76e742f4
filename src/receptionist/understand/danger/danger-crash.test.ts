// An accident told as what has just happened reaches the one on call of an owner who holds accidents for emergencies, and only of one.
import { expect, test } from 'vitest';
import type { Business, Language } from '../../business.ts';
import { findEmergency } from './emergencies.ts';

const house = (...emergencies: string[]) =>
  ({ industry: 'professional', emergencies, languages: ['en', 'es', 'fr', 'de'] }) as unknown as Business;
const school = house('accident during a lesson', 'student hurt');
const notary = house('locked out');

const told: [Language, string][] = [
  ['en', "I'm in my lesson and a truck just ran into us at the light"],
  ['en', 'somebody rear-ended us'],
  ['en', "we've just had an accident, what do I do"],
  ['en', 'I just crashed on Main Street'],
  ['es', 'nos chocaron en la esquina'],
  ['es', 'acabamos de tener un accidente'],
  ['fr', "on vient d'avoir un accident"],
  ['fr', 'un camion nous est rentré dedans'],
  ['de', 'wir hatten gerade einen Unfall'],
  ['de', 'uns ist einer draufgefahren'],
];

test.each(told)('told, %s: %s', (language, text) => {
  expect(findEmergency(text, language, school)).not.toBeNull();
});

test.each(told)('to an owner who fears none, %s: %s', (language, text) => {
  expect(findEmergency(text, language, notary)).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'I was in a crash three years ago and have hardly driven since'],
  ['en', 'what happens if we have an accident in the lesson?'],
  ['en', 'I had an accident with my bike as a kid, so I am nervous'],
  ['en', 'a truck hit us last year, so I would rather take it slowly'],
  ['es', '¿qué pasa si chocamos en la clase?'],
  ['fr', "nous avons eu un accident l'an dernier"],
  ['de', 'letztes Jahr hatten wir einen Unfall'],
])('no danger of now, %s: %s', (language, text) => {
  expect(findEmergency(text, language, school)).toBeNull();
});
