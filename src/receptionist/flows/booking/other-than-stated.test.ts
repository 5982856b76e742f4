// A yes that was only guessed books nothing on a line that names another service; one that was said in so many words does.
import { expect, test } from 'vitest';
import { talkWith } from '../../../../tests/support/talk.ts';

async function stated() {
  const talk = talkWith({});
  await talk.say('I need a dental exam on Thursday at nine');
  await talk.say('Maria Lopez');
  await talk.say('312 555 0144');
  return talk;
}

test.each(['yes', "yes ma'am", 'yes please, and how much is a cleaning?'])('booked: %s', async (text) => {
  const { say, records } = await stated();
  await say(text);
  expect(records().appointments).toContainEqual(expect.objectContaining({ name: 'Maria Lopez' }));
});

test.each(["Maria Lopez is the cleaning, that's me", 'Dana is the exam'])('read back anew: %s', async (text) => {
  const { say, records } = await stated();
  await say(text);
  expect(records().appointments).not.toContainEqual(
    expect.objectContaining({ service: 'Dental exam', name: 'Maria Lopez' }),
  );
});
