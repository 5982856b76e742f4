// The tiers and what each allows: section 6 of the product specification.

export const plans = ['free', 'pro', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** As a person reads it. */
export const planNames: Readonly<Record<Plan, string>> = {
  free: 'Free',
  pro: 'Professional',
  enterprise: 'Enterprise',
};

/** A month of the plan in cents of a US dollar; null is agreed with a person. */
export const planPrices: Readonly<Record<Plan, number | null>> = { free: 0, pro: 7900, enterprise: null };

export const trialDays = 14;
export const trialCallsAtStart = 3;

/** What a plan allows. `null` is no limit; per month is the calendar month in the business's zone. */
export type PlanLimits = {
  readonly trialCalls: number | null;
  readonly emailsPerMonth: number | null;
  readonly textsPerMonth: number | null;
  readonly contacts: number | null;
  readonly appointmentsPerMonth: number | null;
};

const unlimited: PlanLimits = {
  trialCalls: null,
  emailsPerMonth: null,
  textsPerMonth: null,
  contacts: null,
  appointmentsPerMonth: null,
};

export const planLimits: Readonly<Record<Plan, PlanLimits>> = {
  free: {
    trialCalls: trialCallsAtStart,
    emailsPerMonth: 50,
    textsPerMonth: 25,
    contacts: 100,
    appointmentsPerMonth: 10,
  },
  pro: unlimited,
  enterprise: unlimited,
};

/** When a trial that starts now ends. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * 24 * 60 * 60 * 1000);
}

/** Whole days until the trial ends, the running one counted; none once it is over. */
export function trialDaysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / (24 * 60 * 60 * 1000)));
}

/** Whether one more fits under a limit of which `used` are taken. */
export function fits(limit: number | null, used: number): boolean {
  return limit === null || used < limit;
}

/** How a subscription stands at the payment provider. `past-due` is tried again; `unpaid` was given up and waits. */
export type PaidState = 'active' | 'past-due' | 'unpaid' | 'ended';

/** How long it is news that a renewal failed or that a plan has ended over it: nobody is told of it later, nor for ever. */
const newsDays = 30;

export function newsFrom(now: Date): Date {
  return new Date(now.getTime() - newsDays * 24 * 60 * 60 * 1000);
}

/** One whose renewal is tried again goes on. */
export function goesOn(state: PaidState): boolean {
  return state === 'active' || state === 'past-due';
}

/**
 * Whether a plan has ended over a renewal that was not paid, by how its subscription stands; null where another plan was given
 * since, which owes nothing.
 */
export function hasEndedOver(state: PaidState, plan: Plan): boolean | null {
  if (goesOn(state)) return false;
  return plan === 'free' ? true : null;
}
