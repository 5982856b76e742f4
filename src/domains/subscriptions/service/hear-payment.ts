// What a payment provider tells of becomes the plan and the history. It may come twice, late, and in any order.
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import type { PaymentEvent } from '#ports/payments.ts';
import { type BusinessId, isId } from '#shared/ids.ts';
import { goesOn, planNames } from '../rules.ts';
import { updateSubscription, writeDownPlan } from '../service.ts';
import { closeFailure, keepFailure, settleEnded, settleFailure } from '../store/failed.ts';
import { beginPaid, businessOfPaid, endPaid, isBusiness, setStanding } from '../store/paid.ts';
import { findSubscription, insertBillingEntry, lockPlan } from '../store.ts';
import { isPaying } from './change-plan.ts';

/** Safe to repeat. False where it concerns no business that there is. */
export async function hearPayment(database: Database, event: PaymentEvent): Promise<boolean> {
  if (event.kind === 'other') return true;
  const business = await database.asSystem(async (scope): Promise<BusinessId | null> => {
    const named = event.business !== null && isId('business', event.business) ? event.business : null;
    const known = named ?? (await businessOfPaid(scope, event.subscription));
    return known !== null && (await isBusiness(scope, known)) ? known : null;
  });
  if (business === null) return false;
  await database.asBusiness(business, { kind: 'system', id: null }, async (scope) => {
    // Two words about one payment that come at once are heard one after the other.
    await lockPlan(scope);
    switch (event.kind) {
      case 'begun':
        return begin(scope, event.subscription);
      case 'ended':
        return end(scope, event.subscription);
      case 'standing':
        return stand(scope, event);
      case 'paid':
        return writeDownPayment(scope, event);
      case 'failed':
        return keepFailure(scope, { ...event, id: event.receipt, failedAt: event.toldAt });
      case 'voided':
      case 'written-off':
        return closeFailure(scope, { ...event, id: event.receipt, how: event.kind });
    }
  });
  return true;
}

type Told<K extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: K }>;

async function writeDownPayment(
  scope: BusinessScope,
  { amountCents, currency, receipt, at }: Told<'paid'>,
): Promise<void> {
  await insertBillingEntry(scope, {
    ...{ plan: 'pro', description: `${planNames.pro} Plan`, amountCents, currency, status: 'Paid', isSample: false },
    ...{ at, receipt },
  });
  await settleFailure(scope, receipt);
}

/** One whose end is known already, or that was told of before, changes nothing any more. */
async function begin(scope: BusinessScope, subscription: string): Promise<void> {
  if (!(await beginPaid(scope, subscription))) return;
  await settleEnded(scope);
  await writeDownPlan(scope, 'pro');
}

/**
 * A plan stays while its renewal is tried again. It ends when a subscription is given up, and comes back when that is paid after
 * all: what a person gives before or after is not touched by more of the same. One that is not known has not begun here.
 */
async function stand(
  scope: BusinessScope,
  { subscription: id, standing: state, toldAt }: Told<'standing'>,
): Promise<void> {
  const before = await setStanding(scope, { id, state, toldAt });
  if (before === null) return;
  if ((state === 'unpaid') === (before === 'unpaid')) return;
  if (state === 'unpaid') await withdraw(scope);
  else if ((await findSubscription(scope)).plan === 'free') await writeDownPlan(scope, 'pro');
}

/** Its end may be told before its beginning: then no plan came of it. One that was given up has lost its plan already. */
async function end(scope: BusinessScope, subscription: string): Promise<void> {
  const isNew = await beginPaid(scope, subscription);
  const before = await endPaid(scope, [subscription]);
  if (!isNew && before.some(goesOn)) await withdraw(scope);
}

/** A plan that is not sold here was granted by a person. */
async function withdraw(scope: BusinessScope): Promise<void> {
  if (!(await isPaying(scope)) && (await findSubscription(scope)).plan === 'pro')
    await updateSubscription(scope, 'free');
}
