// A service chosen by a part of its name takes the place of the one stated; one that is only spoken of does not.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental } from '../../../../tests/support/talk.ts';
import type { Business, Language } from '../../business.ts';
import type { State } from '../../state.ts';
import { choosesInstead } from './chosen-instead.ts';

const minutes = { minutes: 60, bufferMinutes: 0 };
const studio: Business = {
  ...dental,
  industry: 'wellness',
  languages: ['en', 'es', 'fr', 'de'] as Language[],
  services: [
    { name: 'Hot stone massage', aka: ['hot stones'], ...minutes },
    { name: 'Swedish massage', aka: ['massage relaxant', 'masaje relajante'], ...minutes },
    { name: 'Deep tissue massage', ...minutes },
  ],
};
const stated: Partial<State> = {
  turns: 5,
  asked: 'confirm',
  said: { name: 'Bernadette Oyelaran' },
  frames: [
    {
      flow: 'book',
      service: 'Hot stone massage',
      times: [],
      chosen: { startsAt: '2026-11-21T20:00:00.000Z', staff: null },
      confirming: true,
    },
  ],
};
const chosen = (language: Language, text: string) =>
  heard(language, text, stated, studio).flatMap((one) => (one.do === 'set-service' ? one.service : []));

test.each([
  ['en', 'Let me do the plain Swedish instead, same time.', 'Swedish massage'],
  ['en', 'Yes, the Swedish, Saturday at two.', 'Swedish massage'],
  ['en', 'no hot stones, the plain Swedish', 'Swedish massage'],
  ['en', 'Not hot stones, the deep tissue.', 'Deep tissue massage'],
  ['en', 'Hm, make it the Swedish, Saturday at two', 'Swedish massage'],
  ['es', 'Sin piedras, mejor el masaje relajante, el sábado a las dos', 'Swedish massage'],
  ['fr', 'Plutôt le massage relaxant, samedi à quatorze heures', 'Swedish massage'],
  ['de', 'Lieber die Swedish Massage, Samstag um zwei', 'Swedish massage'],
] as const)('%s: chosen: %s', (language, text, service) => {
  expect(chosen(language, text)).toEqual([service]);
});

test.each([
  ['en', 'No, Saturday at three, I have a Swedish friend with me'],
  ['en', 'The number is 802 555 0128, my Swedish one is off'],
  ['en', 'No, Sunday at two.'],
  ['en', 'make it four, I get a massage at my gym first'],
  ['es', 'Mejor a las cuatro, tengo masaje antes'],
  ['de', 'Findet das Training nicht statt, passt Freitag?'],
  ['de', 'Ja doch, um drei passt'],
] as const)('%s: none chosen: %s', (language, text) => {
  expect(chosen(language, text)).toEqual([]);
});

const weakly = (text: string, part: string, name: string) => {
  const start = text.indexOf(part);
  return choosesInstead(text, { name, score: 0.72, start, end: start + part.length, ambiguous: false });
};

test.each([
  ['Let me do the plain Swedish instead', 'Swedish', 'Swedish massage'],
  ['The Swedish massage instead, same time', 'Swedish', 'Swedish massage'],
  ['Make it just a trim', 'trim', 'Nail trim'],
  ['Can we switch over to the trim, same time', 'trim', 'Nail trim'],
  ['Mejor el relajante', 'relajante', 'Masaje relajante'],
  ['Plutôt le relaxant', 'relaxant', 'Massage relaxant'],
  ['Doch lieber die Zahnreinigung statt der Kontrolle', 'Zahnreinigung', 'Zahnreinigung kurz'],
  ['Die große Wäsche ist mir recht, lieber die Vollschur', 'Vollschur', 'Vollschur groß'],
  ['Yes, the full groom, Saturday at two', 'full', 'Full groom'],
])('named weakly, and chosen: %s', (text, part, name) => {
  expect(weakly(text, part, name)).toBe(true);
});

test.each([
  ['make it four, I get a massage at my gym first', 'massage', 'Swedish massage'],
  ['Mejor a las cuatro, tengo masaje antes', 'masaje', 'Masaje relajante'],
  ['Findet das Training nicht statt, passt Freitag?', 'Training', 'Training einzeln'],
  ['Ja doch, um drei passt, nach dem Training', 'Training', 'Training einzeln'],
  ['Instead of three could I come at four, my groom runs late', 'groom', 'Full groom'],
  ['Plutôt à seize heures, j’ai mon massage avant', 'massage', 'Massage relaxant'],
])('named weakly, and only told of: %s', (text, part, name) => {
  expect(weakly(text, part, name)).toBe(false);
});

const plumber: Business = {
  ...dental,
  industry: 'trades',
  services: [
    { name: 'Water heater repair', aka: ['no hot water', 'hot water heater'], ...minutes },
    { name: 'Sink repair', aka: ['dripping sink', 'leaking faucet'], ...minutes },
  ],
};

test.each([
  'No hot water, and the sink drips too',
  'No hot water, it quit last night.',
  'Hi, no hot water, can somebody come tomorrow?',
] as const)('what is broken is not ruled out: %s', (text) => {
  const services = heard('en', text, {}, plumber).flatMap((one) =>
    one.do === 'set-service' ? one.service : one.do === 'narrow-service' ? one.services : [],
  );
  expect(services).toContain('Water heater repair');
});
