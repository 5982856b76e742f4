// Asking for another plan, in the words of what came of it. Where it is paid for, the page of the payment provider opens.
import { refreshSession } from '#domains/accounts/ui/session.ts';
import { api } from '#web/client/api.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { type Subscription, updateSubscription } from '../contract.ts';
import type { Plan } from '../rules.ts';

/** The plan that holds from now on. Throws what was told already. */
export async function changePlan(from: Plan, to: Plan): Promise<Subscription> {
  const { checkoutUrl, isAsked, ...now } = await runAsync(() => api.call(updateSubscription, { body: { plan: to } }), {
    success: ({ plan, isAsked: isOpen }) => (isOpen ? askedWords : plan === to ? changedTo(to, from) : undefined),
  });
  if (checkoutUrl !== null) window.location.assign(checkoutUrl);
  else if (!isAsked) await refreshSession();
  return now;
}

const askedWords = 'Thank you. Whoever runs this Telle was told, and writes to you.';

export function changedTo(plan: Plan, from: Plan = 'free'): string {
  if (plan === 'free') return 'You are on the free plan again.';
  return from === 'enterprise' ? 'You are on the Professional plan now.' : `Upgraded to ${plan} plan!`;
}
