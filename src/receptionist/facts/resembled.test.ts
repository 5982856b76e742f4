import { expect, it } from 'vitest';
import type { Business, Language } from '../business.ts';
import { resembledPrice } from './resembled.ts';

const services: Business['services'] = [
  { name: 'Navel piercing', aka: ['belly piercing'], minutes: 30, priceCents: 6500 },
  { name: 'Phone battery replacement', aka: ['new phone battery'], minutes: 45, priceCents: 6900 },
  { name: 'Document review', aka: ['check my forms', 'paperwork review'], minutes: 30, priceCents: 7500 },
  { name: 'Lawn mowing', aka: ['mow', 'cut the grass'], minutes: 60, priceCents: 5500 },
  { name: 'House call', aka: ['home visit'], minutes: 60, priceCents: 14_000 },
  { name: 'Glasses adjustment', aka: ['bent glasses'], minutes: 15, priceCents: 0 },
  { name: 'Estimate visit', aka: ['new furnace quote'], minutes: 30, priceCents: 2500 },
];
const business = { name: 'Around the House', languages: ['en'], services } as unknown as Business;
const pricedOf = (language: Language, question: string) =>
  resembledPrice(question, language, business)?.says.map((one) => ('service' in one ? one.service : one.say)) ?? null;

it.each<[Language, string, string]>([
  ['en', "What's a belly button run?", 'Navel piercing'],
  ['en', 'My phone dies by noon, what do you want for a new battery?', 'Phone battery replacement'],
  ['es', '¿Cuánto cuesta que me corten el zacate una sola vez?', 'Lawn mowing'],
  ['fr', "C'est combien si le vétérinaire vient chez nous ?", 'House call'],
  ['de', 'Was kostet es, wenn jemand meine Formulare durchsieht?', 'Document review'],
])('%s: “%s” is after the price of %s', (language, question, service) =>
  expect(pricedOf(language, question)).toEqual([service]),
);

it.each<[Language, string]>([
  // No price of the house's is asked.
  ['en', "My iPad won't charge, can you mend it?"],
  ['en', 'Would my insurance pay for a new battery?'],
  ['en', 'Can you cut my grass on Friday?'],
  ['fr', 'Est-ce que le vétérinaire vient chez nous ?'],
  // What hangs on more than the service.
  ['en', 'Is it cheaper if you cut the grass every week?'],
  ['de', 'Gibt es Rabatt, wenn jemand meine Formulare durchsieht?'],
  // What a look beforehand costs is not what the thing does, and what is free tells of no sum.
  ['en', 'What does a whole new furnace come to, roughly?'],
  ['en', 'What do progressive lenses run?'],
  // Nothing on the list is like it.
  ['en', 'How much is a wedding cake for eighty?'],
  ['es', '¿Cuánto sale cambiar la transmisión?'],
  // What is done with the thing at the end is no service of that name.
  ['en', 'How much is a new toilet seat, fitted?'],
  ['de', 'Was kostet ein neuer Schlauch, montiert?'],
])('%s: “%s” is after no price on the list', (language, question) => expect(pricedOf(language, question)).toBeNull());
