// A bare weekday that puts a date right, or stands beside it, is the one next to that date; and what day it is today is no wish.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const lastDate = (language: Language, text: string) =>
  heard(language, text)
    .flatMap((one) => (one.do === 'set-times' ? one.wishes : []))
    .findLast((wish) => wish.date !== undefined)?.date;

// It is Monday, November 16.
test.each<[Language, string, string]>([
  ['en', 'A teeth cleaning on Monday the 30th at nine, no, make that Tuesday', '2026-12-01'],
  [
    'en',
    'A teeth cleaning Monday the 30th at nine, no wait, I have the dentist. Tuesday instead, also at nine.',
    '2026-12-01',
  ],
  ['en', 'A teeth cleaning on Friday the 4th of December, sorry, I mean Thursday', '2026-12-03'],
  ['en', 'A teeth cleaning on Monday the 30th or Tuesday', '2026-12-01'],
  ['es', 'Una limpieza el lunes 30 a las 9, no, mejor el martes', '2026-12-01'],
  ['fr', 'Un détartrage lundi 30 à 9 h, non, plutôt mardi', '2026-12-01'],
  ['de', 'Eine Zahnreinigung am Montag, den 30., um 9 Uhr, nein, halt, lieber Dienstag', '2026-12-01'],
])('%s: %s', (language, text, date) => {
  expect(lastDate(language, text)).toBe(date);
});

test.each<[Language, string, string]>([
  ['en', 'A teeth cleaning on Thursday, no, Tuesday', '2026-11-17'],
  ['en', 'A teeth cleaning on Thursday at 10, no, make that Tuesday', '2026-11-17'],
  ['en', 'A teeth cleaning on Monday the 30th, no, this Tuesday', '2026-11-17'],
  ['en', 'A teeth cleaning on Monday the 30th, no, make that Tuesday the 24th', '2026-11-24'],
  ['en', "It's still Monday, can I come tomorrow at ten for a teeth cleaning?", '2026-11-17'],
  ['de', 'Es ist ja erst Montag, kann ich morgen um zehn zur Zahnreinigung kommen?', '2026-11-17'],
])('%s, as it was: %s', (language, text, date) => {
  expect(lastDate(language, text)).toBe(date);
});

test.each<[Language, string]>([
  ['en', "wait, it's still monday, is there a fee?"],
  ['es', 'todavía es lunes, ¿cobran algo?'],
  ['fr', "on est encore lundi, c'est payant ?"],
  ['de', 'es ist doch erst Montag, kostet das was?'],
])('%s: no day is wished for: %s', (language, text) => {
  const commands = heard(language, text, { turns: 3, asked: 'more' });
  expect(commands.filter((one) => one.do === 'set-times' || one.do === 'start')).toEqual([]);
});
