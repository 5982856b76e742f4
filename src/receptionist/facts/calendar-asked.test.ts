// The calendar is told to whoever asks it, wherever in the talk, and no time is picked or wished for by it.
import { expect, test } from 'vitest';
import { heard } from '../../../tests/support/heard.ts';
import { talkWith } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';
import type { State } from '../state.ts';

const chosen = { startsAt: '2026-11-19T15:00:00.000Z', staff: null };
const offers = [15, 17, 19].map((hour) => ({
  kind: 'time' as const,
  startsAt: `2026-11-19T${hour}:00:00.000Z`,
  staff: null,
  label: `2026-11-19 ${hour - 6}:00`,
}));
const at = {
  offers: { turns: 3, asked: 'time', offers, frames: [{ flow: 'book', service: 'Dental exam', times: [] }] },
  name: { turns: 3, asked: 'name', frames: [{ flow: 'book', service: 'Dental exam', times: [], chosen }] },
} satisfies Record<string, Partial<State>>;

const lines: readonly (readonly [Language, string])[] = [
  ['en', 'what day is the 3rd'],
  ['en', 'wait is thursday the 3rd'],
  ['en', 'is the 3rd a thursday?'],
  ['en', 'which date is friday'],
  ['es', '¿qué fecha es ese sábado?'],
  ['es', '¿Qué día cae el 3?'],
  ['es', '¿el 3 cae en jueves?'],
  ['fr', 'Quel jour tombe le 3 ?'],
  ['fr', "jeudi c'est bien le 3 ?"],
  ['de', 'Welcher Tag ist der 3. Dezember?'],
  ['de', 'ist Donnerstag der 3.?'],
];
test.each(lines.flatMap(([language, text]) => (['offers', 'name'] as const).map((asked) => [language, text, asked])))(
  '%s: %s, where %s are asked for',
  (language, text, asked) => {
    const commands = heard(language as Language, text as string, at[asked as keyof typeof at]);
    expect(commands).toEqual([{ do: 'ask', question: text }]);
  },
);

test.each([
  ['what day is december 3rd', 'Thursday, December 3'],
  ['is friday the 4th?', 'Yes, that'],
  ['is thursday the 4th?', "No, that's Friday, December 4"],
  ['¿qué día cae el 3 de diciembre?', 'jueves 3 de diciembre'],
])('%s', async (text, told) => {
  const { say } = talkWith({});
  expect((await say(text)).text).toContain(told);
});

test.each<[Language, string]>([
  ['en', "aren't you open on Saturdays?"],
  ['en', "wait, you don't work Saturdays?"],
  ['es', '¿no abren los sábados?'],
  ['fr', "vous n'êtes pas ouverts le samedi ?"],
  ['de', 'haben Sie samstags nicht auf?'],
])('%s: asked in surprise, no day is ruled out or wished for: %s', (language, text) => {
  expect(heard(language, text, at.offers)).toEqual([{ do: 'ask', question: text }]);
});

test('the hours are asked apart from what is needed in the same breath', () => {
  expect(heard('en', 'need a cleaning this week, how late are you open')).toContainEqual({
    do: 'ask',
    question: 'how late are you open',
  });
});
