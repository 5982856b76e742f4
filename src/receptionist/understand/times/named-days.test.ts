import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { wishesIn } from '../../../../tests/support/wishes.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

test.each<[Language, string]>([
  ['de', 'Hätten Sie am zweiten Dezember, das ist ein Mittwoch, um halb neun in der Früh etwas frei?'],
  ['en', "Do you have December second, that's a Wednesday, at half past eight in the morning?"],
  ['es', '¿Tienen el dos de diciembre, que es miércoles, a las ocho y media de la mañana?'],
  ['fr', "Avez-vous le deux décembre, c'est un mercredi, à huit heures et demie ?"],
])('a day that is named behind its date is one day: %s', (language, text) => {
  const wishes = wishesIn(text, language);
  expect(wishes.at(0)).toMatchObject({ date: '2026-12-02' });
  expect(wishes.some((one) => one.date !== undefined && one.date !== '2026-12-02')).toBe(false);
  expect(wishes.some((one) => one.time === '08:30')).toBe(true);
});

test('one that is named wrongly disagrees', () => {
  expect(wishesIn("December second, that's a Thursday, at nine", 'en')[0]).toMatchObject({
    disagreement: { saidDate: '2026-12-02', weekdayDate: '2026-11-26' },
  });
});

test.each<[Language, string]>([
  ['en', 'Saturday December 5 at nine, if you do work on Saturdays'],
  ['es', 'el sábado 5 de diciembre a las nueve, si es que trabajan el sábado'],
  ['fr', 'le samedi 5 décembre à 9 h, si vous travaillez bien le samedi'],
  ['de', 'am Samstag, dem 5. Dezember um neun, falls Sie samstags arbeiten'],
])('the name alone of a day that has its date is no other day: %s', (language, text) => {
  expect(wishesIn(text, language)).toEqual([expect.objectContaining({ date: '2026-12-05', time: '09:00' })]);
});

test.each<[Language, string]>([
  ['en', 'just those two on December 5, please'],
  ['en', 'just the two on December 5'],
  ['es', 'nada más esos dos, el 5 de diciembre'],
  ['fr', 'seulement ces deux, le 5 décembre'],
  ['de', 'nur diese zwei am 5. Dezember'],
])('how many is no hour: %s', (language, text) => {
  expect(wishesIn(text, language)).toEqual([{ date: '2026-12-05' }]);
});

test.each<[Language, string, string]>([
  ['en', 'what about the week after', 'thursday at 9'],
  ['es', 'y la semana siguiente', 'el jueves a las 9'],
  ['fr', "et la semaine d'après", 'jeudi à 9 heures'],
  ['de', 'und in der Woche danach', 'Donnerstag um 9'],
])('a week is counted from the one spoken of, and a weekday is of that week: %s: %s', (language, week, text) => {
  const frames = (times: readonly object[]) => [{ flow: 'book' as const, service: 'Dental exam', times: [...times] }];
  const after = (times: readonly object[], said: string) =>
    heard(language, said, { turns: 2, asked: 'time', frames: frames(times) }).flatMap((one) =>
      one.do === 'set-times' ? one.wishes : [],
    );
  const next = { date: '2026-11-23', until: '2026-11-29' };
  const later = { date: '2026-11-30', until: '2026-12-06' };
  expect(after([next], week)).toEqual([expect.objectContaining(later)]);
  expect(after([later], text)).toEqual([expect.objectContaining({ date: '2026-12-03', time: '09:00' })]);
});

test.each<[Language, string]>([
  ['en', 'not december 1, the day after'],
  ['es', 'no el 1 de diciembre, sino el día siguiente'],
  ['fr', 'pas le 1er décembre, le lendemain'],
  ['de', 'nicht am 1. Dezember, am Tag danach'],
])('the day after one that was just named is counted from it: %s: %s', (language, text) => {
  expect(wishesIn(text, language)).toEqual([
    expect.objectContaining({ date: '2026-12-01', excluded: true }),
    expect.objectContaining({ date: '2026-12-02' }),
  ]);
});

const spokenOf = (date: string): Partial<State> => ({
  turns: 2,
  asked: 'time',
  frames: [{ flow: 'book', service: 'Teeth cleaning', times: [{ date }] }],
  offers: [{ kind: 'time', startsAt: `${date}T15:00:00.000Z`, staff: null, label: '' }],
});
const datesOf = (text: string, date: string, language: Language = 'en') =>
  heard(language, text, spokenOf(date)).flatMap((one) =>
    one.do === 'set-times' ? one.wishes.flatMap((wish) => wish.date ?? []) : [],
  );

test.each<[Language, string]>([
  ['en', 'is thursday possible too'],
  ['en', 'hmm thursday would be better'],
  ['es', '¿y el jueves?'],
  ['fr', 'plutôt jeudi'],
  ['de', 'lieber am Donnerstag'],
])('%s: a weekday is of the week that is spoken of: %s', (language, text) => {
  expect(datesOf(text, '2026-12-15', language)).toEqual(['2026-12-17']);
  // Of a day that its name alone had told, it is the coming one.
  expect(datesOf(text, '2026-11-20', language)).toEqual(['2026-11-19']);
});

test('a day of another month keeps its date, whatever was spoken of before', () =>
  expect(datesOf('then Saturday, December 5th, at eight in the morning', '2027-04-10')).toEqual(['2026-12-05']));

test.each(['this thursday', 'tomorrow', 'thursday the 19th'])('what says which day it is, is that day: %s', (text) =>
  expect(datesOf(text, '2026-12-15').every((date) => date < '2026-11-20')).toBe(true),
);

test.each<[Language, string]>([
  ['en', "what's the latest on wednesday"],
  ['en', 'wednesday, as late as possible'],
  ['en', 'how late can you do wednesday'],
  ['es', 'el miércoles, lo más tarde posible'],
  ['fr', 'mercredi, le plus tard possible'],
  ['de', 'Mittwoch, möglichst spät'],
])('%s: the end of that day is wished for: %s', (language, text) => {
  const [wish] = heard(language, text, spokenOf('2026-11-18')).flatMap((one) =>
    one.do === 'set-times' ? one.wishes : [],
  );
  expect(wish?.date).toBe('2026-11-18');
  expect(wish?.relative === 'latest' || /^1[4-7]:/.test(wish?.earliest ?? '')).toBe(true);
});

test('what is late is no hour where no day is named', () =>
  expect(heard('en', "what's the latest on my claim?").every((one) => one.do === 'ask')).toBe(true));
