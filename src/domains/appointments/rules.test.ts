import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '#shared/hours.ts';
import { checkTime, type Diary, freeTimes, type Kept, standsOn, type Weekly, weeklyTimes } from './rules.ts';

const daily = (from: string, to: string): WeekHours => {
  const day: [string, string][] = [[from, to]];
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};

const diaryIn = (timezone: string, more: Partial<Diary> = {}): Diary => ({
  timezone,
  hours: daily('08:00', '17:00'),
  closedDates: [],
  stepMinutes: 30,
  leadMinutes: 0,
  horizonDays: 60,
  services: [{ id: 'cut', minutes: 60, bufferMinutes: 15 }],
  staff: [],
  ...more,
});

const at = (text: string) => new Date(text);
const kept = (id: string, from: string, until: string, staffId: string | null = null): Kept => ({
  id,
  staffId,
  startsAt: at(from),
  until: at(until),
});

describe('why a time can or cannot be had', () => {
  const now = at('2026-11-16T08:00:00-05:00');
  const weekdayHours = { ...daily('08:00', '17:00'), sun: [] as [string, string][] };
  const staff = [
    { id: 'ann', serviceIds: ['cut'], hours: daily('08:00', '12:00') },
    { id: 'bob', serviceIds: ['cut'] },
    { id: 'cid', serviceIds: [] },
  ];
  const diary = diaryIn('America/New_York', {
    hours: weekdayHours,
    closedDates: ['2026-11-26'],
    leadMinutes: 120,
    horizonDays: 30,
    staff,
  });
  const table: [string, string, string | undefined, string][] = [
    ['a free morning', '2026-11-17T09:00:00-05:00', undefined, 'ann'],
    ['Ann is away in the afternoon, Bob is not', '2026-11-17T14:00:00-05:00', undefined, 'bob'],
    ['Ann is away', '2026-11-17T14:00:00-05:00', 'ann', 'staff_away'],
    ['ends at closing', '2026-11-17T16:00:00-05:00', undefined, 'bob'],
    ['runs past closing', '2026-11-17T16:30:00-05:00', undefined, 'outside_hours'],
    ['before opening', '2026-11-17T07:30:00-05:00', undefined, 'outside_hours'],
    ['a Sunday', '2026-11-22T10:00:00-05:00', undefined, 'closed'],
    ['a closed date', '2026-11-26T10:00:00-05:00', undefined, 'closed'],
    ['within the lead', '2026-11-16T09:30:00-05:00', undefined, 'too_soon'],
    ['exactly the lead', '2026-11-16T10:00:00-05:00', undefined, 'ann'],
    ['gone by', '2026-11-16T07:00:00-05:00', undefined, 'past'],
    ['past the horizon', '2026-12-17T10:00:00-05:00', undefined, 'too_far'],
    ['off the grid', '2026-11-17T09:10:00-05:00', undefined, 'off_step'],
    ['somebody who does not do it', '2026-11-17T09:00:00-05:00', 'cid', 'not_offered'],
    ['Ann has something', '2026-11-18T10:00:00-05:00', 'ann', 'taken'],
    ['Ann has something, Bob is free', '2026-11-18T10:00:00-05:00', undefined, 'bob'],
    ['the buffer behind it touches what comes', '2026-11-18T09:00:00-05:00', 'ann', 'taken'],
  ];
  const busy = [kept('x', '2026-11-18T10:00:00-05:00', '2026-11-18T11:15:00-05:00', 'ann')];
  it.each(table)('%s', (_, startsAt, staffId, expected) => {
    const checked = checkTime(diary, busy, { serviceId: 'cut', staffId, now, startsAt: at(startsAt) });
    expect(checked.ok ? checked.value.staffId : checked.reason).toBe(expected);
  });

  it('does not let an appointment stand in its own way when it is moved', () => {
    const question = { serviceId: 'cut', staffId: 'ann', now, startsAt: at('2026-11-18T10:30:00-05:00') };
    expect(checkTime(diary, busy, question)).toMatchObject({ ok: false, reason: 'taken' });
    expect(checkTime(diary, busy, { ...question, ignoring: 'x' })).toMatchObject({ ok: true });
  });

  it('lets a time that is blocked for the whole business stand in everyone’s way', () => {
    const blocked = [kept('b', '2026-11-17T09:00:00-05:00', '2026-11-17T10:00:00-05:00')];
    const question = { serviceId: 'cut', now, startsAt: at('2026-11-17T09:00:00-05:00') };
    expect(checkTime(diary, blocked, question)).toMatchObject({ ok: false, reason: 'taken' });
  });

  it('runs over midnight where the business does', () => {
    const always = diaryIn('America/Chicago', { hours: daily('00:00', '24:00') });
    const startsAt = at('2026-11-17T23:30:00-06:00');
    expect(checkTime(always, [], { serviceId: 'cut', now, startsAt })).toMatchObject({ ok: true });
  });
});

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
] as const;
/** The second Sunday of March and the first of November, by the calendar alone: the US rule since 2007. */
const changes = Array.from({ length: 7 }, (_, n) => 2024 + n).flatMap((year) => {
  const sunday = (month: number, nth: number) => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    return first.add({ days: ((7 - first.dayOfWeek) % 7) + 7 * (nth - 1) });
  };
  return [sunday(3, 2), sunday(11, 1)];
});

