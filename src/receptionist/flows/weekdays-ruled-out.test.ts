// A weekday that never works is offered in no week, however the talk goes on, until it is wished for after all.
import { expect, test } from 'vitest';
import { dental, talkWith } from '../../../tests/support/talk.ts';
import type { Language } from '../business.ts';

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
