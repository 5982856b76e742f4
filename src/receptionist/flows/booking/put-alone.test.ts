// Several times were offered and one of them was taken, or put alone: it stays so over a question, a yes means the first to whoever asked
// for the first, and whoever says that this was all takes none.
import { expect, test } from 'vitest';
import { talkWith } from '../../../../tests/support/talk.ts';

const offered = async (first = 'I need a cleaning as soon as possible') => {
  const talk = talkWith({ channel: 'chat' });
  await talk.say(first);
  return talk;
};

test.each(['ok take it', "I'll take that", 'yes, book it', 'ok take it. Dan Petrakis'])(
  'whoever asked for the first that is free means it by a yes: %s',
  async (yes) => {
    const { say } = await offered();
    const reply = await say(yes);
    expect(reply.text).toContain('is free');
    expect(['name', 'phone']).toContain(reply.asks);
  },
);

test('nothing is earlier, so the first is the one that is meant', async () => {
  const { say } = await offered('I need a cleaning this week or so');
  await say("what's the soonest?");
  expect((await say('nothing earlier?')).text).toContain('nothing earlier');
  expect((await say('ok take it')).asks).toBe('name');
});

test('a name alone takes none of several', async () => {
  const { say } = await offered();
  expect((await say('Ray Dunn')).asks).toBe('time');
});

test('a time that was put alone stays so over a question, and the next yes takes it', async () => {
  const { say } = await offered('I would like a cleaning next week');
  const alone = await say('yes');
  expect(alone.text).toContain('The closest I have');
  const again = await say('do you have parking?');
  expect(again.offers).toEqual(alone.offers);
  expect((await say('ok yes')).asks).toBe('name');
});

test('where another day is wished for, it does not', async () => {
  const { say } = await offered('I would like a cleaning next week');
  const alone = await say('yes');
  expect((await say('do you have anything on Friday?')).offers).not.toEqual(alone.offers);
});

test.each(["no thanks, that's all", 'no, nothing else, thanks'])(
  'no other times are pressed on them, and nothing is put in: %s',
  async (said) => {
    const { say, records } = await offered();
    const reply = await say(said);
    expect(reply.offers).toEqual([]);
    expect(reply.text).not.toContain('I have');
    expect(records().appointments.filter(({ status }) => status === 'booked').length).toBe(
      talkWith({ channel: 'chat' })
        .records()
        .appointments.filter(({ status }) => status === 'booked').length,
    );
  },
);