describe('the nights when clocks change', () => {
  it.each(zones.flatMap((zone) => changes.map((date) => [zone, date.toString()] as const)))(
    '%s on %s: every offered time exists on the wall and is offered once',
    (zone, text) => {
      const diary = diaryIn(zone, {
        hours: daily('00:00', '24:00'),
        services: [{ id: 'cut', minutes: 30, bufferMinutes: 0 }],
      });
      const date = Temporal.PlainDate.from(text);
      const start = date.toZonedDateTime(zone);
      const slots = freeTimes(diary, [], {
        serviceId: 'cut',
        now: new Date(start.subtract({ days: 3 }).epochMilliseconds),
        from: new Date(start.epochMilliseconds),
        to: new Date(start.add({ days: 1 }).epochMilliseconds),
        max: 100,
      });
      const walls = slots.map((slot) =>
        new Date(slot.startsAt).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
      );
      expect(new Set(walls).size).toBe(walls.length);
      const springs = zone !== 'America/Phoenix' && date.month === 3;
      expect(walls.length).toBe(springs ? 46 : 48);
      expect(walls.includes('02:30')).toBe(!springs);
    },
  );

  it('agrees with an independent source of time-zone truth on every hour of every change (python3 zoneinfo)', () => {
    const script = `
import sys, json, datetime, zoneinfo
out=[]
for zone, date in json.load(sys.stdin):
    tz=zoneinfo.ZoneInfo(zone); d=datetime.date.fromisoformat(date)
    for minutes in range(0,1440,30):
        wall=datetime.datetime(d.year,d.month,d.day,minutes//60,minutes%60,tzinfo=tz)
        back=wall.astimezone(datetime.timezone.utc).astimezone(tz)
        if back.hour*60+back.minute==minutes: out.append([zone,int(wall.timestamp())])
print(json.dumps(out))`;
    let oracle: [string, number][];
    const days = changes.flatMap((change) => [-1, 0, 1].map((offset) => change.add({ days: offset }).toString()));
    const asked = zones.flatMap((zone) => days.map((day) => [zone, day]));
    try {
      oracle = JSON.parse(
        execFileSync('python3', ['-c', script], {
          input: JSON.stringify(asked),
          encoding: 'utf8',
          stdio: ['pipe', 'pipe', 'ignore'],
        }),
      );
    } catch {
      console.warn('NOT CHECKED against zoneinfo: python3 with time zones is not on this machine.');
      return;
    }
    const ours = asked.flatMap(([zone = '', day = '']) => {
      const diary = diaryIn(zone, {
        hours: daily('00:00', '24:00'),
        services: [{ id: 'cut', minutes: 30, bufferMinutes: 0 }],
      });
      const start = Temporal.PlainDate.from(day).toZonedDateTime(zone);
      const slots = freeTimes(diary, [], {
        serviceId: 'cut',
        now: new Date(start.subtract({ days: 2 }).epochMilliseconds),
        from: new Date(start.epochMilliseconds),
        to: new Date(start.add({ days: 1 }).epochMilliseconds),
        max: 100,
      });
      return slots.map((slot) => [zone, slot.startsAt.getTime() / 1000]);
    });
    expect(ours).toEqual(oracle);
  });
});

