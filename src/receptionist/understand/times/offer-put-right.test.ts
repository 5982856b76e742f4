// Where several times were offered, what is said last counts: a pick behind what was broken off, a day that is flatly refused. Two
// choices that are only told of each other stay what they are.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const at = (startsAt: string) => ({ kind: 'time' as const, startsAt, staff: null, label: startsAt });
const offered: Partial<State> = {
  turns: 2,
  asked: 'time',
  lastText: 'Which would you like?',
  frames: [{ flow: 'book', service: 'Dental exam', times: [{ date: '2026-11-19' }] }],
  offers: [at('2026-11-19T15:00:00.000Z'), at('2026-11-19T17:00:00.000Z'), at('2026-11-19T20:00:00.000Z')],
};

test.each<[Language, string, number]>([
  ['en', 'six, no wait, the first one', 1],
  ['en', 'the second one, actually no, the first one', 1],
  ['en', 'the first, no sorry, the last one', -1],
  ['es', 'a las cinco, no, mejor la primera', 1],
  ['fr', 'onze heures, non attendez, le deuxième', 2],
  ['de', 'um elf, ach nein, der erste', 1],
])('%s: “%s” picks what is said last', (language, text, offer) => {
  const commands = heard(language, text, offered);
  expect(commands).toContainEqual({ do: 'pick', offer });
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'no, first thing Friday'],
  ['en', 'the first of December'],
  ['en', 'no, eleven'],
  ['de', 'nein, um elf'],
])('%s: “%s” picks none', (language, text) => {
  expect(heard(language, text, offered).some((one) => one.do === 'pick')).toBe(false);
});

const wishes = (language: Language, text: string) =>
  heard(language, text, offered).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));

test.each<[Language, string]>([
  ['en', 'thursday no. next one'],
  ['en', 'thursday no, friday'],
  ['es', 'el jueves no, el viernes'],
  ['fr', 'jeudi non, vendredi plutôt'],
  ['de', 'Donnerstag nein, Freitag'],
])('%s: “%s” rules the day out', (language, text) => {
  expect(wishes(language, text)[0]).toMatchObject({ date: '2026-11-19', excluded: true });
});

test.each<[Language, string]>([
  ['en', 'thursday no. in the afternoon'],
  ['en', 'not thursday, in the afternoon'],
  ['es', 'el jueves no. por la tarde'],
  ['de', 'Donnerstag nein. Lieber nachmittags'],
])('%s: “%s” wants the afternoon of another day', (language, text) => {
  const all = wishes(language, text);
  expect(all[0]).toMatchObject({ date: '2026-11-19', excluded: true });
  expect(all[1]).toMatchObject({ earliest: '12:00' });
  expect(all[1]).not.toHaveProperty('date');
});

test.each(['Thursday no, but Thursday afternoon yes', 'Not Thursday. Well, Thursday afternoon would work'])(
  '“%s” wants the afternoon of that day',
  (text) => expect(wishes('en', text)[1]).toMatchObject({ date: '2026-11-19', earliest: '12:00' }),
);

test.each<[Language, string]>([
  ['en', 'thursday no problem'],
  ['en', 'thursday at ten, no, eleven'],
  ['en', 'thursday, no?'],
  ['es', 'el jueves, ¿no?'],
])('%s: “%s” does not', (language, text) => {
  expect(wishes(language, text).some((one) => one.excluded)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'wait, actually make that a cleaning'],
  ['en', 'hold on, I meant a cleaning'],
  ['es', 'espere, mejor una limpieza'],
  ['fr', "attendez, finalement c'est un détartrage"],
  ['de', 'Moment, doch lieber eine Zahnreinigung'],
])('%s: “%s” is another service', (language, text) => {
  expect(heard(language, text, offered)).toContainEqual(
    expect.objectContaining({ do: 'set-service', service: 'Teeth cleaning' }),
  );
});

test.each<[Language, string]>([
  ['en', 'hold on, let me check'],
  ['en', 'one second, my exam is on the calendar'],
  ['fr', 'attendez un instant'],
  ['de', 'Moment bitte'],
])('%s: “%s” asks to wait', (language, text) => {
  expect(heard(language, text, offered)).toEqual([{ do: 'wait' }]);
});
