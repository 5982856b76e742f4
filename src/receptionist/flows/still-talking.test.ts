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

test.each([
  ['No, I mean whether we both need to be there. And that appointment by Zoom then, please.', 'by Zoom'],
  ['No, I meant what I have to bring along', null],
  ['No, and please put my wife down as my contact', 'my wife'],
])('behind a no, “%s” is heard', async (line, passedOn) => {
  const reply = await afterBooking(line);
  expect(reply.ended).toBe(false);
  if (passedOn !== null) expect(reply.text).toContain(passedOn);
});

test.each([
  'no, thank you so much for all your help, please take care',
  "no, I mean it, you've been great, thanks",
  'no please, that is all, goodbye',
])('“%s” takes leave', async (line) => {
  expect((await afterBooking(line)).ended).toBe(true);
});
