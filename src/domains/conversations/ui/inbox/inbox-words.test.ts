import { expect, it } from 'vitest';
import { shortTime } from '#web/ui/zoned-time.ts';
import {
  awayWords,
  callerName,
  clockTime,
  dayOf,
  keeperWords,
  tookWords,
  unsentWords,
  visitTime,
} from './inbox-words.ts';

const nobody = { contact: null, from: { phone: null, email: null }, isTest: false, channel: 'chat' } as const;

it.each([
  ['Assigned to nobody yet', null, null],
  ['Held by you', null, { id: 'usr_1' as const, name: 'Ana' }],
  ['Held by Robin', null, { id: 'usr_2' as const, name: 'Robin' }],
  ['Held by a colleague', null, { id: 'usr_2' as const, name: '' }],
  ['Assigned to you', { id: 'usr_1' as const, name: 'Ana' }, null],
  ['Assigned to Robin', { id: 'usr_2' as const, name: 'Robin' }, { id: 'usr_1' as const, name: 'Ana' }],
])('of whose a conversation is it says: %s', (words, assignedTo, heldBy) => {
  expect(keeperWords({ assignedTo, heldBy }, 'usr_1')).toBe(words);
});

it.each([
  [null, { isSpam: false, snoozedUntil: null }, 'America/New_York'],
  [null, { isSpam: false, snoozedUntil: '2026-11-26T15:00:00.000Z' }, 'America/New_York'],
  ['Snoozed until 11:00 AM', { isSpam: false, snoozedUntil: '2026-11-26T16:00:00.000Z' }, 'America/New_York'],
  ['Snoozed until Nov 30', { isSpam: false, snoozedUntil: '2026-11-30T14:00:00.000Z' }, 'America/New_York'],
  ['Snoozed', { isSpam: false, snoozedUntil: '2026-11-30T14:00:00.000Z' }, undefined],
  ['Spam', { isSpam: true, snoozedUntil: '2026-11-30T14:00:00.000Z' }, 'America/New_York'],
])('what is out of sight says %s', (words, away, zone) => {
  expect(awayWords(away, new Date('2026-11-26T15:00:00.000Z'), zone)).toBe(words);
});

it.each([
  ['Ines Roth', { ...nobody, contact: { id: 'ctc_1' as const, name: 'Ines Roth' } }],
  [
    '(202) 555-0147',
    { ...nobody, contact: { id: 'ctc_1' as const, name: '' }, from: { phone: '+12025550147', email: null } },
  ],
  ['ines@example.com', { ...nobody, from: { phone: null, email: 'ines@example.com' } }],
  ['Test call', { ...nobody, channel: 'phone' as const, isTest: true }],
  ['Visitor on your page', nobody],
  ['Unknown caller', { ...nobody, channel: 'phone' as const }],
])('a caller is called %s', (name, known) => {
  expect(callerName(known)).toBe(name);
});

it.each([
  [4, '0.00 s'],
  [52, '0.05 s'],
  [994, '0.99 s'],
  [999, '1.0 s'],
  [9_940, '9.9 s'],
  [14_200, '14 s'],
])('%i ms are said as %s', (ms, words) => {
  expect(tookWords(ms)).toBe(words);
});

it('today is a time, any other day a date, on the clock of the business and wherever the reader is', () => {
  const now = new Date('2026-11-21T23:30:00Z');
  expect(shortTime('2026-11-21T14:05:00Z', now, 'America/New_York')).toBe('9:05 AM');
  expect(shortTime('2026-11-21T04:30:00Z', now, 'America/New_York')).toBe('Nov 20');
  expect(shortTime('2026-11-21T14:05:00Z', now, 'Asia/Tokyo')).toBe('Nov 21');
  expect(shortTime('2026-11-21T15:05:00Z', now, 'Asia/Tokyo')).toBe('12:05 AM');
});

it('a line was said at its time of its day, on the clock of the business', () => {
  expect(clockTime('2026-11-22T03:20:00Z', 'America/Los_Angeles')).toBe('7:20 PM');
  expect(dayOf('2026-11-22T03:20:00Z', 'America/Los_Angeles')).toBe('Saturday, November 21');
  expect(dayOf('2026-11-22T03:20:00Z', 'Europe/Berlin')).toBe('Sunday, November 22');
});

it('a visit is told on the clock of the business', () => {
  expect(visitTime('2026-11-21T14:00:00.000Z', 'America/New_York')).toBe('Sat, Nov 21, 9:00 AM');
  expect(visitTime('2026-11-22T02:30:00.000Z', 'America/Los_Angeles')).toBe('Sat, Nov 21, 6:30 PM');
});

it('what no texts and emails are sent by is said, and a test call needs none', () => {
  expect(unsentWords({ channel: 'sms', isTest: false })).toBe('Texts cannot be sent from here yet');
  expect(unsentWords({ channel: 'email', isTest: false })).toBe('Emails cannot be sent from here yet');
  expect(unsentWords({ channel: 'chat', isTest: false })).toBeUndefined();
  expect(unsentWords({ channel: 'sms', isTest: true })).toBeUndefined();
});
