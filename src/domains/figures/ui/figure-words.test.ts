// Times of the desk stand on the clock of the business, wherever its reader sits.
import { expect, test } from 'vitest';
import { shortTime } from '#web/ui/zoned-time.ts';
import { sinceWords } from './figure-words.ts';

const now = new Date('2026-11-22T04:30:00Z');

test.each([
  ['2026-11-22T03:21:00Z', 'America/New_York', '10:21 PM', '10:21 PM'],
  ['2026-11-22T03:21:00Z', 'Europe/Berlin', '4:21 AM', '4:21 AM'],
  ['2026-11-21T03:00:00Z', 'America/New_York', 'Nov 20', 'Friday 10:00 PM'],
  ['2026-11-21T03:00:00Z', 'Europe/Berlin', 'Nov 21', 'Saturday 4:00 AM'],
  ['2026-11-02T12:00:00Z', 'America/New_York', 'Nov 2', 'Nov 2'],
])('%s in %s', (at, zone, short, since) => {
  expect(shortTime(at, now, zone)).toBe(short);
  expect(sinceWords(at, now, zone)).toBe(since);
});
