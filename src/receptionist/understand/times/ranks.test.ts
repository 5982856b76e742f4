// One of a row, or what is done first, is no day of a month.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { dental, monday, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import { readWishes } from './times.ts';

const daysIn = (language: Language, text: string, offered: boolean) =>
  readWishes(text, language, dental, monday, { time: true, anchor: null, offered }).flatMap(
    ({ wish }) => wish.date ?? [],
  );

test.each<[Language, string]>([
  ['en', "The first, that's fine. It's Tom Becker"],
  ['en', "Yeah the first one you said, that's fine."],
  ['en', 'the first works for me'],
  ['es', 'El primero está bien'],
  ['es', 'la primera, soy Ana Ruiz'],
  ['fr', 'le premier que vous avez dit'],
  ['fr', 'Le premier me va, Anne Dupont'],
  ['de', 'der erste passt'],
  ['de', 'Den ersten bitte, Hanna Weber'],
])('where times were offered, %s: %s', (language, text) => {
  expect(daysIn(language, text, true)).toEqual([]);
});

test.each<[Language, string]>([
  ['en', 'Whatever comes first'],
  ['en', 'Can we just try it first?'],
  ['en', "I'd rather have somebody look at it first and tell me what it costs."],
  ['en', 'the second one'],
  ['en', 'the tech calls first right?'],
  ['en', 'is this my first tune-up'],
  ['en', 'book her a first lesson please'],
  ['es', 'lo que haya primero, me da igual'],
  ['es', 'es mi primera cita'],
  ['fr', 'c’est ma première visite'],
  ['de', 'und die zweite gleich danach'],
  ['es', 'primero quiero que lo vean'],
  ['fr', 'Elle habite dans le quatrième, rue Belfort'],
  ['de', 'als erstes soll jemand schauen'],
])('at any time, %s: %s', (language, text) => {
  expect(daysIn(language, text, false)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'on the first', '2026-12-01'],
  ['en', 'Tuesday the first', '2026-12-01'],
  ['en', 'December first please', '2026-12-01'],
  ['en', 'Saturday the twenty-first, around ten', '2026-11-21'],
  ['en', 'the twenty first if that works', '2026-11-21'],
  ['en', 'the first of December', '2026-12-01'],
  ['en', 'the first Monday in December', '2026-12-07'],
  ['en', 'Thursday, the first one you have', '2026-11-19'],
  ['es', 'el primero de diciembre', '2026-12-01'],
  ['fr', 'le premier décembre', '2026-12-01'],
  ['de', 'am ersten Dezember', '2026-12-01'],
  ['en', 'my first is Tuesday the first', '2026-12-01'],
  ['de', 'am zweiten', '2026-12-02'],
])('a day stays one, %s: %s', (language, text, day) => {
  expect(daysIn(language, text, true)).toEqual([day]);
});

test('the first of the times that were offered is taken, with the name behind it', async () => {
  const talk = talkWith();
  const offered = await talk.say('I need a dental exam on Wednesday');
  expect(offered.asks).toBe('time');
  const { text } = await talk.say("The first one, that's fine. It's Tom Becker.");
  expect(text).not.toContain('December');
  expect((await talk.say('this number is fine')).text).toContain('November 18');
});

test('whoever leaves the choice to what comes first hears the first times', () => {
  const frames = [{ flow: 'book' as const, service: 'Dental exam', times: [] }];
  expect(heard('en', 'Whatever comes first', { turns: 2, asked: 'time', frames })).toEqual([{ do: 'any' }]);
});
