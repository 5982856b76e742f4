// Asked how one can help, what only tells of somebody or says yes is followed by the same question, and not by "anything else?".
import { expect, test } from 'vitest';
import { talkWith } from '../../../tests/support/talk.ts';

test.each(['Yes, my back.', 'Her name is Ruth Goldberg.'])('%s', async (line) => {
  const talk = talkWith();
  expect((await talk.say('Hello')).asks).toBe('reason');
  expect((await talk.say(line)).asks).toBe('reason');
  expect((await talk.say('I need a cleaning on Thursday')).asks).toBe('time');
});
