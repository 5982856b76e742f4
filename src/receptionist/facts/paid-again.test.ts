// Whether something is paid a second time hangs on a condition, and only the owner's words tell; what it costs who pays for it
// themselves is the price of what is in hand.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

const business: Business = {
  ...dental,
  services: [{ name: 'Drain cleaning', minutes: 60, priceCents: 16_500, currency: 'USD' }],
};
const inBooking = (question: string, language: Language) =>
  factsAbout(question, language, {
    ...{ business, now: '2026-11-16T10:00:00-05:00', service: 'Drain cleaning', person: undefined },
  });

test.each<[Language, string]>([
  ['en', 'By the way, if it clogs up again next week, do I pay all over again?'],
  ['en', 'If it stops up, am I paying again?'],
  ['en', 'Would I be charged the whole thing twice?'],
  ['es', '¿Y si se tapa otra vez, tengo que volver a pagar?'],
  ['es', 'Si se tapa de nuevo, ¿pago otra vez?'],
  ['fr', 'Si ça se bouche encore, je repaie ?'],
  ['fr', 'Je paie à nouveau si ça se rebouche ?'],
  ['de', 'Muss ich dann noch einmal zahlen, wenn es wieder verstopft?'],
])('any text of the owner’s goes before the plain price, %s: %s', (language, question) => {
  const told = inBooking(question, language);
  expect(told?.sure ?? false).toBe(false);
  expect(told?.weight ?? 0).toBeLessThanOrEqual(0.5);
});

test.each<[Language, string]>([
  ['en', "And what does that cost, if I'm paying myself?"],
  ['en', 'How much do I pay again?'],
  ['en', 'How much do you charge for a drain cleaning again?'],
  ['es', '¿Y cuánto cuesta si lo pago yo mismo?'],
  ['fr', 'Et ça coûte combien, si je paie moi-même ?'],
  ['de', 'Und was kostet das, wenn ich selber zahle?'],
])('is told the price of what is being booked, %s: %s', (language, question) => {
  const told = inBooking(question, language);
  expect(told?.says).toEqual([expect.objectContaining({ say: 'price', service: 'Drain cleaning' })]);
  expect(told?.sure).toBe(true);
});
