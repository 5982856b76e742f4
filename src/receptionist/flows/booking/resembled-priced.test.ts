// A price is asked in words that are none of a service's name: the list's is told, with a way on for whoever meant something else.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { FindAnswer } from '../../answers-port.ts';
import type { Command } from '../../commands.ts';

const services = [
  { name: 'Navel piercing', aka: ['belly piercing'], minutes: 30, priceCents: 6500 },
  { name: 'Lawn mowing', aka: ['cut the grass'], minutes: 60, priceCents: 5500 },
];
const unknown: FindAnswer = () => ({ kind: 'unknown' });
const taught: FindAnswer = () => ({
  kind: 'found',
  text: 'Piercings start at $40.',
  sources: ['Piercing'],
  score: 0.9,
});
const talkOf = (findAnswer: FindAnswer) =>
  talkWith({ findAnswer, business: { ...dental, services, staff: [] } as unknown as typeof dental });
const ask = (question: string): readonly Command[] => [{ do: 'ask', question }];

test('the price of what it resembles is told, and the question may still be passed on', async () => {
  const { text } = await talkOf(unknown).say(ask("What's a belly button run?"));
  expect(text).toContain('Navel piercing is $65');
  expect(text).toContain('pass your question on');
});

test('what the owner wrote on it goes before', async () =>
  expect((await talkOf(taught).say(ask("What's a belly button run?"))).text).not.toContain('$65'));

test('what resembles nothing on the list is not known', async () =>
  expect((await talkOf(unknown).say(ask('How much is a wedding cake?'))).text).not.toContain('$'));

test('in the middle of a booking, no other service is told of', async () => {
  const talk = talkOf(unknown);
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Lawn mowing', sure: 1 },
  ]);
  expect((await talk.say(ask("What's a belly button run?"))).text).not.toContain('$65');
});
