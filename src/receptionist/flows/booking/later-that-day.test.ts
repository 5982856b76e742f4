// Another hour of the day that a visit is on is wished for in its place: nothing is called off, and no other day is offered.
import { expect, test } from 'vitest';
import { hank, talkWith } from '../../../../tests/support/talk.ts';

const offered = async (...lines: string[]) => {
  const talk = talkWith({ from: hank, channel: 'phone' });
  let reply = await talk.say(lines[0] ?? '');
  for (const line of lines.slice(1)) reply = await talk.say(line);
  return { reply, records: talk.records() };
};
const days = (reply: { readonly offers?: readonly unknown[] }) =>
  new Set((reply.offers ?? []).map((one) => (one as { startsAt: string }).startsAt.slice(0, 10)));

test.each([
  ['Please cancel my cleaning', "no don't cancel, later that day"],
  ['Please cancel my cleaning', 'no wait, just later the same day'],
  ['Por favor cancele mi limpieza', 'no, no la cancele, más tarde ese mismo día'],
])('“%s” – “%s” offers later times of that day', async (cancels, later) => {
  const { reply, records } = await offered(cancels, later);
  expect(reply.asks).toBe('time');
  expect(days(reply)).toEqual(new Set(['2026-11-24']));
  expect(records.appointments.every(({ status }) => status === 'booked')).toBe(true);
});

test.each(['I need to push my cleaning later', 'Can you move my cleaning to later that day?'])(
  '“%s” is counted from when it is',
  async (line) => {
    const { reply } = await offered(line);
    expect(days(reply)).toEqual(new Set(['2026-11-24']));
  },
);

test.each(['Can you push my cleaning to a later day?', 'Can I move my cleaning to a later date?'])(
  '“%s” offers the days after it',
  async (line) => {
    const { reply } = await offered(line);
    expect(reply.asks).toBe('time');
    expect([...days(reply)].every((day) => day > '2026-11-24')).toBe(true);
    expect(days(reply).size).toBeGreaterThan(0);
  },
);

test.each(['no, maybe later', "no, don't, I'll come that day", 'no, leave it', 'no, I will call you later that day'])(
  '“%s” leaves it as it is',
  async (line) => {
    const { reply, records } = await offered('Please cancel my cleaning', line);
    expect(reply.asks).not.toBe('time');
    expect(records.appointments.every(({ status }) => status === 'booked')).toBe(true);
  },
);
