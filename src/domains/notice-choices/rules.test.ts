import { describe, expect, it } from 'vitest';
import { defaultChoices, isQuiet, type NewsKind, wakes, wallClock, wants } from './rules.ts';

const kinds: readonly NewsKind[] = ['on-call', 'hand-off', 'urgent', 'message', 'booked', 'moved', 'cancelled'];

describe('what is wanted', () => {
  it.each([
    ['nothing is chosen', {}, kinds],
    ['mail is off', { emailNotifications: false }, []],
    ['calls are off', { callNotifications: false }, ['message', 'booked', 'moved', 'cancelled']],
    ['messages are off', { messageNotifications: false }, kinds.filter((kind) => kind !== 'message')],
    ['bookings are off', { bookingNotifications: false }, ['on-call', 'hand-off', 'urgent', 'message']],
  ])('when %s', (_, chosen, wanted) => {
    expect(kinds.filter((kind) => wants({ ...defaultChoices, ...chosen }, kind))).toEqual(wanted);
  });
});

describe('quiet hours', () => {
  const night = { ...defaultChoices, quietFrom: '22:00', quietUntil: '07:00' };
  const noon = { ...defaultChoices, quietFrom: '12:00', quietUntil: '13:30' };
  it.each([
    [night, '21:59', false],
    [night, '22:00', true],
    [night, '00:00', true],
    [night, '06:59', true],
    [night, '07:00', false],
    [noon, '11:59', false],
    [noon, '13:29', true],
    [noon, '13:30', false],
    [{ ...defaultChoices, quietFrom: '08:00', quietUntil: '08:00' }, '08:00', false],
    [defaultChoices, '03:00', false],
  ])('of %o at %s', (choices, clock, quiet) => {
    expect(isQuiet(choices, clock)).toBe(quiet);
  });

  it('let through what cannot wait for the morning', () => {
    expect(kinds.filter(wakes)).toEqual(['on-call', 'urgent']);
  });

  it('are those of the business, over a change of the clocks too', () => {
    expect(wallClock(new Date('2026-07-01T02:30:00Z'), 'America/New_York')).toBe('22:30');
    expect(wallClock(new Date('2026-12-01T02:30:00Z'), 'America/New_York')).toBe('21:30');
    expect(wallClock(new Date('2026-12-01T05:00:00Z'), 'America/New_York')).toBe('00:00');
  });
});
