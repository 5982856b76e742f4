// What is asked for with the yes to a booking comes after it in the diary: the first is kept, and the second counted from it.
import { expect, test } from 'vitest';
import { talkWith } from '../../../../tests/support/talk.ts';

async function examAtNine() {
  const talk = talkWith();
  await talk.say("I'd like a dental exam on Thursday at 9, my name is Maria Lopez, 630 555 0126");
  const made = () =>
    talk
      .records()
      .appointments.flatMap((one) => (one.startsAt.endsWith('Z') ? `${one.service} ${one.startsAt.slice(0, 16)}` : []));
  return { ...talk, made };
}
const exam = 'Dental exam 2026-11-19T15:00';

test.each(['yes and can I get a cleaning right after', 'yes, and while I am there I want a cleaning'])(
  '%s',
  async (line) => {
    const { say, made } = await examAtNine();
    const { text, asks } = await say(line);
    expect(made()).toEqual([exam]);
    expect(asks).toBe('confirm');
    expect(text).toMatch(/exam is booked[\s\S]*teeth cleaning on Thursday, November 19 at 9:30 AM/);
    await say('yes');
    expect(made()).toEqual([exam, 'Teeth cleaning 2026-11-19T15:30']);
  },
);

test('the same day leaves out the hours that are taken by the first', async () => {
  const { say, made } = await examAtNine();
  const { text, offers } = await say('yes and can I get a cleaning the same day');
  expect(made()).toEqual([exam]);
  expect(text).toMatch(/Thursday, November 19/);
  expect(offers?.map((one) => one.label)).not.toContain('2026-11-19 09:00');
});

test('the day before is counted from the first, at any hour', async () => {
  const { say, made } = await examAtNine();
  expect((await say('yes, and a cleaning the day before')).text).toMatch(/Wednesday, November 18/);
  expect(made()).toEqual([exam]);
});

test('a day that is said stands', async () => {
  const { say, made } = await examAtNine();
  const { text } = await say('yes, and can I get a cleaning on Friday at 10');
  expect(made()).toEqual([exam]);
  expect(text).toMatch(/teeth cleaning on Friday, November 20 at 10 AM/);
});

test('what puts the first right books nothing', async () => {
  const { say, made } = await examAtNine();
  await say('yes but make it a cleaning');
  expect(made()).toEqual([]);
});
