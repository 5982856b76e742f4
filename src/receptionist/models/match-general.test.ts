// The word for any visit belongs to the service that is named in full beside it; alone it still may be any of them.
import { expect, test } from 'vitest';
import { matchNames } from './match.ts';
import type { Language } from './text.ts';

const house = ['Divorce consultation', 'Custody consultation', 'Adoption consultation'].map((name) => ({ name }));
const names = (said: string, language: Language) => matchNames(said, house, language).map(({ name }) => name);

test.each<[string, Language]>([
  ['ich möchte mich scheiden lassen und hätte gern eine Beratung', 'de'],
  ['je veux divorcer, il me faudrait un conseil', 'fr'],
  ["I'm getting divorced and want a consultation", 'en'],
])('%s', (said, language) => {
  expect(names(said, language)).toEqual(['Divorce consultation']);
});

test('two that are named stay two, and the bare word may be any', () => {
  expect(names('a divorce and the custody of my kids, I want a consultation', 'en').toSorted()).toEqual([
    'Custody consultation',
    'Divorce consultation',
  ]);
  expect(names('I want a consultation', 'en').length).toBeGreaterThan(1);
});
