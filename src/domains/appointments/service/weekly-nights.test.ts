import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesOf } from '#shared/hours.ts';
import { endMinutes, localDay, type Weekly, weeklyTimes } from '../rules.ts';

it.each([
  ['12:00', '13:00', 780],
  ['00:00', '24:00', 1440],
  ['22:00', '24:00', 1440],
  ['22:00', '00:00', 1440],
  ['22:00', '06:00', 1800],
  ['22:00', '21:45', 2745],
])('from %s until %s ends so many minutes after the midnight before', (from, to, minutes) => {
  expect(endMinutes(from, to)).toBe(minutes);
});

const at = (text: string) => new Date(text);

const nightOf = fc.record({
  timezone: fc.constantFrom(
    'America/New_York',
    'America/Havana',
    'Asia/Beirut',
    'Australia/Lord_Howe',
    'Europe/Dublin',
    'Asia/Tokyo',
  ),
  from: fc.integer({ min: 1, max: 95 }).map((quarters) => quarters * 15),
  length: fc.integer({ min: 1, max: 95 }).map((quarters) => quarters * 15),
  // The nights around the changes of those zones, and any other.
  startsOn: fc
    .oneof(fc.constantFrom('2026-10-03', '2026-10-24', '2026-10-31', '2027-03-13', '2027-03-27', '2027-04-03'), {
      arbitrary: fc.integer({ min: 0, max: 364 }).map((days) => localDay(at('2026-10-01T12:00Z'), 'UTC', days)),
      weight: 2,
    })
    .chain((date) => fc.integer({ min: -1, max: 1 }).map((days) => localDay(at(`${date}T12:00Z`), 'UTC', days))),
});

it('runs over midnight into the next day, also on the nights on which the clocks are set', () => {
  fc.assert(
    fc.property(nightOf, ({ timezone, from, length, startsOn }) => {
      const night: Weekly = { startsOn, endsOn: startsOn, fromMinutes: from, toMinutes: from + length, freedOn: [] };
      const [noon, next] = [at(`${startsOn}T00:00Z`), localDay(at(`${startsOn}T12:00Z`), 'UTC', 1)];
      const range = [new Date(noon.getTime() - 86_400_000), new Date(noon.getTime() + 3 * 86_400_000)] as const;
      const wall = new Intl.DateTimeFormat('en-CA', {
        ...{ timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' },
        ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      });
      const isMeant = (instant: number) => {
        const [date = '', clock = ''] = wall.format(instant).split(', ');
        const minutes = minutesOf(clock) + (date === next ? 1440 : 0);
        return (date === startsOn || date === next) && minutes >= from && minutes < from + length;
      };
      const meant: number[] = [];
      for (let now = range[0].getTime(); now < range[1].getTime(); now += 15 * 60_000)
        if (isMeant(now)) meant.push(now);
      const times = weeklyTimes(night, timezone, ...range);
      // From the first quarter that the wall shows to the end of the last; nothing where the clocks skip all of it.
      expect(times.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])).toEqual(
        meant.length === 0 ? [] : [[meant[0], (meant.at(-1) ?? 0) + 15 * 60_000]],
      );
      // Whoever asks of a part of it alone finds it too.
      const last = new Date((meant.at(-1) ?? 0) + 60_000);
      if (meant.length > 0) expect(weeklyTimes(night, timezone, last, new Date(last.getTime() + 1))).toEqual(times);
    }),
    {
      numRuns: 400,
      // Ends at the minute that the clocks are set back to.
      examples: [
        [{ timezone: 'America/New_York', from: 135, length: 1365, startsOn: '2026-10-31' }],
        [{ timezone: 'Australia/Lord_Howe', from: 1200, length: 330, startsOn: '2027-04-03' }],
      ],
    },
  );
});
