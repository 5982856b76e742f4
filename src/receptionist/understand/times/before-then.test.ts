// A day that something happens on, and a wish to come before it.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';

const wishesIn = (language: Language, text: string) =>
  heard(language, text, {
    turns: 1,
    asked: 'time',
    frames: [{ flow: 'book', service: 'Dental exam', times: [] }],
  }).flatMap((one) => (one.do === 'set-times' ? one.wishes.filter(({ date }) => date !== undefined) : []));
const isBefore = ({ date, until }: { date?: string | undefined; until?: string | undefined }, day: string) =>
  (until ?? date ?? day) < day;

test.each<[Language, string]>([
  ['en', 'My brother-in-law is coming Thursday, so before that please'],
  ['en', "He's here Thursday, so it has to be before then."],
  ['en', "I'm leaving on Thursday, anything before that?"],
  ['es', 'Mi cuñado llega el jueves, así que antes de eso por favor'],
  ['es', 'Me voy el jueves, tiene que ser antes'],
  ['fr', 'Mon frère arrive jeudi, donc avant si possible'],
  ['de', 'Mein Bruder kommt am Donnerstag, also bitte davor'],
])('is no wish for that day, %s: %s', (language, text) => {
  const wishes = wishesIn(language, text);
  expect(wishes).toHaveLength(1);
  expect(isBefore(wishes[0] ?? {}, '2026-11-19')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'Thursday works. Before that, what do you charge?'],
  ['en', 'Thursday, and before that I need to ask you something'],
  ['en', 'On Thursday, before noon'],
  ['es', 'El jueves, pero antes quiero saber el precio'],
  ['fr', 'Jeudi, mais avant je voudrais savoir le prix'],
  ['de', 'Am Donnerstag, vorher habe ich noch eine Frage'],
])('of the day itself, %s: %s', (language, text) => {
  expect(wishesIn(language, text).map(({ date, until }) => until ?? date)).toEqual(['2026-11-19']);
});
