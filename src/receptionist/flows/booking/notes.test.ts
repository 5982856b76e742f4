// What is to be noted is said to be, stands with the booking, and is told from there.
import { expect, test } from 'vitest';
import { talkWith } from '../../../../tests/support/talk.ts';

async function stated() {
  const talk = talkWith({});
  await talk.say('I need a dental exam on Thursday at nine');
  await talk.say('Bill Haney');
  await talk.say('312 555 0144');
  return talk;
}

test('a note with the yes is booked and told, and a question of it is answered from it', async () => {
  const { say } = await stated();
  const { text } = await say('looks right, but I use a wheelchair, put that down. yes book it');
  expect(text).toContain('I use a wheelchair');
  expect((await say('did u put the wheelchair')).text).toMatch(/^Yes.*I use a wheelchair/);
});

test('a note without a yes is said, and the booking waits', async () => {
  const { say } = await stated();
  const { text, asks } = await say('I use a wheelchair, can u put that in');
  expect(text).toContain('I use a wheelchair');
  expect(asks).toBe('confirm');
  expect((await say('yes')).text).toContain('Thursday');
});

test('what was not noted is not said to be, and is offered to be passed on', async () => {
  const { say, records } = await stated();
  await say('yes');
  const { text, asks } = await say('did you note that I use a wheelchair?');
  expect(text).toContain("isn't noted");
  expect(asks).toBe('message');
  await say('yes');
  await say('yes');
  expect(records().messages).toContainEqual(expect.objectContaining({ body: expect.stringContaining('wheelchair') }));
});

test('a service that is asked after is no note, and is come to', async () => {
  const { say } = await stated();
  const { text } = await say('Did you add a filling too?');
  expect(text).not.toContain("isn't noted");
  expect(text).toContain('filling');
});

test('what else is asked with it is answered too', async () => {
  const { say } = await stated();
  await say('yes, I use a wheelchair, put that down');
  const { text } = await say('Did you note the wheelchair? And are you open on Friday?');
  expect(text).toContain('wheelchair');
  expect(text).toContain('Friday');
});
