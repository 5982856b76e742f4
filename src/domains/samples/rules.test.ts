import { expect, it } from 'vitest';
import { movedToNextDays } from './rules.ts';

const zone = 'America/New_York';
const moved = (startsAt: readonly string[], now: string) =>
  movedToNextDays(
    startsAt.map((one) => ({ startsAt: one, who: 'Dana' })),
    zone,
    new Date(now),
  ).map((one) => one.startsAt);

it.each([
  ['weeks later', ['2026-11-17T10:00:00-05:00'], '2026-12-09T12:00:00Z', ['2026-12-15T10:00:00-05:00']],
  ['the same morning, before it', ['2026-11-17T10:00:00-05:00'], '2026-12-15T12:00:00Z', ['2026-12-15T10:00:00-05:00']],
  ['the same day, at it', ['2026-11-17T10:00:00-05:00'], '2026-12-15T15:00:00Z', ['2026-12-22T10:00:00-05:00']],
  ['before the file’s own week', ['2026-11-17T10:00:00-05:00'], '2026-10-01T12:00:00Z', ['2026-10-06T10:00:00-04:00']],
  [
    'in the summer, at the same hour of the wall',
    ['2026-11-17T10:00:00-05:00'],
    '2027-07-01T12:00:00Z',
    ['2027-07-06T10:00:00-04:00'],
  ],
  [
    'two, as far apart as they were',
    ['2026-11-19T14:00:00-05:00', '2026-11-17T10:00:00-05:00'],
    '2026-12-09T12:00:00Z',
    ['2026-12-17T14:00:00-05:00', '2026-12-15T10:00:00-05:00'],
  ],
  ['none', [], '2026-12-09T12:00:00Z', []],
] as const)('%s', (_, startsAt, now, expected) => {
  expect(moved(startsAt, now)).toEqual(expected);
});

it('leaves everything else as it is', () => {
  const [one] = movedToNextDays(
    [{ startsAt: '2026-11-17T10:00:00-05:00', who: 'Dana' }],
    zone,
    new Date('2026-12-09T12:00:00Z'),
  );
  expect(one?.who).toBe('Dana');
});
