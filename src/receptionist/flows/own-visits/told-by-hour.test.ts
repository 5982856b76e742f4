// A visit told by its day and hour is the one to be moved, whatever service the words of it are like.
import { expect, test } from 'vitest';
import { hank, talkWith } from '../../../../tests/support/talk.ts';
import type { Command } from '../../commands.ts';

const put = (time: string): readonly Command[] => [
  { do: 'start', flow: 'move' },
  { do: 'set-service', service: 'Dental exam', sure: 0.86 },
  {
    do: 'set-times',
    wishes: [
      { date: '2026-11-24', time },
      { date: '2026-11-25', time: '10:00' },
    ],
  },
];

test('the cleaning on the 24th at nine is moved, though an exam was heard', async () => {
  const { text, asks } = await talkWith({ from: hank }).say(put('09:00'));
  expect(asks).toBe('confirm');
  expect(text).toMatch(/teeth cleaning goes from Tuesday, November 24.* to Wednesday, November 25/i);
});

test('at an hour that nothing is booked at, what was heard is booked', async () => {
  const { text } = await talkWith({ from: hank }).say(put('15:00'));
  expect(text).not.toMatch(/teeth cleaning goes/i);
});
