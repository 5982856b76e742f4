// "What do you charge to check them?", in the middle of booking an inspection: the price of that one, and of no other that checks things.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const business: Business = {
  ...dental,
  services: [
    { name: 'Brake inspection', minutes: 30, priceCents: 3_000, currency: 'USD' },
    { name: 'Engine diagnostics', minutes: 60, priceCents: 12_000, currency: 'USD' },
    { name: 'Oil change', minutes: 30, priceCents: 6_900, currency: 'USD' },
  ],
};
const about = (question: string, language: Language, service: string) =>
  factsAbout(question, language, { business, now: '2026-11-16T10:00:00-05:00', service, person: undefined })?.says;

test.each<[Language, string, string]>([
  ['en', 'Wait, how much do you charge to check them?', 'Brake inspection'],
  ['es', 'Espere, ¿y cuánto cobran por revisarlos?', 'Brake inspection'],
  ['fr', 'Et combien ça coûte de les vérifier ?', 'Brake inspection'],
  ['de', 'Und was kostet es, die mal zu prüfen?', 'Brake inspection'],
])('%s: %s', (language, question, service) => {
  expect(about(question, language, 'Brake inspection')).toMatchObject([{ say: 'price', service }]);
});

test.each<[Language, string]>([
  ['en', 'How much do you charge to check the engine?'],
  ['es', '¿Cuánto cobran por revisar el motor?'],
])('another thing that is named is asked about: %s: %s', (language, question) => {
  expect(about(question, language, 'Brake inspection')).toMatchObject([
    { say: 'price', service: 'Engine diagnostics' },
  ]);
});
