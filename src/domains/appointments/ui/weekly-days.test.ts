import { expect, it } from 'vitest';
import type { WeeklyBlock } from '../contract.ts';
import { anew, clocksWords, earlierEnd, everyWords, nextDay, sorted, whileWords } from './weekly-days.ts';

const block = (more: Partial<WeeklyBlock> = {}): WeeklyBlock => ({
  ...{ id: 'wkb_00000000000000000000000000' as WeeklyBlock['id'], staffId: null, startsOn: '2026-03-04', endsOn: null },
  ...{ from: '12:00', to: '13:00', reason: '', freedOn: [], ...more },
});
const today = '2026-03-12';

it.each([
  ['2026-03-01', '2026-03-04'],
  ['2026-03-04', '2026-03-04'],
  ['2026-03-05', '2026-03-11'],
  ['2026-03-11', '2026-03-11'],
  ['2026-12-31', '2027-01-06'],
])('stands next after %s on %s', (day, next) => {
  expect(nextDay(block(), day)).toBe(next);
});

it('repeats again from its next day on, and not in the weeks in which it had ended', () => {
  const ended = block({ endsOn: '2026-03-04', reason: 'Lunch', freedOn: ['2026-03-04'] });
  const said = { from: '12:00', to: '13:00', staffId: null, reason: 'Lunch', endsOn: null };
  expect(anew(ended, today)).toEqual({ ...said, startsOn: '2026-03-18' });
  expect(anew(ended, '2026-03-18')).toEqual({ ...said, startsOn: '2026-03-18' });
});

it.each([
  ['12:00', '13:00', '12:00 – 1:00 PM'],
  ['09:00', '13:00', '9:00 AM – 1:00 PM'],
  ['22:00', '06:00', '10:00 PM – 6:00 AM the next day'],
  ['00:00', '24:00', '12:00 AM – 12:00 AM'],
])('from %s until %s is %s', (from, to, words) => {
  expect([clocksWords({ from, to }), everyWords(block())]).toEqual([words, 'Every Wednesday']);
});

it.each([
  [{}, undefined],
  [{ startsOn: '2026-04-01' }, 'From Apr 1, 2026'],
  [{ endsOn: today }, 'Until Mar 12, 2026'],
  [{ startsOn: '2026-04-01', endsOn: '2026-05-01' }, 'From Apr 1, 2026 until May 1, 2026'],
  [{ endsOn: '2026-03-11' }, 'Ended on Mar 11, 2026'],
])('says from when until when, where that is news: %o', (more, words) => {
  expect(whileWords(block(more), today)).toBe(words);
});

it('ends on the earlier of two days', () => {
  expect([earlierEnd(null, today), earlierEnd('2026-03-01', today), earlierEnd('2026-04-01', today)]).toEqual([
    today,
    '2026-03-01',
    today,
  ]);
});

it('is listed by weekday and hour, and behind them what has ended', () => {
  const all = [
    block({ reason: 'friday', startsOn: '2026-03-06' }),
    block({ reason: 'late', from: '15:00', to: '16:00' }),
    block({ reason: 'early' }),
    block({ reason: 'ended', endsOn: '2026-03-11' }),
  ];
  const { standing, ended } = sorted(all, today);
  expect([standing, ended].map((those) => those.map(({ reason }) => reason))).toEqual([
    ['early', 'late', 'friday'],
    ['ended'],
  ]);
});
