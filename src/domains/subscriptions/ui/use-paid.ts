// Coming back from the page of the payment provider: its word to the server may be a moment behind the browser.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { refreshSession } from '#domains/accounts/ui/session.ts';
import { api } from '#web/client/api.ts';
import { tellFailedLoad } from '#web/ui/tell-failed-load.ts';
import { toast } from '#web/ui/toast.ts';
import { readSubscription, type Subscription } from '../contract.ts';
import { changedTo } from './change-plan.ts';

const looksMax = 20;
const everyMs = 1_000;

/**
 * Looks until the plan is there that was paid for, and the payment beside it, and tells of it; who left without paying is told
 * that nothing changed. True while it looks for the plan.
 */
export function usePaid(plan: Subscription['plan'], onChange: (now: Subscription) => void): boolean {
  const [parameters, setParameters] = useSearchParams();
  const paid = parameters.get('paid');
  useEffect(() => {
    if (paid === null) return;
    const settle = () => setParameters({ tab: 'billing' }, { replace: true });
    if (paid !== '1') {
      toast.info('You left the checkout before it was paid. Your plan is as it was.');
      settle();
      return;
    }
    let looks = 0;
    let isTold = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const now = await api
        .call(readSubscription, { isFresh: true })
        .catch((failure: unknown) => tellFailedLoad(failure, 'Your plan'));
      looks += 1;
      if (now && now.plan !== 'free') {
        onChange(now);
        if (!isTold) {
          isTold = true;
          toast.success(changedTo(now.plan));
          await refreshSession();
        }
        if (now.planSince !== null) return settle();
      }
      if (looks < looksMax) timer = setTimeout(() => void look(), everyMs);
      else {
        if (!isTold) toast.info('Your payment is on its way. The plan changes as soon as it has arrived.');
        settle();
      }
    };
    void look();
    return () => clearTimeout(timer);
  }, [paid, setParameters, onChange]);
  return paid === '1' && plan === 'free';
}
