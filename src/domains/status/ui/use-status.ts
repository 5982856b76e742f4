// The status as the page holds it: read once awake, and again each minute while somebody looks.
import { useEffect } from 'react';
import { api } from '#web/client/api.ts';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';
import { readStatus, type Status } from '../contract.ts';

const againMs = 60_000;

const load = () => api.call(readStatus, {});

export function useStatus(): Loaded<Status> {
  const status = useLoaded(load);
  const { reload } = status;
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, againMs);
    return () => clearInterval(timer);
  }, [reload]);
  return status;
}
