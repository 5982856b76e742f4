// What a business's plan allows, and the trial calls of the free one.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Outcome } from '#shared/errors.ts';
import type { BillingEntry, OwedPayment, Subscription } from './contract.ts';
import { hasEndedOver, type Plan, type PlanLimits, planLimits, planNames, planPrices } from './rules.ts';
import { findOwed } from './store/failed.ts';
import {
  findBillingEntries,
  findPlanSince,
  findSubscription,
  insertBillingEntry,
  lockPlan,
  type SubscriptionRow,
  setPlan,
  takeTrialCall,
} from './store.ts';

/** The plan and what it allows, whatever it is paid with. */
export type Standing = Omit<Subscription, 'hasCheckout'>;

export async function readSubscription(scope: BusinessScope): Promise<Standing> {
  return standingOf(scope, await findSubscription(scope));
}

/** Changes the plan at once and writes that down; nothing is charged. Safe to repeat. What is left of the trial stays as it was. */
export async function updateSubscription(scope: BusinessScope, plan: Plan): Promise<Standing> {
  if ((await lockPlan(scope)) === plan) return readSubscription(scope);
  await insertBillingEntry(scope, {
    ...{ plan, description: `${planNames[plan]} Plan`, amountCents: 0, status: 'No charge', isSample: false },
    at: scope.now(),
  });
  return standingOf(scope, await setPlan(scope, plan));
}

/** The plan that was paid for: the payment itself is what stands in the history. Safe to repeat. */
export async function writeDownPlan(scope: BusinessScope, plan: Plan): Promise<void> {
  await lockPlan(scope);
  await setPlan(scope, plan);
}

/** Newest first, a hundred at most. */
export function listBilling(scope: BusinessScope): Promise<readonly BillingEntry[]> {
  return findBillingEntries(scope);
}

/** The history that a demo business begins with: the product specification's two rows, a month apart. */
export async function seedBilling(scope: BusinessScope): Promise<void> {
  const now = scope.now();
  for (const monthsAgo of [1, 2])
    await insertBillingEntry(scope, {
      ...{ plan: 'pro', description: `${planNames.pro} Plan`, amountCents: planPrices.pro ?? 0, status: 'Paid' },
      ...{ isSample: true, at: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1, 12)) },
    });
}

/**
 * Takes a trial call on the free plan, refused when none is left; other plans are always allowed and lose none.
 * Not safe to repeat without an idempotency key: each call takes one.
 */
export async function useTrialCall(scope: BusinessScope): Promise<Outcome<{ remaining: number }, 'no-trial-calls'>> {
  const { plan, trial_calls_remaining: remaining } = await findSubscription(scope);
  if (planLimits[plan].trialCalls === null) return { ok: true, value: { remaining } };
  const left = await takeTrialCall(scope);
  return left === null ? { ok: false, reason: 'no-trial-calls' } : { ok: true, value: { remaining: left } };
}

/**
 * The limit of one thing, for who is about to add to it. Where there is a limit, others who ask wait until this
 * transaction ends, so that what was counted still holds when it is added to.
 */
export async function holdLimit(scope: BusinessScope, of: keyof PlanLimits): Promise<number | null> {
  const { plan } = await findSubscription(scope);
  if (planLimits[plan][of] === null) return null;
  return planLimits[await lockPlan(scope)][of];
}

async function standingOf(scope: BusinessScope, row: SubscriptionRow): Promise<Standing> {
  const since = await findPlanSince(scope, row.plan);
  return {
    plan: row.plan,
    planSince: since?.toISOString() ?? null,
    trialCallsRemaining: row.trial_calls_remaining,
    trialEndsAt: row.trial_ends_at.toISOString(),
    owed: await owedOf(scope, row.plan),
    limits: planLimits[row.plan],
  };
}

async function owedOf(scope: BusinessScope, plan: Plan): Promise<OwedPayment | null> {
  const owed = await findOwed(scope);
  const hasEnded = owed && hasEndedOver(owed.state, plan);
  if (!owed || hasEnded === null) return null;
  return {
    ...{ amountCents: owed.amountCents, currency: owed.currency, payUrl: owed.payUrl, hasEnded },
    failedAt: owed.failedAt.toISOString(),
    nextTryAt: owed.nextTryAt?.toISOString() ?? null,
  };
}
