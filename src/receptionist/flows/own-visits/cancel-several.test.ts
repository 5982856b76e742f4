// Several visits called off in one breath: each is stated and goes on its own yes, whichever way they are named.
import { expect, test } from 'vitest';
import { type TestTalk, talkWith } from '../../../../tests/support/talk.ts';

async function withTwo(): Promise<TestTalk> {
  const talk = talkWith();
  for (const line of [
    "I'd like an exam on Thursday at nine and a cleaning on Thursday at ten",
    'Ana Ruiz',
    '630 555 0126',
  ])
    await talk.say(line);
  await talk.say('yes');
  await talk.say('yes');
  return talk;
}

const anas = (talk: TestTalk) =>
  talk
    .records()
    .appointments.filter((one) => one.name === 'Ana Ruiz')
    .map((one) => `${one.service} ${one.status}`);

test.each([
  'Cancel the exam at nine and the cleaning at ten',
  'Cancel the exam and the cleaning',
  'Please cancel both of them.',
  'Can you cancel all my appointments',
  'I have to cancel everything',
])('each goes on its own yes: %s', async (line) => {
  const talk = await withTwo();
  expect((await talk.say(line)).text).toContain('dental exam');
  const second = await talk.say('yes');
  expect(second.text).toContain('teeth cleaning');
  expect(second.asks).toBe('confirm');
  expect(anas(talk)).toEqual(['Dental exam cancelled', 'Teeth cleaning booked']);
  await talk.say('yes');
  expect(anas(talk)).toEqual(['Dental exam cancelled', 'Teeth cleaning cancelled']);
});

test('which of them is answered with both', async () => {
  const talk = await withTwo();
  expect((await talk.say('I need to cancel')).asks).toBe('booking');
  await talk.say('both');
  await talk.say('yes');
  await talk.say('yes');
  expect(anas(talk)).toEqual(['Dental exam cancelled', 'Teeth cleaning cancelled']);
});

test.each(['I need to cancel', 'I want to move one of my visits'])(
  'what is booked is read out while which one is asked, and the question stands: %s',
  async (line) => {
    const talk = await withTwo();
    await talk.say(line);
    const reply = await talk.say('what do I have booked?');
    expect(reply.text).toMatch(/dental exam on Thursday.* and teeth cleaning on Thursday/);
    expect(reply.asks).toBe('booking');
    expect((await talk.say('the cleaning')).text).toContain('teeth cleaning');
  },
);

test('a no keeps the one that was stated, and the other is stated next', async () => {
  const talk = await withTwo();
  await talk.say('Please cancel both');
  expect((await talk.say('no, keep that one')).text).toContain('teeth cleaning');
  await talk.say('yes');
  expect(anas(talk)).toEqual(['Dental exam booked', 'Teeth cleaning cancelled']);
});

test('one that is named among several is the only one', async () => {
  const talk = await withTwo();
  await talk.say('Cancel the cleaning at ten');
  await talk.say('yes');
  expect(anas(talk)).toEqual(['Dental exam booked', 'Teeth cleaning cancelled']);
});
