// A time that is named for want of another is a second choice; one that puts right, adds or rules out is read as before.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, monday } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { readWishes } from './times.ts';

const wishes = (language: Language, text: string) =>
  readWishes(text, language, dental, monday, { time: true, anchor: null }).map(({ wish }) => wish);

test.each<[Language, string]>([
  ['en', 'tomorrow if you can, otherwise Friday'],
  ['en', 'tomorrow if possible, if not then Friday'],
  ['es', 'mañana si se puede, si no el viernes'],
  ['es', 'mañana, de lo contrario el viernes'],
  ['fr', 'demain si possible, sinon vendredi'],
  ['de', 'morgen, wenn nicht dann am Freitag'],
  ['de', 'morgen, sonst Freitag'],
])('%s: the first is wished for, and the other for want of it (%#)', (language, text) => {
  expect(wishes(language, text)).toEqual([{ date: '2026-11-17' }, { date: '2026-11-20', alternative: true }]);
});

test.each<[Language, string]>([
  ['en', 'tomorrow, no wait, Friday'],
  ['en', 'tomorrow if it does not rain, on Friday my husband is off'],
  ['es', 'mañana si no llueve, y el viernes'],
  ['fr', 'demain, enfin non, vendredi'],
  ['de', 'morgen, ach nein, Freitag'],
])('%s: no choice is left (%#)', (language, text) => {
  expect(wishes(language, text).some((one) => one.alternative)).toBe(false);
});

test('what is ruled out stays so', () => {
  expect(wishes('es', 'el viernes, pero no mañana')).toContainEqual({ date: '2026-11-17', excluded: true });
});

test.each<[Language, string]>([
  ['en', 'rather an hour later or the day after'],
  ['de', 'lieber ne Stunde später oder am Tag drauf'],
])('%s: an hour later is wished for first', (language, text) => {
  const given = heard(language, text, {
    turns: 2,
    asked: 'name',
    frames: [
      {
        flow: 'book',
        service: 'Dental exam',
        times: [],
        chosen: { startsAt: '2026-11-20T16:00:00.000Z', staff: null },
      },
    ],
  });
  const [first] = given.flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(first).toEqual({ shift: { days: 0, minutes: 60 } });
});
