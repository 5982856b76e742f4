import { expect, test } from 'vitest';
import type { Business } from './business.ts';
import { clocksIn, deedsClaimed, sumsIn } from './claims.ts';
import { faultsOf } from './guard.ts';
import type { Say } from './plan.ts';

const business = {
  timezone: 'America/New_York',
  services: [
    { name: 'Trim', minutes: 30, priceCents: 4000 },
    { name: 'Color', minutes: 90, priceNote: 'From $180' },
  ],
  knowledge: [{ title: 'Late', text: 'A missed visit costs $25.' }],
} as unknown as Business;
const plan: Say[] = [{ say: 'time-is-free', slot: { startsAt: '2026-11-19T15:00:00.000Z' } }];
const held = { business, acts: plan, did: [], said: '' } as const;

test.each([
  ['Your trim is booked for Thursday.', 'claims booked'],
  ['Listo, su cita queda cancelada.', 'claims cancelled'],
  ['Votre rendez-vous est déplacé à jeudi.', 'claims moved'],
  ['Ihr Termin am Donnerstag ist gebucht.', 'claims booked'],
  ["I've passed your message on.", 'claims took-message'],
  ["Of course, I'm putting you through.", 'claims handed-off'],
  ['A trim is $35.', 'names the sum 3500'],
  ['Thursday at 11 AM is free.', 'names the time 660'],
])('%s → %s', (text, fault) => {
  expect(faultsOf(text, held)).toEqual([fault]);
});

test.each([
  'Thursday at 10 AM is free. Shall I put that in?',
  'Is it booked already?',
  'Color and a trim are $220 together, and a missed visit costs $25.',
])('%s may be said', (text) => {
  expect(faultsOf(text, held)).toEqual([]);
});

test('a claim may be made once the record is there, and an amount that the caller named may be named back', () => {
  expect(faultsOf('Your trim is booked for Thursday at 10 AM.', { ...held, did: ['booked'] })).toEqual([]);
  expect(faultsOf('No, we do not do it for $15.', { ...held, said: 'would you do it for 15?' })).toEqual([]);
});

test('sums and clocks are read as they are written in four languages', () => {
  expect(sumsIn('$1,250.50, 45 dólares, 189,00 €')).toEqual([125050, 4500, 18900]);
  expect(clocksIn('2 PM, 14:30 Uhr, 9 h 15, 10 heures, 8:05 a. m.')).toEqual([840, 870, 555, 600, 485]);
  expect(deedsClaimed('Nothing is fixed yet. Shall I cancel it?').size).toBe(0);
});
