import { expect, it } from 'vitest';
import { callerName, shortTime, tookWords, visitTime } from './inbox-words.ts';

const nobody = { contact: null, from: { phone: null, email: null }, isTest: false, channel: 'chat' } as const;

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

it('today is a time, any other day a date', () => {
  const now = new Date(2026, 10, 21, 18, 0);
  expect(shortTime(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toBe('9:05 AM');
  expect(shortTime(new Date(2026, 10, 20, 9, 5).toISOString(), now)).toBe('Nov 20');
});

it('a visit is told on the clock of the business', () => {
  expect(visitTime('2026-11-21T14:00:00.000Z', 'America/New_York')).toBe('Sat, Nov 21, 9:00 AM');
  expect(visitTime('2026-11-22T02:30:00.000Z', 'America/Los_Angeles')).toBe('Sat, Nov 21, 6:30 PM');
});
