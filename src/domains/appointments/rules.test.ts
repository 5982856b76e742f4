import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '#shared/hours.ts';
import { checkTime, type Diary, freeTimes, type Kept } from './rules.ts';

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
