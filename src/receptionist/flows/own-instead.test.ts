// Whoever is known and names their own visit by its day and hour, beside another time, has it moved and books no second one.
// Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { hank, stranger, talkWith } from '../../../tests/support/talk.ts';

const heard = async (line: string, from: string | null = hank) => {
  const { text } = await talkWith({ from }).say(line);
  return text;
};
const moves = /cleaning goes from Tuesday, November 24|pasa del martes 24/i;

test.each([
  "Hi, Hank Bauer. I'm in for the cleaning Tuesday the 24th at nine. Any chance of doing it at ten that same morning?",
  'The teeth cleaning on November 24 at 9, would Wednesday the 25th at 10 be possible?',
  'Hola, el martes 24 a las 9 no llego para la limpieza dental. ¿Se puede el miércoles 25 a las 10?',
])('moved: %s', async (line) => {
  expect(await heard(line)).toMatch(moves);
});

test.each([
  [
    'one more',
    'I have a teeth cleaning on November 24 at 9. Could I book another teeth cleaning for November 25 at 10?',
  ],
  ['for somebody else', "I'm in for a teeth cleaning November 24 at 9. Could my son come for a cleaning at 10?"],
  ['another service', "I'm in on November 24 at 9. I'd like a dental exam on November 25 at 10."],
  ['an hour that is not theirs', 'A teeth cleaning on November 24 at 2, or on November 25 at 10?'],
  ['only its own hour', 'A teeth cleaning on November 24 at 9, please.'],
])('not moved, %s: %s', async (_, line) => {
  expect(await heard(line)).not.toMatch(moves);
});

test('of a stranger nothing is moved', async () => {
  const line = 'The teeth cleaning on November 24 at 9, would Wednesday the 25th at 10 be possible?';
  expect(await heard(line, stranger)).not.toMatch(moves);
});

test('on the same day, an hour of its own is the new one', async () => {
  const line = "I can't make nine on November 24 for my cleaning, can we do 10 the same day?";
  expect(await heard(line)).toMatch(/to Tuesday, November 24 at 10/);
});
