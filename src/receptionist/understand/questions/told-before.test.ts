// What is told before a question goes with it, and what is said for another reason does not.
import { expect, it } from 'vitest';
import { dental, monday } from '../../../../tests/support/talk.ts';
import { freshState } from '../../state.ts';
import { understandNow } from '../embedded.ts';

function asked(text: string) {
  const turn = { text, channel: 'chat', business: dental, from: {}, now: monday } as const;
  return understandNow({ state: freshState('en'), business: dental, turn }).commands.flatMap((one) =>
    one.do === 'ask' ? [{ question: one.question, told: one.told }] : [],
  );
}

it.each([
  ["We're on the third floor with no elevator. Could you still get a loveseat out of here?", /third floor/],
  ['Our venue is about a hundred miles from town. What do you charge for the extra distance?', /hundred miles/],
])('%s', (text, told) => {
  const asks = asked(text);
  expect(asks).toHaveLength(1);
  expect(asks[0]?.told).toMatch(told);
  expect(asks[0]?.question).not.toMatch(told);
});

it.each([
  ['Oh, too bad. What does the smallest one cost?', 1],
  ['Do you take cards? And where are you?', 2],
])('nothing is told before it: %s', (text, questions) => {
  const told = asked(text).map((one) => one.told);
  expect(told).toEqual(Array.from({ length: questions }, () => undefined));
});
