// An hour with its minutes is one time, whatever word stands before or behind it.
import { expect, test } from 'vitest';
import { dental } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { readWishes } from './times.ts';

const now = '2027-02-08T09:00:00-06:00';
const read = (language: Language, text: string) =>
  readWishes(text, language, dental, now, { time: true, anchor: '2027-02-11', offered: true }).map(({ wish }) => wish);

const forms: Readonly<Record<Language, { said: readonly (readonly [string, string])[]; around: readonly string[] }>> = {
  en: {
    said: [
      ['two forty-five', '14:45'],
      ['quarter past two', '14:15'],
      ['half past two', '14:30'],
      ['twenty to three', '14:40'],
      ['10:30', '10:30'],
    ],
    around: [
      "let's do X",
      'make it X',
      "I'll take X",
      'X works',
      'can we do X',
      'Thursday X',
      'I meant X',
      'go with X',
    ],
  },
  es: {
    said: [
      ['las dos y cuarto', '14:15'],
      ['las tres menos cuarto', '14:45'],
      ['las once y quince', '11:15'],
      ['las cuatro cuarenta y cinco', '16:45'],
      ['las cuatro', '16:00'],
    ],
    around: ['pónganos a X', 'mejor a X', 'a eso de X', 'tomo la de X', 'el jueves a X', '¿puede ser a X?', 'dije a X'],
  },
  fr: {
    said: [
      ['14 heures 15', '14:15'],
      ['dix heures trente', '10:30'],
      ['trois heures moins le quart', '14:45'],
      ['16h45', '16:45'],
    ],
    around: ['on va prendre X', 'disons X', 'mettez-moi à X', 'je préfère X', 'va pour X', 'celui de X', "j'ai dit X"],
  },
  de: {
    said: [
      ['14 Uhr 15', '14:15'],
      ['zehn Uhr dreißig', '10:30'],
      ['zehn vor drei', '14:50'],
      ['fünf nach halb drei', '14:35'],
      ['10h30', '10:30'],
    ],
    around: [
      'nehmen wir X',
      'machen wir X',
      'sagen wir X',
      'lieber X',
      'genau X',
      'ich nehm X',
      'X passt',
      'geht auch X?',
    ],
  },
};
const lines = Object.entries(forms).flatMap(([language, { said, around }]) =>
  said.flatMap(([words, time]) => around.map((one) => [language as Language, one.replace('X', words), time] as const)),
);

test.each(lines)('%s: %s', (language, text, time) => {
  expect(read(language, text).map((one) => one.time)).toEqual([time]);
});

test.each<[string, string]>([
  ['nehmen wir 14 Uhr 15.', '2027-02-11 14:15'],
  ['um 9 Uhr 45. Und wo kann ich parken?', '2027-02-11 09:45'],
  ['gern um 14.15.', '2027-02-11 14:15'],
  ['um 14 Uhr 15. Februar', '2027-02-15 14:00'],
  ['am 10.12. um 14 Uhr', '2027-12-10 14:00'],
])('a full stop behind minutes makes no day of them: %s', (text, when) => {
  expect(read('de', text).map(({ date, time }) => `${date} ${time}`)).toEqual([when]);
});

test.each<[Language, string]>([
  ['en', "I'd like the one slot you have"],
  ['es', 'quiero dos de las cuatro'],
  ['es', 'anule la primera de las dos'],
])('%s: no hour: %s', (language, text) => {
  expect(read(language, text).filter(({ time }) => time !== undefined)).toEqual([]);
});

test.each<[Language, string, string, string]>([
  ['en', '10 to 12', '10:00', '12:00'],
  ['es', 'entre las 10 y las 12', '10:00', '12:00'],
  ['es', 'de 10 a 12', '10:00', '12:00'],
  ['de', 'zwischen 10 und 12 Uhr', '10:00', '12:00'],
])('%s: from one hour to another: %s', (language, text, earliest, latest) => {
  expect(read(language, text)).toEqual([expect.objectContaining({ earliest, latest })]);
});
