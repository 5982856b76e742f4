// The plan of a business and its trial calls, as browser and server agree on them.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { instantField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';
import { plans } from './rules.ts';

/** `null` is no limit. */
const limit = z.number().int().nullable();

/** A renewal that the payment provider could not take. */
const owed = z.object({
  amountCents: z.number().int(),
  currency: z.string(),
  failedAt: instantField,
  /** When the provider tries again; until then the plan stays. Null where it does not by itself. */
  nextTryAt: instantField.nullable(),
  /** The provider's page on which it can be paid. Told to owners alone. */
  payUrl: z.url().nullable(),
  /** Whether the plan has ended over it. */
  hasEnded: z.boolean(),
});
export type OwedPayment = z.output<typeof owed>;

export const subscription = z.object({
  plan: z.enum(plans),
  /** Since when the plan holds; null where it was never changed. */
  planSince: instantField.nullable(),
  trialCallsRemaining: z.number().int(),
  trialEndsAt: instantField,
  /** Whether Professional is paid for on the page of a payment provider. */
  hasCheckout: z.boolean(),
  /** The newest that is still to be paid, or that the plan ended over not long ago; null where there is none. */
  owed: owed.nullable(),
  limits: z.object({
    trialCalls: limit,
    emailsPerMonth: limit,
    textsPerMonth: limit,
    contacts: limit,
    appointmentsPerMonth: limit,
  }),
});
export type Subscription = z.output<typeof subscription>;

export const readSubscription = endpoint({
  name: 'readSubscription',
  method: 'GET',
  path: '/subscription',
  summary: 'Read the plan, its limits and what is left of the trial',
  tag: 'Subscription',
  access: 'read-only',
  answer: subscription,
});

/**
 * Asking for the plan that is in force already is no error. With a payment provider the plan stays as it is until it is paid
 * for at `checkoutUrl`; Enterprise is then asked of a person (`isAsked`).
 */
export const updateSubscription = endpoint({
  name: 'updateSubscription',
  method: 'PUT',
  path: '/subscription',
  summary: 'Change the plan',
  tag: 'Subscription',
  access: 'owner',
  body: z.strictObject({ plan: z.enum(plans) }),
  answer: subscription.extend({ checkoutUrl: z.url().nullable(), isAsked: z.boolean() }),
  refusals: ['unavailable'],
});

export const billingEntry = z.object({
  id: idOf('billingEntry'),
  at: instantField,
  description: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  /** `No charge` is a change of plan for which nothing was taken. */
  status: z.enum(['Paid', 'No charge']),
  /** An example that a demo business begins with: nobody paid it. */
  isSample: z.boolean(),
});
export type BillingEntry = z.output<typeof billingEntry>;

export const listBilling = endpoint({
  name: 'listBilling',
  method: 'GET',
  path: '/subscription/billing',
  summary: 'List what was billed and each change of the plan, newest first, a hundred at most',
  tag: 'Subscription',
  access: 'owner',
  answer: z.object({ entries: z.array(billingEntry) }),
});

/** On the free plan each use takes one of the trial calls, atomically; other plans are always allowed. */
export const useTrialCall = endpoint({
  name: 'useTrialCall',
  method: 'POST',
  path: '/subscription/trial-calls',
  summary: 'Take one trial call before a test call starts',
  tag: 'Subscription',
  access: 'owner',
  keyed: true,
  answer: z.object({ trialCallsRemaining: z.number().int() }),
  refusals: ['no_trial_calls'],
});
