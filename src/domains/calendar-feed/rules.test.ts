// The file as a second reader takes it: whatever people type, it is read back as they typed it, and nothing else stands there.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Appointment } from '#domains/appointments/contract.ts';
import { calendarText } from '#shared/calendar-text.ts';
import { instantIn, propertyOf, readCalendar, textOf } from '../../../tests/support/calendar-reader.ts';
import { feedOf } from './rules.ts';

const id = (at: number): Appointment['id'] => `apt_${String(at).padStart(26, '0')}`;
const appointment = (more: Partial<Appointment> = {}): Appointment => ({
  ...{ id: id(1), status: 'booked', serviceId: `svc_${'0'.repeat(26)}`, service: 'Cut', staffId: null, staff: 'Robin' },
  ...{
    contactId: null,
    conversationId: null,
    startsAt: '2026-03-08T13:00:00.000Z',
    endsAt: '2026-03-08T14:00:00.000Z',
  },
  ...{ name: 'Ines Roth', phone: '+12025550142', email: null, address: null, note: '', bookedBy: 'user', sequence: 0 },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-03-01T10:00:00.000Z', cancelledAt: null },
  ...more,
});
const linkTo = (of: string) => `https://telle.example/diary?open=${of}`;
const read = (appointments: readonly Appointment[], person: string | null = null) =>
  readCalendar(
    feedOf({ business: 'Harbor; Dental, "Co"', person, timezone: 'America/New_York', appointments }, linkTo),
  );

it('says when in UTC, what, for whom and where, and that it is off where it is', () => {
  const file = read([
    appointment({ address: '1 Main St,\nPortland', sequence: 3 }),
    appointment({ id: id(2), status: 'cancelled' }),
  ]);
  expect(textOf(propertyOf(file, 'X-WR-CALNAME'))).toBe('Harbor; Dental, "Co"');
  const [first, second] = file.components;
  if (!first || !second) throw new Error('there are two events');
  // The Sunday on which clocks go forward: nine o'clock on the wall is thirteen in Greenwich.
  expect(instantIn(first, 'DTSTART').toLocaleString('en-US', { timeZone: 'America/New_York' })).toContain('9:00:00 AM');
  expect(propertyOf(first, 'SEQUENCE')).toBe('3');
  expect(textOf(propertyOf(first, 'SUMMARY'))).toBe('Ines Roth: Cut');
  expect(textOf(propertyOf(first, 'LOCATION'))).toBe('1 Main St,\nPortland');
  expect(textOf(propertyOf(first, 'DESCRIPTION'))).toBe('With Robin\n+12025550142');
  expect([first, second].map((event) => propertyOf(event, 'STATUS'))).toEqual(['CONFIRMED', 'CANCELLED']);
});

it('is a calendar also where nothing stands in it', () => {
  expect(read([], 'Robin').components).toEqual([]);
});

const evil = fc.constantFrom(
  'x\r\nATTENDEE:mailto:victim@evil.test',
  'x\nEND:VEVENT\nBEGIN:VEVENT',
  'x\rSTATUS:CANCELLED',
  'x\u2028y\u0085z',
  '\\n\\',
  ';TZID=x:',
  'a\u0000b\u001fc\tc',
  '王小明'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(30),
  'a sign that was lost before: \uFFFD',
);
const typed = fc.oneof(fc.string({ maxLength: 120 }), fc.string({ unit: 'grapheme', maxLength: 120 }), evil);
/** As it may come back: every line break is one, and a control character is a space. */
const kept = (text: string) =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '));

it('gives whatever was typed back to a strict reader, and never more than it holds', () => {
  fc.assert(
    fc.property(typed, typed, typed, (name, note, address) => {
      const file = read([appointment({ name, note, address, staff: null, phone: null })], 'Robin');
      expect(file.components).toHaveLength(1);
      const [event] = file.components;
      if (!event) throw new Error('there is one event');
      expect(event.properties.filter((one) => one.name === 'STATUS')).toHaveLength(1);
      expect(event.properties.some((one) => one.name === 'ATTENDEE')).toBe(false);
      expect(textOf(propertyOf(event, 'SUMMARY'))).toBe(kept(name ? `${name}: Cut` : 'Cut'));
      if (note) expect(textOf(propertyOf(event, 'DESCRIPTION'))).toBe(kept(note));
      if (address) expect(textOf(propertyOf(event, 'LOCATION'))).toBe(kept(address));
    }),
    { numRuns: 400 },
  );
});

it('the reader refuses what it should', () => {
  const good = feedOf({ business: 'B', person: null, timezone: 'UTC', appointments: [appointment()] }, linkTo);
  for (const bad of [
    good.replaceAll('\r\n', '\n'),
    good.replace('SUMMARY:', 'SUMMARY:;'),
    good.replace('SUMMARY:', `SUMMARY:${'x'.repeat(80)}`),
    good.replace('END:VEVENT\r\n', ''),
    good.replace('UID:', 'XUID:'),
    good.replace('STATUS:CONFIRMED', 'STATUS:CONFIRMED\r\nSTATUS:CANCELLED'),
    good.replace('DTSTART:20260308T130000Z', 'DTSTART:2026-03-08'),
  ])
    expect(() => readCalendar(bad)).toThrow();
  expect(calendarText('a;b')).toBe('a\\;b');
});
