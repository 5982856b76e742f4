// A talk ends on a plain goodbye, and on no line that asks or wishes for something besides.
import { expect, test } from 'vitest';
import { talkWith } from '../../../tests/support/talk.ts';

async function afterBooking(line: string) {
  const { say } = talkWith();
  await say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126");
  await say('yes');
  return say(line);
}

test.each([
  'no. I was wondering if you take cards',
  'thanks. my sister will drive me, is that a problem?',
  'no, the earliest you have',
  'no, 3 is better',
  'thanks, I need 2 of those',
])('“%s” ends nothing', async (line) => {
  expect((await afterBooking(line)).ended).toBe(false);
});

test.each([
  'No thanks, 2 is perfect.',
  'no thanks, 9 works',
  'no thanks',
  "no that's all, thank you",
  'ok thanks, see you Thursday',
  'thanks, bye',
])('“%s” ends it', async (line) => {
  expect((await afterBooking(line)).ended).toBe(true);
});
