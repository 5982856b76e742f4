// Whether it is free, and whether something on it is offered.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { asPriceOfTalk } from './asks-if-no-charge.ts';
import { factsAbout } from './facts.ts';

const business: Business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  services: [
    { name: 'Estimate', minutes: 30, priceCents: 0, currency: 'USD' },
    { name: 'Water heater replacement', aka: ['new water heater'], minutes: 120 },
  ],
};
const talkOf = (service?: string) => ({ business, now: '2026-11-16T10:00:00-05:00', service, person: undefined });
const about = (question: string, language: Language, service?: string) =>
  factsAbout(question, language, talkOf(service));

test.each<[Language, string]>([
  ['en', "And that doesn't cost anything, right?"],
  ['en', 'is that free of charge?'],
  ['es', 'y eso no cuesta nada, ¿verdad?'],
  ['fr', 'et ça ne coûte rien, c’est ça ?'],
  ['de', 'das kostet doch nichts, oder?'],
  ['de', 'das kostet nichts, oder?'],
])('%s: %s', (language, question) => {
  expect(about(question, language, 'Estimate')?.says).toMatchObject([{ say: 'price', amountCents: 0 }]);
});

test.each([
  'is that free?',
  "it doesn't cost anything to park, right?",
  'is Tuesday at nine free?',
  'Is the estimate free on Tuesday?',
  'is the estimator free?',
  "that doesn't cost anything with insurance, right?",
  'das kostet nichts beim ersten Mal, oder?',
])('says more, or asks for a time: %s', (question) => {
  expect(asPriceOfTalk(question, 'en', talkOf('Estimate'))).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'the quote is free right?'],
  ['en', 'Is the estimate free?'],
  ['es', '¿el presupuesto es gratis, verdad?'],
  ['fr', 'Le devis est gratuit ?'],
  ['de', 'Ist der Kostenvoranschlag kostenlos?'],
])('what is talked about by another name, %s: %s', (language, question) => {
  expect(about(question, language, 'Estimate')?.says).toMatchObject([{ say: 'price', amountCents: 0 }]);
});

test.each<[Language, string]>([
  ['en', 'is the estimator free?'],
  ['en', 'the parking is free, right?'],
  ['en', 'is the water heater free?'],
  ['es', '¿el estacionamiento es gratis?'],
  ['fr', "L'annulation est gratuite ?"],
  ['de', 'Ist der Parkplatz kostenlos?'],
])('something else is free or not, %s: %s', (language, question) => {
  expect(JSON.stringify(about(question, language, 'Estimate')?.says ?? [])).not.toContain('"price"');
});

test.each<[string, Language, string]>([
  ['Court rental', 'en', 'is the court free?'],
  ['Doctor consultation', 'en', 'Is the doctor free?'],
  ['Doctor consultation', 'es', '¿es gratis la doctora?'],
  ['Consultation', 'en', 'Is the consultant free?'],
  ['House cleaning', 'en', 'is the cleaner free?'],
  ['Table reservation', 'en', 'Is the table free?'],
  ['Haircut', 'en', 'is the chair free?'],
])('has time or not, with the %s talked about, %s: %s', (name, language, question) => {
  const one: Business = { ...business, services: [{ name, minutes: 60, priceCents: 9000, currency: 'USD' }] };
  expect(asPriceOfTalk(question, language, { ...talkOf(name), business: one })).toBeNull();
});

test.each([
  ['Doctor consultation', 'Is the consultation free?'],
  ['Roof estimate', 'the quote is free, right?'],
])('with the %s talked about, what it costs: %s', (name, question) => {
  const one: Business = { ...business, services: [{ name, minutes: 60, priceCents: 9000, currency: 'USD' }] };
  expect(asPriceOfTalk(question, 'en', { ...talkOf(name), business: one })).not.toBeNull();
});

const says = (question: string, language: Language = 'en') =>
  about(question, language)?.says.map(({ say }) => say) ?? [];

test.each<[Language, string]>([
  ['en', 'Do you offer financing on a new water heater?'],
  ['en', 'do you have discounts for a new water heater'],
])('%s: something on it is not it: %s', (language, question) => {
  expect(says(question, language)).not.toContain('service-offered');
});

test.each(['Do you do water heater replacement?', 'do you guys offer water heater replacements'])(
  '%s: a yes',
  (question) => expect(says(question)).toContain('service-offered'),
);
