// Who orders a cake or pictures for somebody is not asked whom they are for; who is treated or taught is.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import { isMadeFor } from './made-for.ts';

test.each([
  'Tortenberatung',
  'Motivtorte',
  'Degustación para bodas',
  'Pastel de cumpleaños',
  'Séance famille',
  'Portrait',
  'Fotoshooting',
  'Cake tasting',
  'Family photos',
])('made: %s', (name) => {
  expect(isMadeFor({ name })).toBe(true);
});

test.each([
  'Driving lesson',
  'Torten-Kurs',
  'Backkurs für Torten',
  'Cours de photo',
  'Cake decorating class',
  'Clase de fotografía',
  "Kid's haircut",
  'Corte de niño',
  'Coupe enfant',
  'Klavierstunde',
])('done to somebody: %s', (name) => {
  expect(isMadeFor({ name })).toBe(false);
});

const house = (...services: string[]): Business => ({
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  industry: 'other',
  services: services.map((name) => ({ name, minutes: 30 })),
});
const isForOther = (language: Language, said: string, business: Business) =>
  heard(language, said, {}, business).some((one) => one.do === 'for-other' && one.by !== undefined);

test.each<[Language, string, Business]>([
  [
    'de',
    'Guten Tag, hier ist Petra Huber, es geht um meine Tochter, die wird sechs, ich hätte gern eine Tortenberatung',
    house('Tortenberatung', 'Verkostung'),
  ],
  ['es', 'Hola, soy Elena Ríos. Mi hija se casa y quiere una degustación', house('Degustación', 'Pastel')],
  ['fr', 'Bonjour, ici Claire Dumont, mon mari voudrait une séance famille', house('Séance famille', 'Portrait')],
  ['en', "Hi, it's Kate Bergeron, my daughter wants a birthday cake", house('Birthday cake', 'Cake tasting')],
])('whoever orders is asked for nobody, %s: %s', (language, said, business) => {
  expect(isForOther(language, said, business)).toBe(false);
});

test.each<[Language, string, Business]>([
  ['de', 'Hier ist Petra Huber, meine Tochter möchte eine Klavierstunde', house('Klavierstunde', 'Torte')],
  ['en', "Hi, it's Kate Bergeron, my daughter wants a cake class", house('Cake class', 'Cake tasting')],
  ['en', "Hi, it's Kate Bergeron, my son needs a haircut", house('Haircut', 'Portrait')],
])('of who is treated or taught it is, %s: %s', (language, said, business) => {
  expect(isForOther(language, said, business)).toBe(true);
});
