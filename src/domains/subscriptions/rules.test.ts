import { expect, it } from 'vitest';
import { fits, planLimits, plans, trialEnd } from './rules.ts';

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

it('ends a trial fourteen days later, to the millisecond', () => {
  expect(trialEnd(new Date('2026-02-20T10:00:00.001Z')).toISOString()).toBe('2026-03-06T10:00:00.001Z');
});
