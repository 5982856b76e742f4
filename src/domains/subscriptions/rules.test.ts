import { expect, it } from 'vitest';
import { fits, planLimits, planNames, planPrices, plans, trialDaysLeft, trialEnd } from './rules.ts';

it('knows the limits of section 6, and none beyond the free plan', () => {
  expect(planLimits.free).toEqual({
    trialCalls: 3,
    emailsPerMonth: 50,
    textsPerMonth: 25,
    contacts: 100,
    appointmentsPerMonth: 10,
  });
  for (const plan of plans.filter((one) => one !== 'free'))
    expect(new Set(Object.values(planLimits[plan]))).toEqual(new Set([null]));
});

it.each([
  [null, 1_000_000, true],
  [3, 2, true],
  [3, 3, false],
  [0, 0, false],
])('under a limit of %s with %s taken one more fits: %s', (limit, used, answer) => {
  expect(fits(limit, used)).toBe(answer);
});

it('costs nothing, 79 dollars a month, or what is agreed', () => {
  expect(plans.map((plan) => [planNames[plan], planPrices[plan]])).toEqual([
    ['Free', 0],
    ['Professional', 7900],
    ['Enterprise', null],
  ]);
});

it.each([
  ['2026-02-20T10:00:00Z', 14],
  ['2026-02-20T10:00:01Z', 14],
  ['2026-02-21T10:00:00Z', 13],
  ['2026-03-06T09:59:59Z', 1],
  ['2026-03-06T10:00:00Z', 0],
  ['2026-04-06T10:00:00Z', 0],
])('of a trial until 6 March at ten, %s leaves %i days', (now, days) => {
  expect(trialDaysLeft(new Date('2026-03-06T10:00:00Z'), new Date(now))).toBe(days);
});

it('ends a trial fourteen days later, to the millisecond', () => {
  expect(trialEnd(new Date('2026-02-20T10:00:00.001Z')).toISOString()).toBe('2026-03-06T10:00:00.001Z');
});
