import { describe, expect, it } from 'vitest';
import { dueAt, earliestMs, isNight, isStillTime, type Lead } from './rules.ts';

const newYork = 'America/New_York';
const longAgo = new Date('2026-01-01T00:00Z');
const due = (startsAt: string, lead: Lead, changedAt = longAgo, timezone = newYork) =>
  dueAt({ startsAt: new Date(startsAt), changedAt, timezone }, lead)?.toISOString() ?? null;

describe('a reminder is due', () => {
  it.each([
    ['a day before at the same time on the wall', '2026-06-10T14:00-04:00', 'day', '2026-06-09T14:00-04:00'],
    ['also over the night in which clocks go forward', '2026-03-08T14:00-04:00', 'day', '2026-03-07T14:00-05:00'],
    ['also over the night in which they go back', '2026-11-01T14:00-05:00', 'day', '2026-10-31T14:00-04:00'],
    ['two hours before', '2026-06-10T14:00-04:00', 'two-hours', '2026-06-10T12:00-04:00'],
    ['in the morning, where a day before is early', '2026-06-10T06:30-04:00', 'day', '2026-06-09T08:00-04:00'],
    ['in the morning after, where a day before is late', '2026-06-10T22:00-04:00', 'day', '2026-06-10T08:00-04:00'],
    ['in the morning, where that is an hour before', '2026-06-10T09:00-04:00', 'two-hours', '2026-06-10T08:00-04:00'],
    ['in the evening before, where it is not', '2026-06-10T08:30-04:00', 'two-hours', '2026-06-09T20:00-04:00'],
    ['in the evening of the same day, for the late', '2026-06-10T23:30-04:00', 'two-hours', '2026-06-10T20:00-04:00'],
  ] as const)('%s', (_, startsAt, lead, expected) => {
    expect(due(startsAt, lead)).toBe(new Date(expected).toISOString());
  });

  it('never where it is off, nor for whoever booked or moved after that instant', () => {
    expect(due('2026-06-10T14:00-04:00', 'off')).toBeNull();
    expect(due('2026-06-10T14:00-04:00', 'day', new Date('2026-06-09T14:00-04:00'))).toBeNull();
    expect(due('2026-06-10T14:00-04:00', 'day', new Date('2026-06-09T13:59-04:00'))).not.toBeNull();
  });

  it('never at night, never after the start, and never earlier than is looked for: at each hour of two years, near enough', () => {
    for (const timezone of [newYork, 'Asia/Kolkata', 'Pacific/Auckland'])
      for (let at = Date.parse('2026-01-05T00:00Z'); at < Date.parse('2027-12-31T00:00Z'); at += 61 * 15 * 60_000)
        for (const lead of ['day', 'two-hours'] as const) {
          const found = dueAt({ startsAt: new Date(at), changedAt: new Date(0), timezone }, lead);
          if (!found) throw new Error('each of them has a reminder');
          expect(isNight(found, timezone)).toBe(false);
          expect(at - found.getTime()).toBeGreaterThanOrEqual(60 * 60_000);
          expect(at - found.getTime()).toBeLessThan(earliestMs);
        }
  });
});

it('is too late for one shortly before', () => {
  const at = (minutes: number) => new Date(Date.parse('2026-06-10T14:00Z') - minutes * 60_000);
  expect([isStillTime(at(0), at(120), 'day'), isStillTime(at(0), at(119), 'day')]).toEqual([true, false]);
  expect([isStillTime(at(0), at(30), 'two-hours'), isStillTime(at(0), at(29), 'two-hours')]).toEqual([true, false]);
});
