import { expect, it } from 'vitest';
import { containmentPercent, daysOfPeriod, features, statusOf, todayOf } from './rules.ts';

it.each([
  ['just before midnight there', '2026-11-21T04:59:00Z', '2026-11-20', '2026-11-14T05:00:00.000Z'],
  ['just after it', '2026-11-21T05:00:00Z', '2026-11-21', '2026-11-15T05:00:00.000Z'],
  ['over the night in which clocks go back', '2026-11-03T12:00:00Z', '2026-11-03', '2026-10-28T04:00:00.000Z'],
])('ends a week %s with the day that it is there', (_, now, last, since) => {
  const week = daysOfPeriod(new Date(now), 'America/New_York', 7);
  expect([week.days.length, week.days.at(-1), week.since.toISOString()]).toEqual([7, last, since]);
});

it('gives the day on which clocks go back its twenty-five hours', () => {
  const { from, to } = todayOf(new Date('2026-11-01T12:00:00Z'), 'America/New_York');
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25);
});

it.each([
  [0, 0, null],
  [0, 3, 0],
  [2, 3, 67],
  [3, 3, 100],
])('says of %i contained of %i judged %s percent', (contained, judged, percent) => {
  expect(containmentPercent({ contained, judged })).toBe(percent);
});

it('says of each feature what its plan makes of it', () => {
  for (const plan of ['pro', 'enterprise'] as const)
    expect(new Set(features.map((feature) => statusOf(feature, plan)))).toEqual(new Set(['Active']));
  expect(Object.fromEntries(features.map((feature) => [feature, statusOf(feature, 'free')]))).toEqual({
    ...{ phone: 'Trial', email: 'Limited', text: 'Limited', contacts: 'Limited', diary: 'Limited' },
    ...{ chat: 'Upgrade Required', jobs: 'Upgrade Required' },
    ...{ training: 'Upgrade Required', invoicing: 'Upgrade Required' },
  });
});
