import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../tests/support/calendar-reader.ts';
import { calendarOf, type Entry, isSameWall, timeIn, whenForBoth, whenIn } from './rules.ts';

const entry: Entry = {
  id: 'apt_01',
  status: 'booked',
  service: 'Cut; colour, and more',
  staff: 'Zoë Ångström-Żółć 王小明, who is also asked for the longest things that anybody could want',
  startsAt: '2026-03-03T15:00:00.000Z',
  endsAt: '2026-03-03T15:30:00.000Z',
  sequence: 0,
  updatedAt: '2026-03-02T15:00:00.000Z',
  business: { name: 'Søren "Quick" Cuts', address: '1 Main St,\nPortland', phone: '+12025550101' },
  address: null,
};
const more = { organizer: 'telle@example.com', url: 'https://telle.example.com/booking?token=apt_01.abc' };
const written = calendarOf(entry, more);
const unfolded = written.replaceAll('\r\n ', '');

describe('the calendar entry', () => {
  it('says when in UTC, and what and where with every sign escaped', () => {
    expect(unfolded).toContain('\r\nDTSTART:20260303T150000Z\r\nDTEND:20260303T153000Z\r\n');
    expect(unfolded).toContain('\r\nSUMMARY:Cut\\; colour\\, and more\\, Søren "Quick" Cuts\r\n');
    expect(unfolded).toContain('\r\nLOCATION:1 Main St\\,\\nPortland\r\n');
    expect(unfolded).toContain('Move or cancel: https://telle.example.com/booking?token=apt_01.abc\r\n');
    expect(unfolded).toContain('\r\nORGANIZER;CN="Søren  Quick  Cuts":mailto:telle@example.com\r\n');
  });

  it('has no line over 75 octets, and cuts no letter in two', () => {
    const lines = written.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(19);
    expect(unfolded).toContain('Zoë Ångström-Żółć 王小明');
    expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('keeps its UID and counts up when it is moved, and says that it is off when it is cancelled', () => {
    expect(unfolded).toContain('\r\nUID:apt_01@telle\r\nSEQUENCE:0\r\n');
    const later = { ...entry, status: 'cancelled' as const, sequence: 61 };
    const off = calendarOf(later, more);
    expect(off).toContain('METHOD:CANCEL');
    expect(off).toContain('\r\nUID:apt_01@telle\r\nSEQUENCE:61\r\n');
    expect(off).toContain('STATUS:CANCELLED');
  });

  it('takes the customer’s address where the service comes to them', () => {
    expect(calendarOf({ ...entry, address: '88 Bleecker St' }, more)).toContain('LOCATION:88 Bleecker St');
  });

  it('lets nothing that was written break out of its line', () => {
    const evil = calendarOf({ ...entry, service: 'x\r\nATTENDEE:mailto:victim@evil.test' }, more);
    expect(evil).not.toContain('\r\nATTENDEE');
    for (const file of [written, evil]) expect(readCalendar(file).components).toHaveLength(1);
  });
});

describe('the time on both walls', () => {
  const instant = '2026-03-03T15:00:00.000Z';
  it.each([
    ['America/New_York', 'Tuesday, March 3, 2026 at 10:00 AM EST'],
    ['Europe/Berlin', 'Tuesday, March 3, 2026 at 4:00 PM GMT+1'],
    ['Pacific/Auckland', 'Wednesday, March 4, 2026 at 4:00 AM GMT+13'],
  ])('in %s', (zone, words) => {
    expect(whenIn(instant, zone)).toBe(words);
  });

  it('is said twice only where the clocks differ', () => {
    expect(whenForBoth(instant, 'America/New_York', 'America/Toronto')).toBe('Tuesday, March 3, 2026 at 10:00 AM EST');
    expect(whenForBoth(instant, 'America/New_York', undefined)).toBe('Tuesday, March 3, 2026 at 10:00 AM EST');
    expect(whenForBoth(instant, 'America/New_York', 'Europe/Berlin')).toContain('at 4:00 PM GMT+1 where you are)');
    expect(isSameWall(instant, 'America/New_York', 'America/Detroit')).toBe(true);
    // The same hour on another day is not the same.
    expect(isSameWall(instant, 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe(false);
    expect(timeIn(instant, 'Asia/Kolkata')).toBe('8:30 PM GMT+5:30');
  });
});
