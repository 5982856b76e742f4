// Right after a visit was called off: a bare question for a fee is of that, "cancel it" leaves what is stated anew, and the same is said once.
// Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import type { FindAnswer } from '../../answers-port.ts';

const text = 'Free up to 24 hours before.';
const findAnswer: FindAnswer = (question) =>
  /cancel|annul/i.test(question) ? { kind: 'found', text, score: 0.9, sources: ['Cancelling'] } : { kind: 'unknown' };
const business = { ...dental, knowledge: [{ title: 'Cancelling', text }] };

async function calledOff(finder: FindAnswer = findAnswer) {
  const talk = talkWith({ from: hank, findAnswer: finder, business });
  await talk.say('Please cancel my teeth cleaning on the 24th.');
  expect((await talk.say('yes')).text).toMatch(/cancelled/);
  return talk;
}

test.each(['wait, is there a fee?', 'do I get charged?'])('%s: for that', async (line) => {
  const { say } = await calledOff();
  expect((await say(line)).text).toMatch(/24 hours/);
});

test('of something else, or with nothing done, it is no question for that', async () => {
  const asked: string[] = [];
  const { say } = await calledOff((question) => {
    asked.push(question);
    return { kind: 'unknown' };
  });
  await say('What is the fee for the rooftop parking garage that you have across the street?');
  const before = asked.length;
  expect(asked.some((one) => /cancelling/.test(one))).toBe(false);
  const other = talkWith({ from: hank, findAnswer, business });
  expect((await other.say('is there a fee?')).text).not.toMatch(/24 hours/);
  expect(before).toBeGreaterThan(0);
});

test('what is stated anew is left by "yes, cancel it"', async () => {
  const talk = await calledOff();
  await talk.say("I'd like another teeth cleaning on November 25 at 10");
  const { text: left, asks } = await talk.say('yes cancel it please');
  expect(asks).toBe('more');
  expect(left).not.toMatch(/can't find/i);
  expect(talk.records().appointments.filter((one) => one.status === 'booked' && one.name === 'Hank Bauer')).toEqual([]);
});
