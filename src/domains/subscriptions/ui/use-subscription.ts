// The plan as the server knows it now.
import { useCallback, useEffect, useState } from 'react';
import { api } from '#web/client/api.ts';
import { readSubscription, type Subscription } from '../contract.ts';

export function useSubscription() {
  const [subscription, setSubscription] = useState<Subscription>();
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => {
    setFailed(false);
    api.call(readSubscription, {}).then(setSubscription, () => setFailed(true));
  }, []);
  useEffect(reload, [reload]);
  return { subscription, failed, reload };
}
