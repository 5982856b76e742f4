// A part of the day that will not do is offered on none of the days that are spoken of.
import { expect, test } from 'vitest';
import { examStated, heard } from '../../../../tests/support/heard.ts';
import { talkWith } from '../../../../tests/support/talk.ts';
import type { Language } from '../../business.ts';

test.each<[Language, string, string]>([
  ['en', 'a dental exam next week please', 'nah mornings are bad'],
  ['en', 'a dental exam next week please', "mornings don't work"],
  ['en', 'a dental exam on thursday please', 'mornings are hard for me'],
  ['en', 'a dental exam after the 24th please', 'I hate mornings'],
  ['es', 'una revisión dental la semana que viene, por favor', 'por la mañana no puedo'],
])('%s: %s, then %s', async (_, wish, refusal) => {
  const { say } = talkWith({ from: null });
  await say(wish);
  const { asks, text } = await say(refusal);
  expect(asks).toBe('time');
  expect(text).not.toMatch(/\b(?:8|9|10|11)(?::\d\d)? (?:AM|a\.)/i);
});

test('a morning of one day leaves the rest of its week', async () => {
  const { text } = await talkWith({ from: null }).say('a dental exam next week but not monday morning');
  expect(text).toMatch(/November 24 at \d+(?::\d\d)? AM/);
  expect(text).not.toMatch(/November 23 at \d+(?::\d\d)? AM/);
});

test('the day that is said is the one, and a question at the statement puts no service right', () => {
  const offers = { turns: 2, asked: 'time' as const, lastText: 'x', frames: [{ flow: 'book' as const, times: [] }] };
  const times = heard('en', "Saturday the 21st at one, with whoever's in that day", offers).flatMap((one) =>
    one.do === 'set-times' ? one.wishes : [],
  );
  expect(times).toEqual([{ date: '2026-11-21', time: '13:00' }]);
  expect(heard('es', '¿Y qué papeles tiene que tener mi mamá a la mano?', examStated).map((one) => one.do)).toEqual([
    'ask',
  ]);
});

test('a visit that is moved to the first time there is goes to another than its own', async () => {
  const { say } = talkWith({});
  for (const line of [
    'I would like to book a dental exam next week',
    'the first one',
    'Lena Brook',
    '312 555 0147',
    'yes',
  ])
    await say(line);
  await say('Please move my appointment to another time');
  const { asks, text } = await say('the first time you have');
  expect(asks).toBe('time');
  expect(text).toContain('November 16');
  expect(text).not.toContain('November 23 at 8 AM');
});

test('a weekday that is told and a date with its own behind it are two', () => {
  const times = heard(
    'en',
    'can I come for a cleaning thursday the 19th at 1pm? wait no, i have the kids thursday. friday the 20th, 1pm',
  ).flatMap((one) => (one.do === 'set-times' ? one.wishes : []));
  expect(times.at(-1)).toMatchObject({ date: '2026-11-20', time: '13:00' });
});

test('an hour that is put right is no second visit, whatever else was counted before it', () => {
  const commands = heard(
    'en',
    'my gums bled two days. can I have a cleaning thursday the 19th at 1pm? wait no, i have the two kids thursday. friday the 20th, 1pm',
  );
  expect(commands.filter(({ do: kind }) => kind === 'also')).toEqual([]);
  expect(commands.filter(({ do: kind }) => kind === 'start')).toHaveLength(1);
});
