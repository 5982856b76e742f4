// A day that cannot be had gives way to others; the hours that were wished for with it do not.
import { expect, test } from 'vitest';
import { clockOf, minutesOf } from '#shared/hours.ts';
import { dental, talkWith } from '../../../tests/support/talk.ts';
import { localTime } from '../local-time.ts';

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