describe('whatever is in the diary', () => {
  const minutes = fc.integer({ min: 0, max: 40 * 24 * 2 }).map((halfHours) => halfHours * 30);
  const spans = fc.array(fc.tuple(minutes, fc.constantFrom(30, 60, 90), fc.constantFrom('ann', 'bob', null)), {
    maxLength: 25,
  });

  it('offers nothing that is taken, closed, too soon or too far, and refuses nothing that it offers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...changes),
        spans,
        fc.constantFrom(0, 60, 1440),
        fc.constantFrom(15, 20, 30, 60),
        (zone, change, taken, leadMinutes, stepMinutes) => {
          const now = new Date(change.subtract({ days: 5 }).toZonedDateTime(zone).epochMilliseconds);
          const closed = change.add({ days: 1 }).toString();
          const diary = diaryIn(zone, {
            leadMinutes,
            stepMinutes,
            horizonDays: 12,
            closedDates: [closed],
            hours: {
              ...daily('00:00', '12:00'),
              tue: [
                ['09:00', '12:00'],
                ['13:00', '24:00'],
              ],
            },
            staff: [
              { id: 'ann', serviceIds: ['cut'] },
              { id: 'bob', serviceIds: ['cut'] },
            ],
          });
          const busy = taken.map(([from, length, staffId], at): Kept => {
            const startsAt = new Date(now.getTime() + from * 60_000);
            return { id: String(at), staffId, startsAt, until: new Date(startsAt.getTime() + length * 60_000) };
          });
          const question = { serviceId: 'cut', now };
          const to = new Date(now.getTime() + 30 * 24 * 3_600_000);
          for (const slot of freeTimes(diary, busy, { ...question, from: now, to, max: 150 })) {
            expect(checkTime(diary, busy, { ...question, startsAt: slot.startsAt }).ok).toBe(true);
            expect(slot.startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + leadMinutes * 60_000);
            const wall = Temporal.Instant.fromEpochMilliseconds(slot.startsAt.getTime()).toZonedDateTimeISO(zone);
            expect(wall.toPlainDate().toString()).not.toBe(closed);
            expect((wall.hour * 60 + wall.minute) % stepMinutes).toBe(0);
            for (const one of busy)
              if (one.staffId === null || one.staffId === slot.staffId)
                expect(one.startsAt < slot.until && slot.startsAt < one.until).toBe(false);
          }
        },
      ),
      { numRuns: 40, seed: 20261121 },
    );
  });
});

