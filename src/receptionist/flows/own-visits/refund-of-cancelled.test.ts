// Asked for their money back right after calling a visit off, the caller hears what the owner tells of that visit; with nothing called off,
// or where nothing is told of it, the question is answered like others. Hank has a teeth cleaning on Tuesday the 24th at nine.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';
import { findAnswer } from '../../answers/find-answer.ts';

const deposit = {
  title: 'Deposit',
  text: 'Half is due for a whitening. The deposit is lost if you cancel less than 7 days ahead.',
};
const cleaning = { title: 'Cleanings', text: "Teeth cleanings are paid online. Full refund with 72 hours' notice." };

async function calledOff(knowledge: readonly { title: string; text: string }[]) {
  const business = { ...dental, knowledge: [...knowledge] };
  const talk = talkWith({ from: hank, findAnswer, business });
  await talk.say('Please cancel my teeth cleaning on the 24th.');
  expect((await talk.say('yes')).text).toMatch(/cancelled/);
  return talk;
}

test.each(['Do I get my money back for that?', 'Will I be refunded?', 'Can you give me back what I paid?'])(
  'of the visit: %s',
  async (line) => {
    const { say } = await calledOff([deposit, cleaning]);
    expect((await say(line)).text).toMatch(/72 hours/);
  },
);

test.each(['Do I lose my deposit?', 'Is there a deposit for a whitening?'])('of the deposit: %s', async (line) => {
  const { say } = await calledOff([deposit, cleaning]);
  expect((await say(line)).text).toMatch(/[Dd]eposit/);
});

test('what is told of no visit like it stays what lies nearest', async () => {
  const { say } = await calledOff([deposit]);
  expect((await say('Do I get my money back for that?')).text).not.toMatch(/72 hours/);
});

test('with nothing called off it is a question like others', async () => {
  const business = { ...dental, knowledge: [deposit, cleaning] };
  const { say } = talkWith({ from: hank, findAnswer, business });
  expect((await say('Do you refund teeth cleanings?')).text).toMatch(/72 hours/);
});
