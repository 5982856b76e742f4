// Working with somebody is no question about hours.
import { expect, test } from 'vitest';
import type { Language } from '../business.ts';
import { isAfter } from './topics.ts';

test.each<[Language, string, boolean]>([
  ['en', 'do you work on sundays', true],
  ['en', 'do you work saturdays', true],
  ['en', 'which insurers do you work with', false],
  ['en', 'do you work with aetna', false],
  ['fr', 'travaillez-vous le samedi', true],
  ['fr', 'avec quelles assurances travaillez-vous directement', false],
  ['de', 'arbeiten sie samstags', true],
  ['de', 'mit welchen kassen arbeiten sie', false],
])('%s: %s', (language, folded, isHours) => {
  expect(isAfter('hours', folded, language)).toBe(isHours);
});
