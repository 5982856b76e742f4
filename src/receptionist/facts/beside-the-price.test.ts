// A price on the list answers the plain question: not who comes to tell one, not what a new thing costs that only an estimate stands
// on the list for, and not what haste costs, where the owner wrote of that.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { anyText } from './fact.ts';
import { factsAbout } from './facts.ts';

const business = {
  ...dental,
  languages: ['en', 'es', 'fr', 'de'],
  closedDates: [],
  services: [
    { name: 'Furnace repair', minutes: 90, priceNote: '$95 diagnostic fee' },
    { name: 'Replacement estimate', aka: ['new furnace'], minutes: 60, priceCents: 0 },
    { name: 'Headshot', minutes: 30, priceCents: 15_000 },
    { name: 'Frühlingsangebot Massage', minutes: 30, priceCents: 7_000 },
    { name: 'Express Manicure', minutes: 30, priceCents: 3_000 },
    { name: 'Overnight boarding', minutes: 30, priceCents: 6_000 },
  ],
  staff: [{ name: 'Dale Whitman', services: ['Replacement estimate'] }],
} as unknown as Business;

const about = (question: string, language: Language = 'en') =>
  factsAbout(question, language, { business, now: '2026-11-18T16:00:00Z', service: undefined, person: undefined });
const says = (question: string, language?: Language) => about(question, language)?.says.map((one) => one.say) ?? [];

test('whoever asks who comes to tell a price is told who', () => {
  expect(says('Who would come out to give me a price on a new furnace?')).toEqual(['who-does']);
  expect(says('¿Quién viene a darme un presupuesto?', 'es')).not.toContain('price');
  expect(says('Qui vient faire le devis ?', 'fr')).not.toContain('price');
  expect(says('Who knows how much a headshot would cost me?')).toEqual(['price']);
  expect(says('Can you give me a price on a headshot?')).toEqual(['price']);
  expect(says('Who can tell me the price of a headshot?')).toEqual(['price']);
  expect(says('Who would know the price of a headshot?')).toEqual(['price']);
  expect(says('¿Quién me puede decir el precio de un headshot?', 'es')).toEqual(['price']);
  expect(says('Qui va me dire le prix du headshot ?', 'fr')).toEqual(['price']);
  expect(says('Wer nennt mir den Preis für ein Headshot?', 'de')).toEqual(['price']);
});

test('what an estimate costs is not what the thing costs', () => {
  expect(says('How much does a new furnace cost, roughly?')).toEqual([]);
  expect(says('What is the estimate for a new furnace going to cost me?')).toEqual(['price']);
  expect(says('How much do you charge to come look at a new furnace?')).toContain('price');
  expect(about('Does it cost anything to have someone come out and give me a price?')?.says).not.toContainEqual(
    expect.objectContaining({ service: 'Furnace repair' }),
  );
  expect(says('Do you charge to come out?')).toEqual(['price-note']);
  expect(about('Was kostet die Massage?', 'de')).toMatchObject({ says: [{ say: 'price' }], known: true });
});

test.each<[Language, string]>([
  ['en', 'I need the headshot super fast, what does that cost?'],
  ['en', 'How much is a rush headshot?'],
  ['es', '¿Cuánto cuesta el headshot si lo necesito urgente?'],
  ['fr', 'Combien coûte le headshot, le plus vite possible ?'],
  ['de', 'Was kostet ein Headshot, wenn es eilig ist?'],
])('a text on haste goes before the plain price, %s: %s', (language, question) => {
  expect(about(question, language)).toMatchObject({ known: true, sure: false, weight: anyText });
});

test('the plain price waits for no text', () => {
  expect(about('How much is a headshot?')?.sure).toBe(true);
  expect(about('Quick question, how much is a headshot?')?.sure).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Real quick, how much is a headshot?'],
  ['en', 'Hi! Really quick question, how much is a headshot?'],
  ['en', 'How much is a headshot, real quick?'],
  ['en', 'How much is a headshot? I need it asap'],
  ['es', 'Muy rápido, ¿cuánto cuesta el headshot?'],
  ['fr', 'Très vite, combien coûte le headshot ?'],
  ['de', 'Es eilt, was kostet das Headshot?'],
  ['en', 'How much is the express manicure?'],
  ['en', 'What does overnight boarding cost?'],
])('haste of the caller, or in a name, is none of the price, %s: %s', (language, question) =>
  expect(about(question, language)?.sure).toBe(true),
);
