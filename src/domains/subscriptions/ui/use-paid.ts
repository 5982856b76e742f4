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

/** Looks until the plan is there that was paid for, and tells of it. */
export function usePaid(onChange: (now: Subscription) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const isPaid = parameters.get('paid') !== null;
  useEffect(() => {
    if (!isPaid) return;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setParameters({ tab: 'billing' }, { replace: true });
    const look = async () => {
      const now = await api
        .call(readSubscription, { isFresh: true })
        .catch((failure: unknown) => tellFailedLoad(failure, 'Your plan'));
      looks += 1;
      if (now && now.plan !== 'free') {
        toast.success(changedTo(now.plan));
        onChange(now);
        await refreshSession();
        return settle();
      }
      if (looks < looksMax) timer = setTimeout(() => void look(), everyMs);
      else {
        toast.info('Your payment is on its way. The plan changes as soon as it has arrived.');
        settle();
      }
    };
    void look();
    return () => clearTimeout(timer);
  }, [isPaid, setParameters, onChange]);
}
