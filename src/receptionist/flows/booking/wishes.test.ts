import { expect, test } from 'vitest';
import type { TimeWish } from '../../commands.ts';
import { carriedOver, foldWishes, isRuledOut, settled } from './wishes.ts';

const tuesday = '2026-11-17';
const wednesday = '2026-11-18';
const thursday = '2026-11-19';

test.each<[string, TimeWish[], object[]]>([
  [
    'a new day keeps the hour',
    [{ date: tuesday, time: '10:00' }, { date: thursday }],
    [{ date: thursday, time: '10:00' }],
  ],
  [
    'a new hour keeps the day',
    [{ date: tuesday, time: '10:00' }, { time: '15:30' }],
    [{ date: tuesday, time: '15:30' }],
  ],
  [
    'a part of the day drops an hour outside it',
    [
      { date: tuesday, time: '15:00' },
      { earliest: '08:00', latest: '12:00' },
    ],
    [{ date: tuesday, earliest: '08:00', latest: '12:00' }],
  ],
  [
    'a part of the day around the hour changes nothing',
    [
      { date: tuesday, time: '10:00' },
      { earliest: '08:00', latest: '12:00' },
    ],
    [{ date: tuesday, time: '10:00' }],
  ],
  [
    'a day that puts right takes the place of all before it',
    [
      { date: tuesday, time: '10:00' },
      { date: wednesday, alternative: true },
      { date: thursday, instead: true },
    ],
    [{ date: thursday, time: '10:00' }],
  ],
  [
    'an hour that puts right is that of each day',
    [
      { date: tuesday, time: '10:00' },
      { date: thursday, alternative: true },
      { time: '15:30', instead: true },
    ],
    [
      { date: tuesday, time: '15:30' },
      { date: thursday, time: '15:30' },
    ],
  ],
  [
    '"or" makes a second wish',
    [
      { date: tuesday, time: '10:00' },
      { date: thursday, alternative: true },
    ],
    [
      { date: tuesday, time: '10:00' },
      { date: thursday, time: '10:00' },
    ],
  ],
  [
    'what is ruled out is no wish',
    [{ date: tuesday, time: '10:00' }, { date: tuesday, excluded: true }, { date: thursday }],
    [{ date: thursday, time: '10:00' }],
  ],
  [
    'the time that an appointment has now is no wish',
    [{ date: tuesday, time: '10:00', existing: true }, { date: thursday }],
    [{ date: thursday }],
  ],
])('%s', (_, wishes, expected) => {
  const bare = foldWishes(wishes).candidates.map((one) => JSON.parse(JSON.stringify(one)));
  expect(bare).toEqual(expected);
});

test('of earlier turns the first wish is carried over, and an "or" to nothing in this breath stands alone', () => {
  const before: TimeWish[] = [
    { date: tuesday, time: '10:00' },
    { date: thursday, alternative: true },
  ];
  expect(carriedOver(before, [{ time: '11:00', alternative: true }])).toEqual([
    { date: tuesday, time: '10:00' },
    { time: '11:00', alternative: false },
  ]);
});

test('"later" moves the offers on once, and not again with every line that follows', () => {
  expect(settled([{ relative: 'later' }], thursday)).toEqual([{ date: thursday }]);
  expect(settled([{ date: tuesday, time: '10:00' }], thursday)).toEqual([{ date: tuesday, time: '10:00' }]);
});

test.each<[string, TimeWish[], object[]]>([
  [
    '"in the afternoon no, in the morning" leaves the day and its morning',
    [
      { date: tuesday },
      { earliest: '12:00', latest: '18:00', excluded: true },
      { earliest: '06:00', latest: '12:00', instead: true },
    ],
    [{ date: tuesday, earliest: '06:00', latest: '12:00' }],
  ],
  [
    '"no mornings" leaves what comes after',
    [{ date: tuesday }, { date: tuesday, earliest: '06:00', latest: '12:00', excluded: true }],
    [{ date: tuesday, earliest: '12:00' }],
  ],
  [
    '"not in the afternoon" leaves what comes before',
    [{ date: tuesday }, { earliest: '12:00', latest: '18:00', excluded: true }],
    [{ date: tuesday, latest: '11:59' }],
  ],
])('%s', (_, wishes, candidates) => {
  expect(foldWishes(wishes)).toMatchObject({ candidates, excluded: [] });
});

test('a day that is ruled out is still ruled out', () => {
  expect(foldWishes([{ date: tuesday, excluded: true }])).toEqual({
    candidates: [],
    excluded: [{ date: tuesday }],
  });
});

test('hours in the middle of a day that are ruled out leave both its ends, and are still ruled out later', () => {
  const busy: TimeWish = { date: thursday, earliest: '10:00', latest: '14:00', excluded: true };
  const folded = foldWishes([busy]);
  expect(folded.candidates).toMatchObject([{ date: thursday }]);
  const isOut = (date: string, minutes: number) => isRuledOut({ date, minutes }, folded.excluded);
  expect([9 * 60, 10 * 60, 13 * 60 + 45, 14 * 60].map((minutes) => isOut(thursday, minutes))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOut(tuesday, 11 * 60)).toBe(false);
  expect(foldWishes(carriedOver([busy], [{ earliest: '08:00', latest: '16:00' }])).excluded).toEqual(folded.excluded);
});

test('an hour that is ruled out leaves its day', () => {
  const folded = foldWishes([{ date: thursday }, { date: thursday, time: '09:00', excluded: true }]);
  expect(folded.candidates).toMatchObject([{ date: thursday }]);
  const later = foldWishes(
    carriedOver([{ date: thursday }, { date: thursday, time: '09:00', excluded: true }], [{ date: tuesday }]),
  );
  for (const { excluded } of [folded, later])
    expect([540, 555, 570].map((minutes) => isRuledOut({ date: thursday, minutes }, excluded))).toEqual([
      true,
      true,
      false,
    ]);
});

test('a part of one day that is ruled out is none of another, and no wish beside a week', () => {
  const notInTheMorning: TimeWish = { date: thursday, earliest: '06:00', latest: '12:00', excluded: true };
  const [first, second] = foldWishes([
    { date: wednesday },
    { date: thursday, alternative: true },
    notInTheMorning,
  ]).candidates;
  expect(first).toMatchObject({ date: wednesday });
  expect(first?.earliest).toBeUndefined();
  expect(second).toMatchObject({ date: thursday, earliest: '12:00' });
  const week = foldWishes([{ date: tuesday, until: '2026-11-22' }, notInTheMorning]).candidates;
  expect(week).toHaveLength(1);
  expect(week[0]).toMatchObject({ date: tuesday, until: '2026-11-22' });
});

test('days that are ruled out are all of them, and what is ruled out of a morning leaves both its ends', () => {
  const { excluded } = foldWishes([{ date: tuesday, until: '2026-11-22', excluded: true }]);
  const on = (date: string) => isRuledOut({ date, minutes: 600 }, excluded);
  expect([on('2026-11-16'), on(tuesday), on('2026-11-20'), on('2026-11-22'), on('2026-11-23')]).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  const hours = foldWishes([
    { date: thursday },
    { date: thursday, earliest: '09:00', latest: '15:00', excluded: true },
  ]);
  expect(hours.candidates).toEqual([expect.objectContaining({ date: thursday, earliest: undefined })]);
  expect(isRuledOut({ date: thursday, minutes: 8 * 60 }, hours.excluded)).toBe(false);
  expect(isRuledOut({ date: thursday, minutes: 9 * 60 }, hours.excluded)).toBe(true);
});
