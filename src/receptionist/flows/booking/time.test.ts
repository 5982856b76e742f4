// A day that cannot be had gives way to others; the hours that were wished for with it do not.
import { expect, test } from 'vitest';
import { clockOf, minutesOf } from '#shared/hours.ts';
import { dental, talkWith } from '../../../../tests/support/talk.ts';
import type { TimeWish } from '../../commands.ts';
import { localTime } from '../../local-time.ts';
import type { Offer } from '../../turn.ts';

test('after three on a day that is closed: another day, after three', async () => {
  const talk = talkWith({ business: { ...dental, closedDates: ['2026-11-19'] } });
  const { text, offers } = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19', earliest: '15:00' }] },
  ]);
  expect(text).toContain('closed');
  const times = offers.flatMap((one) => (one.kind === 'time' ? [localTime(one.startsAt, dental.timezone)] : []));
  expect(times.length).toBeGreaterThan(1);
  for (const { date, minutes } of times) {
    expect(date).not.toBe('2026-11-19');
    expect(minutes, clockOf(minutes)).toBeGreaterThanOrEqual(minutesOf('15:00'));
  }
});

test('a part of the one day that was offered brings more of it, and takes none of the three', async () => {
  const talk = talkWith();
  const first = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19' }] },
  ]);
  expect(first.offers).toHaveLength(3);
  const then = await talk.say([{ do: 'set-times', wishes: [{ date: '2026-11-19', earliest: '13:00' }] }]);
  expect(then.asks).toBe('time');
  const times = then.offers.flatMap((one) => (one.kind === 'time' ? [localTime(one.startsAt, dental.timezone)] : []));
  expect(times.length).toBeGreaterThan(1);
  for (const { minutes } of times) expect(minutes).toBeGreaterThanOrEqual(minutesOf('13:00'));
});

test('from an hour on, said again where that hour is the first offered, takes it', async () => {
  const talk = talkWith();
  const wishes = [{ date: '2026-11-19', earliest: '13:00' }];
  const first = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes },
  ]);
  expect(first.asks).toBe('time');
  expect(first.offers[0]?.kind === 'time' && localTime(first.offers[0].startsAt, dental.timezone).minutes).toBe(
    13 * 60,
  );
  const again = await talk.say([{ do: 'set-times', wishes }]);
  expect(again.asks).not.toBe('time');
});

test('from another hour on, the hours behind it are offered', async () => {
  const talk = talkWith();
  const book = [
    { do: 'start', flow: 'book' } as const,
    { do: 'set-service', service: 'Dental exam', sure: 1 } as const,
  ];
  await talk.say([...book, { do: 'set-times', wishes: [{ date: '2026-11-19', earliest: '09:00' }] }]);
  const later = await talk.say([{ do: 'set-times', wishes: [{ date: '2026-11-19', earliest: '13:00' }] }]);
  expect(later.asks).toBe('time');
});

/** A talk in which the exam is wished for; the second turn answers the times that were offered. */
async function offeredOn(wish: TimeWish) {
  const talk = talkWith();
  const reply = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [wish] },
  ]);
  return { talk, reply };
}
const minutesOffered = (offers: readonly Offer[]) =>
  offers.flatMap((one) => (one.kind === 'time' ? [localTime(one.startsAt, dental.timezone).minutes] : []));

test('as late as possible on a day is its last free time alone, which a yes takes', async () => {
  const all = await offeredOn({ date: '2026-11-19' });
  const { talk, reply } = await offeredOn({ date: '2026-11-19', relative: 'latest' });
  expect(minutesOffered(reply.offers)).toEqual([Math.max(...minutesOffered(all.reply.offers))]);
  expect((await talk.say([{ do: 'affirm' }])).asks).toBe('name');
});

test('as late as possible, of no one day, is the last of each', async () => {
  const { reply } = await offeredOn({ relative: 'latest' });
  const days = reply.offers.map((one) => (one.kind === 'time' ? localTime(one.startsAt, dental.timezone).date : ''));
  expect(new Set(days).size).toBe(3);
});

test('as late as possible in the morning stays in it', async () => {
  const { reply } = await offeredOn({ date: '2026-11-19', earliest: '06:00', latest: '12:00', relative: 'latest' });
  expect(minutesOffered(reply.offers)).toHaveLength(1);
  expect(Math.max(...minutesOffered(reply.offers))).toBeLessThanOrEqual(12 * 60);
});

test('a time chosen of several without naming it is said back at once; one that was named is not', async () => {
  const { talk, reply } = await offeredOn({ date: '2026-11-19' });
  const last = reply.offers.at(-1);
  const clock = last?.kind === 'time' ? ((localTime(last.startsAt, dental.timezone).minutes / 60 + 11) % 12) + 1 : 0;
  const { text, asks } = await talk.say([{ do: 'pick', offer: -1 }]);
  expect(asks).toBe('name');
  expect(text).toMatch(new RegExp(`November 19.* ${Math.floor(clock)}`));
  const other = await offeredOn({ date: '2026-11-19' });
  const minutes = minutesOffered(other.reply.offers)[0] ?? 0;
  const named = await other.talk.say([{ do: 'set-times', wishes: [{ date: '2026-11-19', time: clockOf(minutes) }] }]);
  expect(named.asks).toBe('name');
  expect(named.text).not.toContain('November 19');
});

test('a yes beside another hour than the only one offered is no yes to that one', async () => {
  const { talk, reply } = await offeredOn({ date: '2026-11-19', relative: 'latest' });
  const [only = 0] = minutesOffered(reply.offers);
  const other = clockOf(only - 60);
  const { text } = await talk.say([
    { do: 'affirm' },
    { do: 'set-times', wishes: [{ date: '2026-11-19', time: other }] },
  ]);
  expect(text).toMatch(new RegExp(` ${(((minutesOf(other) / 60 + 11) % 12) + 1) | 0}`));
  expect(text).not.toMatch(new RegExp(`November 19 at ${(((only / 60 + 11) % 12) + 1) | 0}(?::\\d\\d)? PM`));
});

/** A talk in which an exam was booked for the 19th at ten. */
async function booked() {
  const talk = talkWith();
  await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ date: '2026-11-19', time: '10:00' }] },
    { do: 'set-name', name: 'Ana Luna', sure: 1 },
    { do: 'set-phone', phone: '+13125550188' },
  ]);
  await talk.say([{ do: 'affirm' }]);
  return talk;
}

test('"the next day, same time", of another visit, is counted from what was booked a moment ago', async () => {
  const talk = await booked();
  const { text } = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ shift: { days: 1, minutes: 0 } }, { relative: 'same-time' }] },
  ]);
  expect(text).toMatch(/November 20 at 10 AM/);
});

test('"the next day" alone leaves its hour open', async () => {
  const talk = await booked();
  const { asks, offers } = await talk.say([
    { do: 'start', flow: 'book' },
    { do: 'set-service', service: 'Dental exam', sure: 1 },
    { do: 'set-times', wishes: [{ shift: { days: 1, minutes: 0 } }] },
  ]);
  expect(asks).toBe('time');
  expect(offers.map((one) => (one.kind === 'time' ? localTime(one.startsAt, dental.timezone).date : ''))).toEqual(
    offers.map(() => '2026-11-20'),
  );
});
