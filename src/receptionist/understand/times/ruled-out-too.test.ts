// "Mornings neither", "vormittags auch nicht": what is ruled out beside something else is no wish.
import { expect, test } from 'vitest';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string]>([
  ['en', "Mornings don't work either"],
  ['en', 'mornings neither'],
  ['en', 'nor mornings'],
  ['es', 'En la mañana tampoco'],
  ['es', 'tampoco puedo por la mañana'],
  ['fr', 'le matin non plus'],
  ['fr', 'le matin ça ne va pas non plus'],
  ['de', 'vormittags auch nicht'],
  ['de', 'Vormittags geht es auch nicht'],
])('a part of the day, %s: %s', (language, text) => {
  expect(wishesIn(text, language, true)).toEqual([{ earliest: '06:00', latest: '12:00', excluded: true }]);
});

test.each<[Language, string]>([
  ['en', "Wednesday doesn't work and Thursday neither"],
  ['es', 'El miércoles no puedo y el jueves tampoco'],
  ['fr', 'Mercredi je ne peux pas, et jeudi non plus'],
  ['de', 'Mittwoch geht bei mir nicht, und Donnerstag auch nicht'],
])('a second day, %s: %s', (language, text) => {
  expect(wishesIn(text, language, true)).toEqual([
    { date: '2026-11-25', excluded: true },
    { date: '2026-11-26', excluded: true },
  ]);
});
