// A no without a pause behind it rules out nothing of what is preferred.
import { expect, test } from 'vitest';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string, object]>([
  ['es', 'no mejor a las 12', { time: '12:00' }],
  ['es', 'no prefiero el viernes', { date: '2026-11-27' }],
  ['es', 'no en realidad a las 5 de la tarde', { time: '17:00' }],
  ['en', 'no rather friday', { date: '2026-11-27' }],
  ['fr', 'non plutôt vendredi', { date: '2026-11-27' }],
  ['de', 'nein lieber Freitag', { date: '2026-11-27' }],
])('%s: %s', (language, text, wish) => {
  expect(wishesIn(text, language, true)).toEqual([wish]);
});

test.each<[Language, string]>([['es', 'no puedo el viernes']])('%s: still ruled out: %s', (language, text) => {
  expect(wishesIn(text, language, true)[0]).toMatchObject({ excluded: true });
});

test.each<[Language, string]>([
  ['en', "that's 119 right?"],
  ['es', 'son 119, ¿verdad?'],
  ['fr', "c'est 119, non ?"],
  ['de', 'das sind 119, oder?'],
])('%s: a price is no hour: %s', (language, text) => {
  expect(wishesIn(text, language, true)).toEqual([]);
});

test('a bare number of round minutes is one', () => {
  expect(wishesIn('830 works', 'en', true)).toEqual([{ time: '08:30' }]);
});
