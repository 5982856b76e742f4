// A time that is chosen with a person goes to that person, and "same day and time" is of what had been chosen before.
import { expect, test } from 'vitest';
import { talkWith } from '../../../../tests/support/talk.ts';

async function lastOf(lines: readonly string[]): Promise<string> {
  const { say } = talkWith();
  let last = '';
  for (const line of lines) last = (await say(line)).text;
  return last;
}

test.each([
  [
    [
      "I'd like a cleaning next week, not Monday",
      'the last one',
      'actually make it the week after',
      'same day and time',
    ],
    'Wednesday, December 2 at 4 PM',
  ],
  [
    ["I'd like a cleaning next week, Wednesday at 4", 'Ann Weaver', 'can we do the week after', 'same day same time'],
    'Wednesday, December 2 at 4 PM',
  ],
  [["I'd like a cleaning on Thursday at 10", 'hmm no, Monday same time'], 'Monday, November 23 at 10 AM'],
])('the weekday and the hour are those of before: %j', async (lines, time) =>
  expect(await lastOf(lines)).toContain(time),
);

test('an hour that was offered with one person is looked for with the one who is named', async () => {
  const offered = await lastOf(['I need a dental exam on Thursday', 'the first one with Dr. Park']);
  expect(offered).toContain("Dr. Owen Park isn't in then");
  expect(offered).not.toContain('Abrams');
});

test('and is taken as it is where that is the same', async () =>
  expect(await lastOf(['I need a dental exam on Thursday with Dr. Abrams', 'the first one'])).toContain(
    'Thursday, November 19 at 8 AM with Dr. Ruth Abrams is free',
  ));
