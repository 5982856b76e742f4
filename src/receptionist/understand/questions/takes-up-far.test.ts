// That a day is too far ahead is told with how far one can book; the caller's wonder at it asks nothing.
import { expect, test } from 'vitest';
import { heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';
import type { State } from '../../state.ts';

const refused: Partial<State> = {
  turns: 2,
  asked: 'time',
  frames: [{ flow: 'book', service: 'Teeth cleaning', times: [{ date: '2027-08-03', time: '10:00' }] }],
};
const near: Partial<State> = {
  ...refused,
  frames: [{ flow: 'book', service: 'Teeth cleaning', times: [{ date: '2026-11-24', time: '10:00' }] }],
};
const asks = (language: Language, text: string, state: Partial<State>) =>
  heard(language, text, state).some((one) => one.do === 'ask');

test.each<[Language, string]>([
  ['en', "Oh, that far out doesn't work? Then Tuesday the 24th at two"],
  ['en', "You don't book that far ahead? Then the 24th at two."],
  ['es', '¿Tan lejos no se puede? Entonces el martes 24 a las dos'],
  ['fr', "Ah, c'est trop loin ? Alors le mardi 24 à quatorze heures"],
  ['de', 'So weit im Voraus geht das nicht? Dann am Dienstag, den 24., um 14 Uhr'],
])('%s: nothing is asked: %s', (language, text) => {
  expect(asks(language, text, refused)).toBe(false);
  expect(heard(language, text, refused)).toContainEqual(expect.objectContaining({ do: 'set-times' }));
});

test.each<[Language, string, Partial<State>]>([
  ['en', 'Why not that far ahead? Then the 24th at two.', refused],
  ['en', 'How far out can I book? Otherwise the 24th at two.', refused],
  ['en', "Is it that far from the station? I'd take the 24th at two.", near],
  ['es', '¿Queda muy lejos del metro? El martes 24 a las dos me sirve', near],
])('%s: something is asked: %s', (language, text, state) => expect(asks(language, text, state)).toBe(true));

test('how far one can book is told, and the last free times are offered', async () => {
  const { say } = talkWith();
  const { text: reply } = await say("I'd like a teeth cleaning on August 3rd at ten please.");
  expect(reply).toMatch(/that far ahead, only up to /);
});
