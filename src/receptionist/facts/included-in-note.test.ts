// Whether a thing is in the price is told by the note to that price, where it speaks of that thing.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { includedInNote } from './included-in-note.ts';

const note = 'Bijou en titane compris / titanium jewelry included';
const business: Business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    { name: 'Piercing', minutes: 30, priceCents: 5500, currency: 'USD', priceNote: note },
    { name: 'Paint party', minutes: 90, priceNote: 'Leinwand inbegriffen, lienzo incluido' },
    { name: 'Touch-up', minutes: 60, priceNote: 'Free for 12 months' },
  ],
};
const about = (question: string, language: Language, service?: string) =>
  includedInNote(question, language, { business, now: '2026-11-16T10:00:00-05:00', service, person: undefined })?.says;

test.each<[Language, string, string]>([
  ['fr', "Le bijou, il est en plus ou c'est compris ?", 'Piercing'],
  ['fr', 'Est-ce que le bijou est inclus ?', 'Piercing'],
  ['en', 'Is the jewelry included, or is that extra?', 'Piercing'],
  ['es', '¿El lienzo va incluido o es aparte?', 'Paint party'],
  ['de', 'Ist die Leinwand dabei oder kostet die extra?', 'Paint party'],
])('%s: %s', (language, question, service) => {
  expect(about(question, language, service)).toMatchObject([{ say: 'price-note', service }]);
});

test.each<[Language, string, string | undefined]>([
  ['en', 'Is parking included?', 'Piercing'],
  ['en', 'Is the piercing extra?', 'Piercing'],
  ['en', 'Is the jewelry included?', 'Touch-up'],
  ['en', 'Is the jewelry included?', undefined],
  ['en', 'What kind of jewelry is it?', 'Piercing'],
  ['fr', 'Je viens en plus avec ma fille', 'Piercing'],
  ['de', 'Ist meine Schwester dabei?', 'Paint party'],
])('%s: says nothing of: %s', (language, question, service) => {
  expect(about(question, language, service)).toBeUndefined();
});
