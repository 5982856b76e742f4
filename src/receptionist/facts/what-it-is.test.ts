// Who rings round asks what a thing is, and wants its price; an owner's own words on what it is go before that.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const business: Business = {
  ...dental,
  services: [
    { name: 'Eye exam', aka: ['examen de la vista', 'Sehtest', 'examen de vue'], minutes: 30, priceCents: 12_900 },
    { name: 'Contact lens fitting', aka: ['contacts'], minutes: 45, priceCents: 16_500 },
    { name: 'Dry eye consultation', minutes: 30 },
  ],
};
const about = (question: string, language: Language) =>
  factsAbout(question, language, { business, now: '2026-11-16T10:00:00-05:00', service: undefined, person: undefined });

test.each<[Language, string, string]>([
  ['en', "what's an eye exam", 'Eye exam'],
  ['en', "hello quick question what's an eye exam at your place", 'Eye exam'],
  ['en', "okay and a fitting for contacts what's that", 'Contact lens fitting'],
  ['en', "Nice. And what's an eye exam?", 'Eye exam'],
  ['en', "Cool, thanks, what's an eye exam then?", 'Eye exam'],
  ['fr', "Super, et un examen de vue c'est combien ?", 'Eye exam'],
  ['es', 'a como tienen el examen de la vista', 'Eye exam'],
  ['de', 'was macht der Sehtest', 'Eye exam'],
])('%s: %s', (language, question, service) => {
  expect(about(question, language)?.says).toEqual([expect.objectContaining({ say: 'price', service })]);
});

test("the owner's own words on it go before the price", () => {
  expect(about("what's an eye exam", 'en')?.sure).toBe(false);
});

test.each(["what's the eye exam for", "what's a dry eye consultation", "what's an eye exam like for toddlers"])(
  'no price: %s',
  (question) => {
    expect(about(question, 'en')?.says.some(({ say }) => say === 'price') ?? false).toBe(false);
  },
);
