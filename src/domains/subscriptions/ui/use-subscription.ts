// The plan as the server knows it now.
import { api } from '#web/client/api.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readSubscription } from '../contract.ts';

const load = () => api.call(readSubscription, {});

export function useSubscription() {
  const { value: subscription, failed, failure, reload } = useLoaded(load);
  return { subscription, failed, failure, reload };
}
