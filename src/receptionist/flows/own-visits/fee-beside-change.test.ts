// Asked after a fee in the line that moves or calls off their visit, the caller hears the house's rule on that, and how long it is until
// the visit where the rule counts in hours; any other sum is no part of it.
import { expect, test } from 'vitest';
import { gwen, talkWith } from '../../../../tests/support/talk.ts';
import { findAnswer } from '../../answers/find-answer.ts';
import { freshState, type State } from '../../state.ts';
import { waysToAskFee } from './fee-of-change.ts';

const asks = (talk: ReturnType<typeof talkWith>, line: string) => talk.say(line).then(({ text }) => text);
const known = () => talkWith({ from: gwen, findAnswer });

test.each([
  'need to call off my exam, do i still owe anything?',
  'I have to cancel my exam. Is there gonna be a charge?',
  "ok cancel my exam, is there a fee, it's less than 2 days i think",
  'I need to push my exam. Is there a fee?',
  'can you move my exam to Monday? do I lose my deposit',
])('%s', async (line) => {
  const text = await asks(known(), line);
  expect(text).toMatch(/24 hours/);
  expect(text).toMatch(/\d+ hours away/);
  expect(text).not.toMatch(/don't know|don't have/);
});

test('right after the change the time that was is told', async () => {
  const talk = known();
  await talk.say('please cancel my exam');
  const text = await asks(talk, 'yes. so no fee right?');
  expect(text).toMatch(/24 hours[\s\S]*The time you had was \d+ hours away/);
});

const cancelling: State = { ...freshState('en'), frames: [{ flow: 'cancel', times: [] }] };
test.each([
  'is there a fee if I pay by card',
  'is there a charge for parking',
  'how much is delivery',
  'what time is it',
  'Does it take more than an hour?',
  'Will it last more than two days?',
  'Do you have anything under 2 hours from here by train?',
  "I'm bringing my brother. What do you charge?",
])('is of something else: %s', (question) => {
  expect(waysToAskFee(cancelling, question)).toBeNull();
  expect(waysToAskFee(freshState('en'), 'is there a fee?')).toBeNull();
});

test.each([
  "It's Thursday now, so that's less than 72 hours, isn't it?",
  'that is more than 24 hours, right?',
  'is it within a day?',
])('is of the notice: %s', (question) => {
  expect(waysToAskFee(cancelling, question)).not.toBeNull();
  expect(waysToAskFee(cancelling, question, () => true)).toBeNull();
});

test.each([
  ['es', '¿pierdo el anticipo?'],
  ['fr', 'je perds mon acompte ?'],
  ['de', 'verliere ich meine Anzahlung?'],
] as const)('%s: %s', (language, question) => {
  expect(waysToAskFee({ ...cancelling, language }, question)).not.toBeNull();
});
