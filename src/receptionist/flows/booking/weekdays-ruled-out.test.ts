// A weekday that never works is offered in no week, however the talk goes on, until it is wished for after all.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

// Today is Monday, November 16, in the morning.
test.each<[Language, string, string, RegExp]>([
  ['en', "a dental exam please, but Mondays don't work for me", 'afternoons are better', /Monday/],
  ['en', "I need a dental exam, I can't do Mondays or Tuesdays", 'afternoons are better', /Monday|Tuesday/],
  ['es', 'una revisión dental, pero los lunes no puedo', 'mejor en la tarde', /lunes/],
  ['de', "eine Untersuchung, aber montags geht's bei mir nicht", 'nachmittags wäre besser', /Montag/],
])('%s: %s', async (_, wish, further, day) => {
  const { say } = talkWith({ from: null, business: { ...dental, languages: ['en', 'es', 'fr', 'de'] } });
  for (const line of [wish, further]) {
    const { asks, text } = await say(line);
    expect(asks).toBe('time');
    expect(text).not.toMatch(day);
  }
});

test('who would come on a Monday after all is offered that Monday', async () => {
  const { say } = talkWith({ from: null });
  await say("a dental exam please, but Mondays don't work for me");
  expect((await say('hm, actually Monday would work')).text).toMatch(/Monday, November 23/);
});

test.each(['I need a dental exam', 'I need a dental exam on Thursday'])(
  '“%s”: a day that is named again with its afternoon is not ruled out for it',
  async (opening) => {
    for (const line of [
      'Thursday no, but Thursday afternoon yes',
      'Not Thursday. Well, Thursday afternoon would work',
      'Thursday no, unless in the afternoon on Thursday',
    ]) {
      const { say } = talkWith({ from: null });
      await say(opening);
      expect((await say(line)).text).toMatch(/Thursday, November 19 at (?:1|2|3|4|12)(?::30)? PM/);
    }
    const { say } = talkWith({ from: null });
    await say(opening);
    expect((await say('Thursday no. In the afternoon')).text).not.toMatch(/Thursday, November 19/);
  },
);
