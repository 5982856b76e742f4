// What only may answer is no answer to a short question that leans on a visit under way; elsewhere it is said as it was.
import { describe, expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { FindAnswer } from '../../answers-port.ts';
import type { Command } from '../../commands.ts';

const text = 'We hold your chair for 10 minutes.';
const doubtful: FindAnswer = () => ({ kind: 'found', text, sources: ['Late'], score: 0.6, doubtful: true });
const near: FindAnswer = () => ({ kind: 'unknown', nearest: { text, sources: ['Late'] } });
const sure: FindAnswer = () => ({ kind: 'found', text, sources: ['Late'], score: 0.9 });
const begun: readonly Command[] = [
  { do: 'start', flow: 'book' },
  { do: 'set-service', service: 'Teeth cleaning', sure: 1 },
];
const reply = async (findAnswer: FindAnswer, question: string, first: readonly Command[] | null) => {
  const talk = talkWith({ findAnswer, business: { ...dental, knowledge: [{ title: 'Late', text }] } });
  if (first) await talk.say(first);
  return (await talk.say([{ do: 'ask', question }])).text;
};

describe('in the middle of a booking', () => {
  test.each<[FindAnswer, string]>([
    [doubtful, 'is it on the good side?'],
    [near, 'and does that go through him?'],
  ])('%#: %s', async (findAnswer, question) => expect(await reply(findAnswer, question, begun)).not.toContain('chair'));
  test('what is sure is told', async () => expect(await reply(sure, 'is it on hold?', begun)).toContain('chair'));
  test('and so is what may answer a question that names its own thing', async () =>
    expect(await reply(doubtful, 'how many minutes do you hold a chair for me?', begun)).toContain('chair'));
});

test('before anything is booked, it is said as before', async () =>
  expect(await reply(doubtful, 'is it on hold?', null)).toContain('chair'));
