// Goodbye, where nothing is missing for a booking but the yes: it is put to the caller once. Where more is missing it is left.
import { expect, test } from 'vitest';
import { talkWith } from '../../../../tests/support/talk.ts';

test('a time that is taken and has its name is stated before it is left', async () => {
  const { say, records } = talkWith({ from: '+16305550126', channel: 'phone' });
  const before = records().appointments.length;
  expect((await say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez")).asks).toBe('phone');
  const reply = await say('bye');
  expect(reply).toMatchObject({ ended: false, asks: 'confirm', text: expect.stringMatching(/exam on Thursday/) });
  expect(records().appointments).toHaveLength(before);
  await say('yes');
  expect(records().appointments).toHaveLength(before + 1);
});

test.each(["I'd like a dental exam on Thursday at 9", "I'd like a dental exam on Thursday"])(
  '%s: without a name or an hour it is left',
  async (line) => {
    const { say } = talkWith({ from: '+16305550126', channel: 'phone' });
    await say(line);
    expect((await say('bye')).ended).toBe(true);
  },
);
