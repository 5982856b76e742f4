// An age is no hour, and the hour of one of the offers is that offer's, whatever day was wished for before.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const offered: Partial<State> = {
  turns: 2,
  asked: 'time',
  frames: [{ flow: 'book', service: 'Dental exam', times: [{ date: '2026-11-22' }] }],
  offers: ['2026-11-23T15:30:00.000Z', '2026-11-23T16:00:00.000Z', '2026-11-23T16:30:00.000Z'].map((startsAt) => ({
    kind: 'time',
    startsAt,
    staff: null,
    label: startsAt,
  })),
};
const wishes = (language: Language, text: string) =>
  heard(language, text, offered).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));

test.each<[Language, string]>([
  ['en', "there's a 6 yr old, is that ok"],
  ['en', 'hes 4'],
  ['en', 'he is 4 years old'],
  ['es', 'viene un niño de 7 años'],
  ['fr', "c'est un enfant de 7 ans"],
  ['de', 'er ist 6 Jahre alt'],
])('an age is no hour, %s: %s', (language, text) => {
  expect(wishes(language, text)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'ok good. the 9:30 one'],
  ['en', '9:30'],
  ['es', 'la de las 9:30'],
  ['fr', 'celui de 9h30'],
  ['de', 'das um 9:30 Uhr'],
])('the hour of an offer is of its day, %s: %s', (language, text) => {
  expect(wishes(language, text)).toEqual([expect.objectContaining({ date: '2026-11-23', time: '09:30' })]);
});

test.each<[Language, string]>([
  ['en', "I need a check-up for my son, he's 7, on Thursday"],
  ['es', 'Un examen para mi hija, ella tiene 8, el jueves'],
  ['fr', 'Un examen pour mon fils, il a 7, jeudi'],
  ['de', 'Eine Untersuchung für meinen Sohn, er ist 7, am Donnerstag'],
])('between two pauses it is one too, and the day behind it is wished, %s: %s', (language, text) => {
  const told = heard(language, text).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(told).toEqual([expect.objectContaining({ date: '2026-11-19' })]);
  expect(told[0]?.time).toBeUndefined();
});
