import { describe, expect, it } from 'vitest';
import { defaultChoices, type NoticeChoices } from '#domains/notice-choices/rules.ts';
import { type News, nextClock, notificationsOf, ttlSecondsOf } from './rules.ts';

const timezone = 'America/New_York';
/** Eleven at night and noon there. */
const [night, noon] = [new Date('2026-01-15T04:00Z'), new Date('2026-01-15T17:00Z')];
const quiet: NoticeChoices = { ...defaultChoices, quietFrom: '22:00', quietUntil: '07:00' };
const news: readonly News[] = [
  { key: 'a', kind: 'hand-off', path: '/inbox?id=a' },
  { key: 'b', kind: 'message', path: '/inbox?id=b' },
  { key: 'c', kind: 'booked', path: '/diary' },
  { key: 'd', kind: 'urgent', path: '/inbox?id=d' },
];
const told = (choices: NoticeChoices, now: Date, of = news) =>
  notificationsOf(of, choices, { now, timezone }).map(({ title, path, at }) => [
    title,
    path,
    at?.toISOString() ?? null,
  ]);

describe('news is told', () => {
  it('each that presses on its own, and the rest together', () => {
    expect(told(quiet, noon)).toEqual([
      ['A caller waits for a person', '/inbox?id=a', null],
      ['Urgent message', '/inbox?id=d', null],
      ['2 new things from your callers', '/dashboard', null],
    ]);
    expect(told(quiet, noon, news.slice(1, 2))).toEqual([['New message', '/inbox?id=b', null]]);
  });

  it('at night only where it wakes, and once at its end that there is more', () => {
    expect(told(quiet, night)).toEqual([
      ['Urgent message', '/inbox?id=d', null],
      ['News came in your quiet hours', '/dashboard', '2026-01-15T12:00:00.000Z'],
    ]);
    const keys = [news.slice(0, 1), news.slice(1, 2)].map(
      (of) => notificationsOf(of, quiet, { now: night, timezone })[0]?.key,
    );
    expect(keys[0]).toBe(keys[1]);
  });

  it('at the end of the night of whatever comes in it, for a day, and of nothing that wakes', () => {
    const [first] = notificationsOf(news.slice(0, 1), quiet, { now: night, timezone });
    const kinds = [...(first?.kinds ?? [])].sort();
    expect(kinds).toEqual(['booked', 'cancelled', 'hand-off', 'message', 'moved']);
    expect(ttlSecondsOf(kinds)).toBe(86_400);
  });

  it('so that unlike news stands beside each other, and only the nights make one', () => {
    const tags = (now: Date, of: readonly News[]) =>
      notificationsOf(of, quiet, { now, timezone }).map(({ tag }) => tag);
    expect(tags(noon, news)).toEqual(['a', 'd', 'b']);
    expect(tags(noon, news.slice(2, 3))).toEqual(['c']);
    expect(tags(night, news)).toEqual(['d', 'news']);
  });

  it('of the kinds that are asked for, whether mail is wanted or not', () => {
    expect(told({ ...defaultChoices, emailNotifications: false, callNotifications: false }, noon)).toEqual([
      ['2 new things from your callers', '/dashboard', null],
    ]);
    expect(told({ ...defaultChoices, callNotifications: false, messageNotifications: false }, noon)).toEqual([
      ['Appointment booked', '/diary', null],
    ]);
  });
});

describe('the next time that a wall shows an hour', () => {
  it.each([
    ['later today', '2026-01-15T04:00Z', '23:30', '2026-01-15T04:30:00.000Z'],
    ['tomorrow', '2026-01-15T17:00Z', '07:00', '2026-01-16T12:00:00.000Z'],
    ['tomorrow, where it is that now', '2026-01-15T12:00Z', '07:00', '2026-01-16T12:00:00.000Z'],
    ['over the night that is an hour short', '2026-03-08T04:00Z', '07:00', '2026-03-08T11:00:00.000Z'],
    ['over the night that is an hour long', '2026-11-01T03:00Z', '07:00', '2026-11-01T12:00:00.000Z'],
  ])('is %s', (_, after, clock, at) => {
    expect(nextClock(new Date(after), clock, timezone).toISOString()).toBe(at);
  });
});
