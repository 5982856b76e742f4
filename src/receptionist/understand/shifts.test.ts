// By how much: the words of four languages, and what is no shift at all.
import { expect, it } from 'vitest';
import { readShift } from './shifts.ts';

it.each([
  ['en', 'thats too early push it back an hour', { days: 0, minutes: 60 }],
  ['en', 'could you move it up by 30 minutes?', { days: 0, minutes: -30 }],
  ['en', 'two hours later please', { days: 0, minutes: 120 }],
  ['en', 'move that to the next day', { days: 1, minutes: 0 }],
  ['en', 'half an hour earlier', { days: 0, minutes: -30 }],
  ['en', 'a week later', { days: 7, minutes: 0 }],
  ['es', 'una hora más tarde, por favor', { days: 0, minutes: 60 }],
  ['es', 'mejor al día siguiente', { days: 1, minutes: 0 }],
  ['fr', 'une demi-heure plus tôt', { days: 0, minutes: -30 }],
  ['fr', 'plutôt le lendemain', { days: 1, minutes: 0 }],
  ['de', 'geht auch eine Stunde später?', { days: 0, minutes: 60 }],
  ['de', 'lieber am Tag danach', { days: 1, minutes: 0 }],
] as const)('%s: %s', (language, text, shift) => {
  expect(readShift(text, language)?.shift).toEqual(shift);
});

it.each([
  ['en', 'the day after tomorrow'],
  ['en', 'later in the afternoon'],
  ['en', 'is an hour enough?'],
  ['de', 'übermorgen um drei'],
] as const)('%s: no shift in "%s"', (language, text) => {
  expect(readShift(text, language)).toBeNull();
});
