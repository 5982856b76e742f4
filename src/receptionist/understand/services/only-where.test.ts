// Where somebody comes is no service by itself, though a service is named after that place.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { servicesIn } from './near.ts';

const vet = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'] as const,
  services: [
    { name: 'Home euthanasia', aka: ['put to sleep at home'], minutes: 60 },
    { name: 'Nail trim', minutes: 20 },
  ],
};

test.each<[Language, string]>([
  ['en', 'do you guys come to the house?'],
  ['en', 'can you come out to my house'],
  ['es', '¿vienen a la casa?'],
  ['de', 'kommen Sie auch nach Hause?'],
])('%s: %s', (language, text) => expect(servicesIn(text, language, vet)).toEqual([]));

test('the service itself is named as before', () =>
  expect(servicesIn('I need him put to sleep at home', 'en', vet).map(({ name }) => name)).toEqual([
    'Home euthanasia',
  ]));

test('where coming is all that is done, it is named by it', () => {
  const calls = { ...vet, services: [{ name: 'House call', minutes: 60 }] };
  const named = (business: typeof vet | typeof calls) => servicesIn('can you come to my house', 'en', business).length;
  expect(named(calls)).toBeGreaterThanOrEqual(named(vet));
});
