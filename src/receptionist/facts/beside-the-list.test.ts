// A sum on the list is of what is done, whole: neither of sending what comes of it, nor of the half of it alone.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';
import { isAfter } from './topics.ts';

const business: Business = {
  ...dental,
  services: [
    {
      name: 'Exam and X-rays',
      aka: ['examen y radiografías', 'radios', 'Röntgenbilder'],
      minutes: 45,
      priceCents: 13_000,
      currency: 'USD',
    },
    { name: 'Whitening', minutes: 60, priceCents: 30_000, currency: 'USD' },
  ],
};
const priced = (question: string, language: Language) =>
  factsAbout(question, language, {
    business,
    now: '2026-11-16T10:00:00-05:00',
    service: undefined,
    person: undefined,
  })?.says.some(({ say }) => say === 'price') ?? false;

test.each<[Language, string, boolean]>([
  ['en', 'What do you charge to send my X-rays to another dentist?', false],
  ['es', '¿Cuánto cobran por enviar las radiografías?', false],
  ['fr', 'Combien ça coûte pour envoyer les radios ?', false],
  ['de', 'Was kostet das Verschicken der Röntgenbilder?', false],
  ['en', 'How much are the X-rays by themselves?', false],
  ['en', 'How much are an exam and X-rays by themselves?', true],
  ['en', 'How much is the whitening by itself?', true],
  ['en', 'How much are the X-rays?', true],
  ['en', 'How much is an exam and X-rays, and can you send them to my dentist?', true],
])('%s: %s', (language, question, isPriced) => {
  expect(priced(question, language)).toBe(isPriced);
});

test.each<[string, boolean]>([
  ["can you unlock a phone that's tied to my old carrier?", false],
  ['do you fix the phone jack?', false],
  ['what is your phone number?', true],
  ["what's the phone number there?", true],
  ["what's the phone?", true],
])('a phone that is worked on is no number to call, %s', (folded, isNumber) => {
  expect(isAfter('phone', folded, 'en')).toBe(isNumber);
});

test.each<[Language, string, boolean]>([
  ['en', 'which of your lawyers does wills?', true],
  ['en', 'which of your young stylists cuts curls?', true],
  ['en', 'which of your prices is right?', false],
  ['es', 'cual de sus mecanicos arregla frenos?', true],
  ['de', 'welcher ihrer mitarbeiter macht das?', true],
  ['de', 'welche ihrer farben ist neu?', false],
])('asked of one of several people, %s: %s', (language, folded, isWho) => {
  expect(isAfter('who', folded, language)).toBe(isWho);
});
