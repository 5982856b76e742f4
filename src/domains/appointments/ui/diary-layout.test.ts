import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, lanesOf, listedOn, openOn, piecesOf, shownHours, spanOf, turned } from './diary-layout.ts';

const zone = 'America/New_York';
const piece = (from: number, to: number) => ({ date: '2026-03-02', from, to });

describe('a piece', () => {
  it('is one for a day, and one for each day that is touched', () => {
    expect(piecesOf({ startsAt: '2026-03-02T15:00Z', endsAt: '2026-03-02T16:30Z' }, zone)).toEqual([piece(600, 690)]);
    expect(piecesOf({ startsAt: '2026-03-03T03:00Z', endsAt: '2026-03-04T15:00Z' }, zone)).toEqual([
      { date: '2026-03-02', from: 1320, to: 1440 },
      { date: '2026-03-03', from: 0, to: 1440 },
      { date: '2026-03-04', from: 0, to: 600 },
    ]);
    expect(piecesOf({ startsAt: '2026-03-03T03:00Z', endsAt: '2026-03-03T05:00Z' }, zone)).toHaveLength(1);
  });
  it('ends behind its start on the night when an hour comes twice', () => {
    const [night] = piecesOf({ startsAt: '2026-11-01T05:45Z', endsAt: '2026-11-01T06:15Z' }, zone);
    expect(night?.to).toBeGreaterThan(night?.from ?? 0);
  });
});

describe('a list of days', () => {
  it.each([
    ['on the day on which it begins', '2026-03-03T03:00Z', '2026-03-03T11:00Z', '2026-03-02', '2026-03-02'],
    ['on a later day than the first', '2026-03-05T15:00Z', '2026-03-05T16:00Z', '2026-03-02', '2026-03-05'],
    [
      'on its first day where it began the night before',
      '2026-03-03T03:00Z',
      '2026-03-03T11:00Z',
      '2026-03-03',
      '2026-03-03',
    ],
    [
      'on its first day where it began days before',
      '2026-02-20T15:00Z',
      '2026-03-10T15:00Z',
      '2026-03-03',
      '2026-03-03',
    ],
    ['nowhere where it ended at that midnight', '2026-03-03T03:00Z', '2026-03-03T05:00Z', '2026-03-03', undefined],
    ['nowhere where it was over', '2026-03-02T15:00Z', '2026-03-02T16:00Z', '2026-03-03', undefined],
    // The clocks go forward in the night, and back in the other one, an hour before its end or at it.
    ['through the night that is shorter', '2026-03-08T03:00Z', '2026-03-08T10:00Z', '2026-03-08', '2026-03-08'],
    ['through the night that is longer', '2026-11-01T02:00Z', '2026-11-01T06:30Z', '2026-11-01', '2026-11-01'],
    ['until midnight of the longer day', '2026-11-01T02:00Z', '2026-11-02T05:00Z', '2026-11-02', undefined],
  ])('shows it %s', (_, startsAt, endsAt, first, date) => {
    expect(listedOn({ startsAt, endsAt }, zone, first)).toBe(date);
  });
  it.each([
    ['begins at one', '2026-03-08T02:00Z', '2026-03-08T06:00Z', '2026-03-08'],
    ['has midnight twice', '2026-11-01T02:00Z', '2026-11-01T04:30Z', '2026-11-01'],
  ])('shows it on a day that %s', (_, startsAt, endsAt, first) => {
    expect(listedOn({ startsAt, endsAt }, 'America/Havana', first)).toBe(first);
  });
});

describe('lanes', () => {
  it.each([
    ['one alone', [[0, 60]], [[0, 1]]],
    [
      'two after one another',
      [
        [0, 60],
        [60, 120],
      ],
      [
        [0, 1],
        [0, 1],
      ],
    ],
    [
      'two at once',
      [
        [0, 60],
        [30, 90],
      ],
      [
        [0, 2],
        [1, 2],
      ],
    ],
    [
      'a chain',
      [
        [0, 60],
        [30, 90],
        [60, 120],
      ],
      [
        [0, 2],
        [1, 2],
        [0, 2],
      ],
    ],
  ] as const)('of %s', (_, spans, lanes) => {
    expect(lanesOf(spans.map(([from, to]) => piece(from, to))).map(({ lane, lanes: all }) => [lane, all])).toEqual(
      lanes,
    );
  });

  it('never lie over one another', () => {
    const spans = fc.array(fc.tuple(fc.nat(1400), fc.integer({ min: 5, max: 300 })));
    fc.assert(
      fc.property(spans, (given) => {
        const pieces = given.map(([from, length]) => piece(from, Math.min(1440, from + length)));
        const placed = lanesOf(pieces);
        pieces.forEach((one, a) => {
          pieces.forEach((other, b) => {
            if (a >= b || one.from >= other.to || other.from >= one.to) return;
            expect(placed[a]?.lane).not.toBe(placed[b]?.lane);
            expect(placed[a]?.lanes).toBe(placed[b]?.lanes);
          });
          expect(placed[a]?.lane).toBeLessThan(placed[a]?.lanes ?? 0);
        });
      }),
    );
  });
});

it('shows what is open and what stands there, else a working day', () => {
  expect(shownHours([], [])).toEqual({ from: 480, to: 1080 });
  expect(shownHours([[510, 1020]], [piece(430, 460), piece(1000, 1090)])).toEqual({ from: 420, to: 1140 });
});

it('is open by weekday, and not on a closed date', () => {
  const day: [string, string][] = [
    ['08:00', '12:00'],
    ['13:00', '24:00'],
  ];
  const hours = { mon: day, tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  expect(openOn('2026-03-02', hours, [])).toEqual([
    [480, 720],
    [780, 1440],
  ]);
  expect([openOn('2026-03-03', hours, []), openOn('2026-03-02', hours, ['2026-03-02'])]).toEqual([[], []]);
});

it('turns pages, and spans days that are longer and shorter than others', () => {
  expect(daysOf('week', '2026-03-05')[0]).toBe('2026-03-02');
  expect([turned('week', '2026-03-05', 1), turned('day', '2026-03-01', -1)]).toEqual(['2026-03-12', '2026-02-28']);
  const hours = (date: string) => {
    const { from, to } = spanOf([date], zone);
    return (Date.parse(to) - Date.parse(from)) / 3_600_000;
  };
  expect(['2026-03-02', '2026-03-08', '2026-11-01'].map(hours)).toEqual([24, 23, 25]);
});
