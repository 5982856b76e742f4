// A visit that is moved stays with whoever has it, its own time does not stand in its way, and a colleague is said to be one.
// A filling is on Wednesday the 18th at one with Dr. Park, who is away on Thursdays; Hank's cleaning on the 24th at nine.
import { expect, test } from 'vitest';
import { dental, hank, talkWith } from '../../../../tests/support/talk.ts';

const fuentes = dental.contacts?.find((one) => one.id === 'fuentes')?.phone ?? null;

test('half an hour later is not taken by itself, and stays with the same person', async () => {
  const { text } = await talkWith({ from: fuentes }).say('Can you move my filling on the 18th to 1:30 pm?');
  expect(text).toContain('to Wednesday, November 18 at 1:30 PM with Dr. Owen Park.');
});

test('a colleague is named in the place of whoever had it', async () => {
  const { text } = await talkWith({ from: fuentes }).say(
    'Can you move my filling on the 18th to Thursday the 19th at 1 pm?',
  );
  expect(text).toContain('with Dr. Ruth Abrams instead of Dr. Owen Park.');
});

test('with no day said, an hour or a part of the day is of the day that it is on', async () => {
  const talk = talkWith({ from: hank });
  await talk.say('When is my teeth cleaning?');
  const { text } = await talk.say('ok, can you make it the afternoon?');
  expect(text).toMatch(/November 24/);
  expect(text).not.toMatch(/November (?:16|17|18|19|20|23|25)/);
  const moved = await talkWith({ from: hank }).say('move my cleaning to 10:30');
  expect(moved.text).toContain('to Tuesday, November 24 at 10:30 AM');
});

test('where another day was asked for, a part of the day is of any', async () => {
  const talk = talkWith({ from: hank });
  expect((await talk.say('I need to move my teeth cleaning')).asks).toBe('time');
  expect((await talk.say('an afternoon would be better')).text).toMatch(/November (?:16|17|18|19|20)/);
});
