import { expect, it } from 'vitest';
import type { FoundState } from './contract.ts';
import { incidentStep, lengthOf, overallOf, percentOf, unmeasuredMinutes, uptimeOf } from './rules.ts';

/** Looks of one letter each, the newest first: operational, degraded, outage; a minute apart. */
const looks = (letters: string) =>
  [...letters].map((letter, at) => ({
    state: { o: 'operational', d: 'degraded', x: 'outage' }[letter] as FoundState,
    checkedAt: new Date(Date.UTC(2026, 2, 2, 15, 30 - at)),
  }));

it.each([
  ['xx', false, null],
  ['xxx', false, 'outage'],
  ['xxxo', false, 'outage'],
  ['xxo', false, null],
  ['oxxx', false, null],
  ['xxd', false, null],
  ['dddddddddd', false, 'degraded'],
  ['ddddxddddd', false, 'degraded'],
  ['dddddddddo', false, null],
  ['xxx', true, null],
  ['oo', true, null],
  ['ooo', true, 'close'],
  ['ood', true, null],
  ['', false, null],
])('looks %s with an open incident %s make %s', (letters, isOpen, made) => {
  const step = incidentStep(looks(letters), isOpen);
  expect(step?.step === 'open' ? step.state : (step?.step ?? null)).toBe(made);
});

it('an incident began with the first of the looks that made it', () => {
  expect(incidentStep(looks('xxxx'), false)).toMatchObject({ since: new Date('2026-03-02T15:28:00Z') });
});

it.each([
  ['the next minute', '15:00:40', '15:01:02', {}],
  ['two minutes missed', '15:00:00', '15:03:59', {}],
  ['three missed', '15:00:00', '15:04:00', { '2026-03-02': 3 }],
  ['over midnight', '23:58:00', '24:03:00', { '2026-03-02': 1, '2026-03-03': 3 }],
  ['the same minute', '15:00:00', '15:00:30', {}],
  ['a clock that was put back', '15:10:00', '15:00:00', {}],
])('minutes without a look: %s', (_, before, now, expected) => {
  const at = (time: string) => {
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    return new Date(Date.UTC(2026, 2, 2, hours, minutes, seconds));
  };
  expect(Object.fromEntries(unmeasuredMinutes(at(before), at(now)))).toEqual(expected);
});

it('whole days in which nothing ran count whole', () => {
  const stopped = unmeasuredMinutes(new Date('2026-03-02T12:00Z'), new Date('2026-03-05T12:00Z'));
  expect([...stopped.values()]).toEqual([719, 1440, 1440, 720]);
});

it.each([
  [[], 'unknown'],
  [['not-set-up'], 'unknown'],
  [['operational', 'not-set-up'], 'operational'],
  [['operational', 'degraded'], 'degraded'],
  [['operational', 'unknown', 'degraded'], 'unknown'],
  [['unknown', 'outage'], 'outage'],
] as const)('of %j the whole is %s', (states, whole) => {
  expect(overallOf(states)).toBe(whole);
});

it('slow minutes are up, missed ones are not, and none at all is nothing', () => {
  expect(uptimeOf([{ operational: 97, degraded: 2, outage: 1 }])).toBe(0.99);
  expect(uptimeOf([])).toBeNull();
});

it.each([
  [1, '100%'],
  [0.99999, '99.99%'],
  [0.5, '50.00%'],
  [0, '0.00%'],
])('%f reads %s', (share, text) => expect(percentOf(share)).toBe(text));

it.each([
  [1, '1 minute'],
  [61_000, '2 minutes'],
  [7_500_000, '2 hours 5 minutes'],
  [90_000_000, '1 day 1 hour'],
])('%i ms last %s', (ms, text) => expect(lengthOf(ms)).toBe(text));
