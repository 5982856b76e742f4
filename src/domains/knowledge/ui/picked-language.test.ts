import { expect, it } from 'vitest';
import { type Picked, pick } from './picked-language.ts';

const english: Picked = { languages: ['en'], added: null };
const both: Picked = { languages: ['en', 'fr'], added: null };

it('what picking added goes with the next pick', () => {
  const german = pick('de', english);
  expect(german).toEqual({ languages: ['de', 'en'], added: 'de' });
  const french = pick('fr', german);
  expect(french).toEqual({ languages: ['fr', 'en'], added: 'fr' });
  expect(pick('en', french)).toEqual(english);
});

it('what the owner ticked stays, whatever is picked', () => {
  const french = pick('fr', both);
  expect(french).toEqual({ languages: ['fr', 'en'], added: null });
  expect(pick('de', french)).toEqual({ languages: ['de', 'fr', 'en'], added: 'de' });
  expect(pick('en', pick('de', french))).toEqual({ languages: ['en', 'fr'], added: null });
});

it('picking the same again changes nothing', () => {
  const german = pick('de', english);
  expect(pick('de', german)).toEqual(german);
  expect(pick('en', english)).toEqual(english);
});
