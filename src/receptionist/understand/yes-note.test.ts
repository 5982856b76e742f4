// A yes with a note beside it keeps the note, and any other yes makes none up.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../tests/support/heard.ts';
import type { Language } from '../business.ts';

const noted = (language: Language, text: string) => {
  const commands = heard(language, text, examStated);
  return { commands, notes: commands.flatMap((one) => (one.do === 'set-reason' ? one.reason : [])) };
};

test.each<[Language, string, RegExp]>([
  ['en', 'yes but write down its 4 people', /4 people/],
  ['en', 'Yes, and make a note that the buzzer is broken', /buzzer/],
  ['en', 'yes but write down that the dental exam is for school', /for school/],
  ['en', "yes please, there's four of us", /four of us/],
  ['es', 'sí. y apunta que somos dos', /somos dos/],
  ['es', 'sí, pero somos tres', /somos tres/],
  ['fr', 'oui mais 3 personnes hein', /3 personnes/],
  ['fr', 'oui, et notez que nous serons quatre', /quatre/],
  ['de', 'ja aber wir sind zu dritt', /dritt/],
  ['de', 'Ja, und schreiben Sie dazu, dass die Klingel kaputt ist', /Klingel/],
])('a yes with a note keeps it, %s: %s', (language, text, holds) => {
  const { commands, notes } = noted(language, text);
  expect(commands.some((one) => one.do === 'affirm')).toBe(true);
  expect(commands.some((one) => one.do === 'set-times')).toBe(false);
  expect(notes).toEqual([expect.stringMatching(holds)]);
});

test.each<[Language, string]>([
  ['en', 'yes'],
  ['en', 'Yes please, thank you so much'],
  ['en', 'yes but thanks, bye'],
  ['en', 'Yes, but at four please'],
  ['es', 'sí, está bien, gracias'],
  ['fr', 'oui, parfait, merci'],
  ['de', 'ja, passt so, danke'],
])('a yes without one notes nothing, %s: %s', (language, text) => {
  expect(noted(language, text).notes).toEqual([]);
});

test('with the yes to a change it is a message, which is begun beside it', () => {
  const moved: typeof examStated = {
    ...examStated,
    frames: [{ flow: 'move', times: [], appointment: 'apt_1', confirming: true }],
  };
  const commands = heard('en', 'yes, and write down that we are four people', moved);
  expect(commands).toContainEqual({ do: 'affirm' });
  expect(commands).toContainEqual({ do: 'start', flow: 'message' });
  expect(commands).toContainEqual({ do: 'set-message', body: 'write down that we are four people' });
});
