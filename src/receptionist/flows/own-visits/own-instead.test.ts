// Whoever is known and names their own visit by its day and hour, beside another time, has it moved and books no second one.
// Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { dental, hank, stranger, talkWith } from '../../../../tests/support/talk.ts';

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
  ['one more as well', "I'm in for a cleaning November 24 at 9. I'd also like a teeth cleaning on November 25 at 10."],
  ['another service', "I'm in on November 24 at 9. I'd like a dental exam on November 25 at 10."],
  [
    'another that is surely named',
    "Hi, I'm in on November 24 for my cleaning, and I'd like to book a dental exam for Thursday at two.",
  ],
  ['one for a bridesmaid', "I'd like to book a teeth cleaning on November 24 at 10 for my bridesmaid."],
  ['one for a friend', "I'd like to book a teeth cleaning on November 24 at 10 for my friend."],
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

test.each([
  "Hi, Hank here. My teeth cleaning is the 24th, I can't remember what time",
  "I'm coming on the 24th for my teeth cleaning. Tell me, is the x-ray done too?",
  'A teeth cleaning on November 24 at 9, please.',
])('told, and no second one is booked: %s', async (line) => {
  const { text, asks } = await talkWith({ from: hank }).say(line);
  expect(text).toMatch(/cleaning .*Tuesday, November 24 at 9 AM/i);
  expect(asks).toBe('more');
});

test.each([
  ["I've got a cleaning on the 24th, can we do the same time the day after?", /to Wednesday, November 25 at 9 AM/],
  ["my teeth cleaning on the 24th, make it ten o'clock that day instead", /to Tuesday, November 24 at 10 AM/],
])('by its day alone it is moved: %s', async (line, to) => {
  expect(await heard(line)).toMatch(to);
});

test.each([
  ['another service that day', "I'd like a dental exam on November 24."],
  ['one more', "I'm in on November 24 for a cleaning, could I get a second cleaning on the 26th?"],
  ['its service on another day', "I'd like a teeth cleaning on November 26."],
  ['one of two days', 'A teeth cleaning on Tuesday the 24th or Wednesday the 25th?'],
])('booked anew, %s: %s', async (_, line) => {
  const text = await heard(line);
  expect(text).not.toMatch(moves);
  expect(text).not.toMatch(/Your teeth cleaning/);
});

test('asked whether it still stands, it is told once more', async () => {
  const { say } = talkWith({ from: hank });
  await say("My cleaning's the 24th, what time was that?");
  expect((await say('same time still, yeah?')).text).toMatch(/November 24 at 9 AM/);
});

test('the day that will not do is the day of their visit', async () => {
  expect(await heard("can't do the 24th, is the 25th at 10 ok?")).toMatch(moves);
  const french = talkWith({ from: hank, business: { ...dental, languages: ['fr', 'en'] } });
  const { text } = await french.say('jpeu pas mardi 24 au matin. mercredi 25 meme heure ca va?');
  expect(text).toMatch(/le mardi 24 novembre à 9 h.*le mercredi 25 novembre à 9 h/);
});

test.each([
  "I need a dental exam, can't do the 24th, is the 25th at 10 ok?",
  "I'd like an appointment, I can't do the 24th, is the 25th at 10 ok?",
])('nor is it moved where a visit is asked for: %s', async (line) => {
  expect(await heard(line)).not.toMatch(moves);
});

test.each([
  ['is there anything Thursday?', /Thursday, November 19/, true],
  ['I need a dental exam Thursday at 9', /dental exam/i, false],
  ['can my son come Thursday at 9?', /./, false],
])('what was to be called off and stays is meant by the next time: %s', async (line, says, isMove) => {
  const { say } = talkWith({ from: hank });
  await say('I have to cancel my cleaning');
  await say('no, leave it');
  expect((await say(line)).text).toMatch(says);
  const text = (await say('at 9')).text;
  if (isMove) expect(text).toMatch(moves);
  else expect(text).not.toMatch(moves);
});
