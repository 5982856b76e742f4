// Several visits in one breath, each with its hour, whichever of the two is said first.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

const hours = (language: Language, text: string) => {
  const pairs: [string, (string | undefined)[]][] = [];
  for (const one of heard(language, text)) {
    if (one.do === 'set-service') pairs.push([one.service, []]);
    if (one.do === 'set-times') pairs.at(-1)?.[1].push(...one.wishes.flatMap((wish) => wish.time ?? []));
  }
  return pairs;
};

test.each<[Language, string]>([
  ['en', 'On Thursday please: a teeth cleaning at 10:00 and right after it, at 11:00, a dental exam'],
  ['en', "teeth cleaned, I'd come Thursday at 10:00 in the morning, and then a dental exam on Thursday at 11:00"],
  ['es', 'El jueves quisiera una limpieza dental a las 10:00 y después, a las 11:00, una revisión dental'],
  ['fr', 'Jeudi je voudrais un détartrage à 10 h et ensuite, à 11 h, un examen dentaire'],
  ['de', 'Am Donnerstag bitte eine Zahnreinigung um 10 Uhr und danach, um 11 Uhr, eine Zahnuntersuchung'],
])('%s: %s', (language, text) => {
  expect(hours(language, text)).toEqual([
    ['Teeth cleaning', ['10:00']],
    ['Dental exam', ['11:00']],
  ]);
});

test.each<[Language, string]>([
  ['en', 'a teeth cleaning at 10, or at 11 if you have somebody who could do a dental exam'],
  ['en', 'a teeth cleaning at 10 or 11 on Thursday'],
])('%s: one visit, %s', (language, text) => {
  expect(hours(language, text)).toHaveLength(1);
});

test.each<[Language, string]>([
  [
    'en',
    'My twins both need a teeth cleaning. Could I bring them on Thursday, one at 9:00 and the other straight after at 9:40?',
  ],
  ['en', 'two teeth cleanings on Thursday please, one at 9:00 and another at 9:40'],
  ['es', 'Quisiera dos limpiezas dentales el jueves, una a las 9:00 y otra a las 9:40'],
  ['fr', "Il me faudrait deux détartrages jeudi, un à 9 h et l'autre juste après, à 9 h 40"],
  ['de', 'Ich brauche am Donnerstag zwei Zahnreinigungen, eine um 9 Uhr und die andere gleich danach um 9:40 Uhr'],
])('%s: twice the same, %s', (language, text) => {
  expect(hours(language, text)).toEqual([
    ['Teeth cleaning', ['09:00']],
    ['Teeth cleaning', ['09:40']],
  ]);
});
