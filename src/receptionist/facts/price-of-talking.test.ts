// What talking to somebody costs is the price of the consultation on the list.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import { priceOfTalking } from './price-of-talking.ts';

const consultation = { name: 'Family law consultation', minutes: 60, priceCents: 25000 };
const meeting = { name: 'Citizenship application meeting', minutes: 60, priceCents: 40000 };
const business = {
  ...dental,
  services: [consultation, meeting, { name: 'Notarization', minutes: 15, priceCents: 1000 }],
};

test.each<[Language, string]>([
  ['en', 'is it expensive to talk to someone?'],
  ['en', 'how much does it cost to speak with a lawyer'],
  ['es', '¿es caro hablar con un abogado?'],
  ['fr', "c'est cher de parler à un avocat ?"],
  ['de', 'ist es teuer, mit jemandem zu sprechen?'],
  ['en', 'how much is the first talk'],
  ['en', 'what does an initial consultation cost?'],
  ['es', '¿cuánto cuesta la primera consulta?'],
  ['fr', 'combien coûte le premier entretien ?'],
  ['de', 'und was kostet das erste Gespräch bei Ihnen'],
])('%s: “%s”', (language, question) =>
  expect(priceOfTalking(question, language, business)?.says).toEqual([
    { say: 'price', service: consultation.name, amountCents: 25000, currency: 'USD' },
  ]),
);

test('other prices, and a list without one, tell nothing of it', () => {
  expect(priceOfTalking('how much is a notarization?', 'en', business)).toBeNull();
  expect(priceOfTalking('can I talk to someone?', 'en', business)).toBeNull();
  const unpriced = { ...business, services: [{ name: 'Family law consultation', minutes: 60 }] };
  expect(priceOfTalking('is it expensive to talk to someone?', 'en', unpriced)).toBeNull();
});

test('the one that the talk is about is meant', () => {
  const says = priceOfTalking('how much is the first talk', 'en', business, meeting.name)?.says;
  expect(says).toEqual([{ say: 'price', service: meeting.name, amountCents: 40000, currency: 'USD' }]);
});

test('what comes first and is no talk is left alone', () => {
  expect(priceOfTalking('how much is the first cleaning?', 'en', business)).toBeNull();
  expect(priceOfTalking('how long is the first talk?', 'en', business)).toBeNull();
});
