// Two things wanted together are priced as the one service that the list has for both.
import { expect, test } from 'vitest';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import { factsAbout } from './facts.ts';

test.each<[Language, string, number[]]>([
  ['en', 'How much do you charge for a haircut and a beard together?', [5200]],
  ['es', '¿Cuánto cuesta corte y barba en total?', [5200]],
  ['fr', 'Combien coûtent coupe et barbe ensemble ?', [5200]],
  ['de', 'Was kosten Schnitt und Bart zusammen?', [5200]],
  // Of what is no service of its own, the sum; of each alone, each.
  ['en', 'How much is a haircut and a shave together?', [3500, 4000, 7500]],
  ['en', 'How much is a shave?', [4000]],
])('what is one service when done together costs what that does, %s: %s', (language, question, cents) => {
  const priced = (name: string, priceCents: number, aka: string[]) => ({ name, aka, minutes: 30, priceCents });
  const services = [
    priced('Haircut', 3500, ['cut', 'corte', 'coupe', 'Schnitt']),
    priced('Beard trim', 2000, ['beard', 'barba', 'barbe', 'Bart']),
    priced('Haircut and beard', 5200, ['cut and beard', 'corte y barba', 'coupe et barbe', 'Schnitt und Bart']),
    priced('Hot towel shave', 4000, ['shave']),
  ];
  const barber: Business = { ...dental, languages: ['en', 'es', 'fr', 'de'], services };
  const told = factsAbout(question, language, {
    ...{ business: barber, now: '2026-11-16T10:00:00-05:00', service: undefined, person: undefined },
  });
  expect(told?.says.flatMap((one) => ('amountCents' in one ? one.amountCents : []))).toEqual(cents);
});
