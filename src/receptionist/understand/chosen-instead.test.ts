// A service chosen by a part of its name takes the place of the one stated; one that is only spoken of does not.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import { dental } from '../../../tests/support/talk.ts';
import type { Business, Language } from '../business.ts';
import type { State } from '../state.ts';

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
] as const)('%s: none chosen: %s', (language, text) => {
  expect(chosen(language, text)).toEqual([]);
});

const plumber: Business = {
  ...dental,
  industry: 'home services',
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
