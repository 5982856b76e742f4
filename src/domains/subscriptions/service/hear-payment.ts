// What a payment provider tells of becomes the plan and the history. It may come twice, late, and in any order.
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import type { PaymentEvent } from '#ports/payments.ts';
import { type BusinessId, isId } from '#shared/ids.ts';
import { planNames } from '../rules.ts';
import { updateSubscription, writeDownPlan } from '../service.ts';
import { beginPaid, businessOfPaid, endPaid, isBusiness } from '../store/paid.ts';
import { findSubscription, insertBillingEntry } from '../store.ts';
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
    switch (event.kind) {
      case 'begun':
        return begin(scope, event.subscription);
      case 'ended':
        return end(scope, event.subscription);
      case 'paid':
        return writeDownPayment(scope, event);
    }
  });
  return true;
}

async function writeDownPayment(
  scope: BusinessScope,
  { amountCents, currency, receipt, at }: Extract<PaymentEvent, { kind: 'paid' }>,
): Promise<void> {
  await insertBillingEntry(scope, {
    ...{ plan: 'pro', description: `${planNames.pro} Plan`, amountCents, currency, status: 'Paid', isSample: false },
    ...{ at, receipt },
  });
}

/** One whose end is known already, or that was told of before, changes nothing any more. */
async function begin(scope: BusinessScope, subscription: string): Promise<void> {
  if (await beginPaid(scope, subscription)) await writeDownPlan(scope, 'pro');
}

/** Its end may be told before its beginning. What a person has granted meanwhile stays. */
async function end(scope: BusinessScope, subscription: string): Promise<void> {
  await beginPaid(scope, subscription);
  await endPaid(scope, [subscription]);
  if (!(await isPaying(scope)) && (await findSubscription(scope)).plan === 'pro')
    await updateSubscription(scope, 'free');
}
