// A number that says how large a thing is, or which, is no hour.
import { expect, test } from 'vitest';
import { dental, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { readWishes } from '../times/times.ts';

const hours = (language: Language, text: string) =>
  readWishes(text, language, dental, monday, { time: true, anchor: null }).flatMap(({ wish }) => wish.time ?? []);

test.each<[Language, string, readonly string[]]>([
  ['en', "It's a three bedroom house.", []],
  ['en', "It's an F-150.", []],
  ['en', "It's a Model 3", []],
  ['en', 'I have a four door sedan', []],
  ['en', 'a two-story colonial, Friday at 3', ['15:00']],
  ['en', 'for 2 people at 10', ['10:00']],
  ['es', 'es una casa de 3 recámaras, a las 10', ['10:00']],
  ['fr', "c'est un appartement de trois pièces", []],
  ['de', 'es ist eine Wohnung mit drei Zimmern', []],
  ['de', 'eine 3-Zimmer-Wohnung', []],
  ['en', 'three works', ['15:00']],
  ['en', 'Friday at 3 in the afternoon', ['15:00']],
])('%s: %s', (language, text, expected) => {
  expect(hours(language, text)).toEqual(expected);
});

const dates = (language: Language, text: string) =>
  readWishes(text, language, dental, monday, { time: true, anchor: null }).flatMap(({ wish }) => wish.date ?? []);

test.each<[Language, string, number]>([
  ['en', "Do you have a punch card, like the tenth one's free?", 0],
  ['en', 'Is the 10th haircut free?', 0],
  ['fr', 'Est-ce que la dixième est offerte ?', 0],
  ['de', 'Ist der zehnte Schnitt umsonst?', 0],
  ['en', 'Is the tenth still free?', 1],
  ['de', 'Ist der zehnte noch frei?', 1],
  ['en', 'Can I come on the tenth?', 1],
  ['en', 'How about the 10th, at one?', 1],
  ['en', "I need a cleaning, the 10th's free for me", 1],
  ['en', 'Can I get a cleaning? The 10th looks free for me', 1],
  ['en', "Can I get a cleaning? The 12th's free after 3", 1],
  ['en', 'I need a cleaning, the 10th would be free on my end', 1],
  ['en', "Is every 10th's free, like a punch card?", 0],
  ['en', 'Do I get the 10th wash free?', 0],
])('the one that costs nothing is no day, %s: %s', (language, text, count) => {
  expect(new Set(dates(language, text)).size).toBe(count);
});
