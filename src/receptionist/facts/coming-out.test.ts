// What coming out costs stands on the list, and what it costs at night does not.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import { comingOutFee } from './coming-out.ts';
import { factsAbout } from './facts.ts';

const repair = { name: 'Heating repair', minutes: 90, priceNote: '$95 diagnostic fee' };
const business = { ...dental, services: [repair, { name: 'Duct cleaning', minutes: 60, priceCents: 9000 }] };

test.each<[Language, string, boolean]>([
  ['en', 'Is there a fee for coming out?', true],
  ['en', 'Do you charge just to come out?', true],
  ['en', 'Do you charge more to come out on a Sunday?', false],
  ['en', 'How much is duct cleaning?', false],
  ['es', '¿Cobran por venir?', true],
  ['fr', "C'est combien le déplacement ?", true],
  ['de', 'Was kostet die Anfahrt?', true],
  ['en', "what's it cost me to have somebody out", true],
  ['en', 'what does it cost to have someone look at it', true],
  ['es', '¿cuánto cobran por ir a ver?', true],
  ['fr', 'c’est combien pour faire venir quelqu’un ?', true],
  ['de', 'Was kostet es, wenn jemand vorbeikommt?', true],
  ['en', 'How much is it to have my dog out for a walk?', false],
  ['en', 'What does it cost to get the ducts done?', false],
  ['fr', 'combien de temps avant de venir ?', false],
  ['es', '¿cuánto tardan en ir?', false],
])('%s: %s', (language, question, tells) => {
  const told = comingOutFee(question, language, business);
  expect(told?.says.some((one) => one.say === 'price-note') ?? false).toBe(tells);
});

test.each(['¿Y cuánto se tarda?', '¿Y cuánto tiempo me voy a tardar ahí?'])('how long it takes: %s', (question) => {
  const talk = { business, now: '2026-11-16T10:00:00-05:00', service: 'Duct cleaning', person: undefined };
  expect(factsAbout(question, 'es', talk)?.says).toMatchObject([{ say: 'duration', minutes: 60 }]);
});
