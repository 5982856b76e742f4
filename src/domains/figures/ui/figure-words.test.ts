// Times of the desk stand on the clock of the business, wherever its reader sits.
import { expect, test } from 'vitest';
import { shortTime } from '#web/ui/zoned-time.ts';
import { perChannelWords, sinceWords } from './figure-words.ts';

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

test.each([
  [{ phone: 0, sms: 3, chat: 1, email: 4 }, '3 texts, 1 chat, 4 emails'],
  [{ phone: 1, sms: 1, chat: 2, email: 1 }, '1 call, 1 text, 2 chats, 1 email'],
  [{ phone: 1200, sms: 0, chat: 0, email: 0 }, '1,200 calls'],
  [{ phone: 0, sms: 0, chat: 0, email: 0 }, ''],
])('%o is %s', (counts, words) => {
  expect(perChannelWords(counts)).toBe(words);
});
