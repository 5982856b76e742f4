import { expect, test } from 'vitest';
import { wantsNewInstead } from './new-instead.ts';
import type { Language } from './text.ts';

const look = { name: 'Brake inspection', aka: ['brake check', 'revisión de frenos'] };
const tune = { name: 'Furnace tune-up' };

test.each<[Language, string, { name: string; aka?: string[] }]>([
  ['en', 'How much are new brakes?', look],
  ['es', '¿Cuánto cobran por cambiar las balatas?', look],
  ['en', 'What would a new furnace come to?', tune],
  ['fr', 'Combien pour installer une chaudière neuve ?', tune],
  ['de', 'Was kostet es, eine neue Heizung einzubauen?', tune],
])('%s: something new: %s', (language, text, service) => {
  expect(wantsNewInstead(text, service, language)).toBe(true);
});

test.each<[Language, string, { name: string; aka?: string[] }]>([
  ['en', 'What do you charge to check the brakes?', look],
  ['en', 'How much for the brakes?', look],
  ['es', '¿Cuánto cuesta revisar los frenos?', look],
  ['en', 'What does it cost to have the furnace serviced?', tune],
  ['en', 'How much is a haircut?', { name: 'Consultation' }],
])('%s: the same: %s', (language, text, service) => {
  expect(wantsNewInstead(text, service, language)).toBe(false);
});
