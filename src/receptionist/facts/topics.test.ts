// Working with somebody is no question about hours, nor is the German "auf" before what it stands with.
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
  ['de', 'haben sie samstags auf?', true],
  ['de', 'wann machen sie morgen auf', true],
  ['de', 'haben sie uber mittag zu?', true],
  ['de', 'wie viel garantie geben sie auf den einbau', false],
  ['de', 'gibt es das auch auf englisch?', false],
  ['de', 'haben sie etwas zu trinken da', false],
])('%s: %s', (language, folded, isHours) => {
  expect(isAfter('hours', folded, language)).toBe(isHours);
});

test.each<[Language, string]>([
  ['en', 'who teaches the violin?'],
  ['es', 'quien ensena con cambios manuales?'],
  ['fr', 'qui enseigne le violon ?'],
  ['de', 'wer repariert bei ihnen lederjacken?'],
])('who does something by its verb, %s: %s', (language, folded) => {
  expect(isAfter('who', folded, language)).toBe(true);
});

test('an address is asked for by which one it is, and one for mail is not the street', () => {
  expect(isAfter('address', "c'est a quelle adresse, chez vous ?", 'fr')).toBe(true);
  expect(isAfter('address', 'a quelle adresse e-mail vous ecrire ?', 'fr')).toBe(false);
  expect(isAfter('staff-days', 'does dr. ortega see animals on fridays?', 'en')).toBe(true);
});
