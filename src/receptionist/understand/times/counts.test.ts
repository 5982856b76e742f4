// So many things are no hour, though the number stands behind "like" or "about".
import { expect, test } from 'vitest';
import { dental, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { readWishes } from './times.ts';

const hours = (language: Language, text: string) =>
  readWishes(text, language, dental, monday, { time: false, anchor: null }).flatMap(({ wish }) => wish.time ?? []);

test.each<[Language, string, readonly string[]]>([
  ['en', 'found like 3 shingles in the yard, can someone come Monday at 10', ['10:00']],
  ['en', 'there are about three tiles missing, Monday at 10', ['10:00']],
  ['fr', 'il y a environ 3 tuiles tombées, lundi à 10 h ?', ['10:00']],
  ['en', 'around 4 works, on Monday', ['16:00']],
  ['en', 'Monday at around 3 pls', ['15:00']],
  ['en', 'Monday, about three would be good', ['15:00']],
  ['fr', 'lundi vers 3 heures', ['15:00']],
])('%s: %s', (language, text, expected) => {
  expect(hours(language, text)).toEqual(expected);
});
