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
