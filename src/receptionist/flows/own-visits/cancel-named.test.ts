// Which of the caller's own visits goes, where another one is named, excepted or only asked about at the question.
import { expect, test } from 'vitest';
import { hank, type TestTalk, talkWith } from '../../../../tests/support/talk.ts';

const standing = (talk: TestTalk) =>
  talk
    .records()
    .appointments.filter((one) => one.name === 'Hank Bauer' && one.status === 'booked')
    .map((one) => one.service)
    .sort();

async function withTwo(): Promise<TestTalk> {
  const talk = talkWith({ from: hank });
  for (const line of ['I want to book an exam for Friday at 10', 'yes']) await talk.say(line);
  expect(standing(talk)).toEqual(['Dental exam', 'Teeth cleaning']);
  return talk;
}

test.each([
  ['the other one is named where one was stated', ['cancel the exam', 'the cleaning', 'yes'], ['Dental exam']],
  ['the stated one is named with the yes', ['cancel the exam', 'yes, the exam'], ['Teeth cleaning']],
  [
    'what if one was cancelled picks none',
    ['cancel one of my appointments', 'what happens if I cancel the exam?', 'the cleaning', 'yes'],
    ['Dental exam'],
  ],
  [
    'all of them is not meant, and one is',
    ["I don't want to cancel all of them, only the cleaning", 'yes'],
    ['Dental exam'],
  ],
  ['the same in Spanish', ['No quiero cancelar todo, solo la limpieza', 'sí'], ['Dental exam']],
  ['a yes that spares what was stated', ['cancel the exam', 'ok, but not the exam'], ['Dental exam', 'Teeth cleaning']],
  ['a yes that spares another', ['cancel the exam', 'yes, but not the cleaning'], ['Teeth cleaning']],
])('%s', async (_, lines, left) => {
  const talk = await withTwo();
  for (const line of lines) await talk.say(line);
  expect(standing(talk)).toEqual(left);
});

test.each([
  ['Cancel all my appointments', 'everything but the cleaning'],
  ['Cancela todas mis citas', 'todas menos la limpieza'],
])('nothing goes where all but the only one shall: %s', async (first, then) => {
  const talk = talkWith({ from: hank });
  await talk.say(first);
  await talk.say(then);
  expect(standing(talk)).toEqual(['Teeth cleaning']);
  expect((await talk.say('thanks, bye')).ended).toBe(true);
});

test('questions and a change in between are no name that was not given', async () => {
  const talk = talkWith();
  for (const line of ['I need a cleaning friday at 10', 'no wait make it Thursday at 1', 'how much is it roughly?'])
    await talk.say(line);
  expect((await talk.say('what if I cancel the day before?')).asks).toBe('name');
  expect((await talk.say('Dan Reyes')).asks).toBe('phone');
});
