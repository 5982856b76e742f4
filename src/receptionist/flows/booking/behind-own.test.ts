// What is wanted behind a visit of the caller's own that stands is counted from that one, which is not booked a second time.
// Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { hank, stranger, talkWith } from '../../../../tests/support/talk.ts';

const madeIn = (talk: ReturnType<typeof talkWith>) =>
  talk
    .records()
    .appointments.flatMap((one) => (one.startsAt.endsWith('Z') ? `${one.service} ${one.startsAt.slice(0, 16)}` : []));

test.each([
  "I've got the teeth cleaning Tuesday the 24th at nine, can I add a dental exam to that",
  "I have a teeth cleaning on November 24 at 9 and I'd like a dental exam right after",
  'can I get a dental exam right after my teeth cleaning on November 24',
  'tengo mi limpieza dental el martes 24 a las nueve, quiero un examen dental enseguida',
])('behind it, and that one is only told: %s', async (line) => {
  const talk = talkWith({ from: hank });
  const { text, asks } = await talk.say(line);
  expect(text).toMatch(/cleaning .*(?:November 24|24 de noviembre).* 9.*exam.*(?:November 24|24 de noviembre)/is);
  expect(madeIn(talk)).toEqual([]);
  if (asks === 'confirm') {
    await talk.say(line.startsWith('tengo') ? 'sí' : 'yes');
    expect(madeIn(talk)).toEqual([expect.stringMatching(/^Dental exam 2026-11-24T1[5-9]/)]);
  }
});

test.each([
  ['both are new', "I'd like a teeth cleaning on November 25 at 10 and a dental exam right after"],
  [
    'no day is said and none is theirs',
    "I'd like a teeth cleaning and can you add a dental exam to that, I have the week off",
  ],
  ['another hour than theirs', 'I have the afternoon off, a dental exam November 24 at 3, right after my meeting'],
  [
    'the visit itself is moved',
    'my teeth cleaning is on November 24 at 9, can we do it right after my meeting at 2 instead',
  ],
  [
    'for somebody else',
    "I've got the teeth cleaning the 24th at nine, can my daughter have a dental exam right after it",
  ],
])('not, %s: %s', async (_, line) => {
  const { text } = await talkWith({ from: hank }).say(line);
  expect(text).not.toMatch(/^Your teeth cleaning.*exam on Tuesday/is);
});

test('of a stranger nothing is told', async () => {
  const { text } = await talkWith({ from: stranger }).say(
    "I've got the teeth cleaning November 24 at nine, can I add a dental exam to that",
  );
  expect(text).not.toMatch(/Your teeth cleaning/);
});