describe('time that is kept each week', () => {
  const zone = 'America/New_York';
  const lunch: Weekly = { startsOn: '2026-10-28', endsOn: null, fromMinutes: 720, toMinutes: 780, freedOn: [] };
  const spans = (weekly: Weekly, from: string, to: string, timezone: string = zone) =>
    weeklyTimes(weekly, timezone, at(from), at(to)).map(({ startsAt, endsAt }) =>
      [startsAt, endsAt].map((one) => one.toISOString().slice(0, 16)),
    );

  it('stands at the same time on the wall before and after the clocks are set', () => {
    expect(spans(lunch, '2026-10-27T00:00Z', '2026-11-12T00:00Z')).toEqual([
      ['2026-10-28T16:00', '2026-10-28T17:00'],
      ['2026-11-04T17:00', '2026-11-04T18:00'],
      ['2026-11-11T17:00', '2026-11-11T18:00'],
    ]);
    expect(spans(lunch, '2027-03-10T00:00Z', '2027-03-18T00:00Z')).toEqual([
      ['2027-03-10T17:00', '2027-03-10T18:00'],
      ['2027-03-17T16:00', '2027-03-17T17:00'],
    ]);
  });

  it.each([
    ['before its first day', {}, '2026-10-21', false],
    ['on its first day', {}, '2026-10-28', true],
    ['on another weekday', {}, '2026-10-29', false],
    ['on its last day', { endsOn: '2026-11-11' }, '2026-11-11', true],
    ['after its last day', { endsOn: '2026-11-11' }, '2026-11-18', false],
    ['on a day that was freed', { freedOn: ['2026-11-04'] }, '2026-11-04', false],
    ['a week after one that was freed', { freedOn: ['2026-11-04'] }, '2026-11-11', true],
    ['years later', {}, '2031-10-29', true],
  ])('%s', (_, more: Partial<Weekly>, date, stands) => {
    const weekly = { ...lunch, ...more };
    expect(standsOn(weekly, date)).toBe(stands);
    const whole = weeklyTimes(weekly, zone, at(`${date}T00:00Z`), at(`${date}T23:59Z`));
    expect(whole.map((one) => one.date)).toEqual(stands ? [date] : []);
  });

  it('keeps what comes twice at both comings, and of what is skipped only what is there', () => {
    const sunday = (fromMinutes: number, toMinutes: number): Weekly => ({
      ...{ startsOn: '2026-11-01', endsOn: null, freedOn: [], fromMinutes, toMinutes },
    });
    const autumn = ['2026-11-01T00:00Z', '2026-11-02T05:00Z'] as const;
    expect(spans(sunday(60, 120), ...autumn)).toEqual([['2026-11-01T05:00', '2026-11-01T07:00']]);
    expect(spans(sunday(0, 1440), ...autumn)).toEqual([['2026-11-01T04:00', '2026-11-02T05:00']]);
    const spring = ['2027-03-14T00:00Z', '2027-03-15T04:00Z'] as const;
    expect(spans(sunday(120, 180), ...spring)).toEqual([]);
    expect(spans(sunday(150, 240), ...spring)).toEqual([['2027-03-14T07:00', '2027-03-14T08:00']]);
    expect(spans(sunday(60, 150), ...spring)).toEqual([['2027-03-14T06:00', '2027-03-14T07:00']]);
    expect(spans(sunday(60, 240), ...spring, 'America/Phoenix')).toEqual([['2027-03-14T08:00', '2027-03-14T11:00']]);
  });

  it.each([
    [zone, 'Wed', '2026-10-28', 1140, 1440],
    [zone, 'Sun', '2026-11-01', 60, 150],
    ['America/Havana', 'Sat', '2026-10-31', 1140, 1440],
    ['America/Havana', 'Sun', '2026-11-01', 0, 300],
    ['Asia/Beirut', 'Sat', '2026-10-31', 1380, 1440],
    ['Australia/Lord_Howe', 'Sun', '2026-11-01', 90, 135],
  ])('covers exactly the minutes at which the wall shows its time, on each day of a year: %s, %s', (...row) => {
    const [timezone, weekday, startsOn, fromMinutes, toMinutes] = row;
    const range = [at('2026-10-25T00:00Z'), at('2027-10-31T12:00Z')] as const;
    const wall = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: timezone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    const times = weeklyTimes({ ...lunch, startsOn, fromMinutes, toMinutes }, timezone, ...range);
    for (let now = at(`${startsOn}T12:00Z`).getTime() - 43_200_000; now < range[1].getTime(); now += 15 * 60_000) {
      const shown = wall.format(now);
      const minutes = Number(shown.slice(-5, -3)) * 60 + Number(shown.slice(-2));
      const isMeant = shown.startsWith(weekday) && minutes >= fromMinutes && minutes < toMinutes;
      const isKept = times.some(({ startsAt, endsAt }) => startsAt.getTime() <= now && now < endsAt.getTime());
      if (isKept !== isMeant) expect.fail(`${new Date(now).toISOString()}, ${shown} on the wall, kept: ${isKept}`);
    }
    expect(times.length).toBeGreaterThan(50);
  });

  it('is never offered, before and after the clocks are set', () => {
    const diary = diaryIn(zone, {
      hours: daily('11:00', '15:00'),
      services: [{ id: 'cut', minutes: 60, bufferMinutes: 0 }],
    });
    const [now, to] = [at('2026-10-27T00:00-04:00'), at('2026-11-06T00:00-05:00')];
    const blocks: Kept[] = weeklyTimes(lunch, zone, now, to).map(({ date, startsAt, endsAt }) => ({
      ...{ id: date, staffId: null, startsAt, until: endsAt },
    }));
    const offered = freeTimes(diary, blocks, { serviceId: 'cut', now, from: now, to, max: 200 }).map(({ startsAt }) =>
      Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(zone),
    );
    for (const wednesday of ['2026-10-28', '2026-11-04']) {
      const times = offered.filter((one) => one.toPlainDate().toString() === wednesday);
      expect(times.map((one) => one.toPlainTime().toString().slice(0, 5))).toEqual([
        '11:00',
        '13:00',
        '13:30',
        '14:00',
      ]);
    }
    expect(offered.filter((one) => one.toPlainDate().toString() === '2026-11-03')).toHaveLength(7);
  });
});
