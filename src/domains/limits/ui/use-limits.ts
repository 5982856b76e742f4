// The meters as the server counts them now.
import { api } from '#web/client/api.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readLimits } from '../contract.ts';

const load = () => api.call(readLimits, {});

export const useLimits = () => useLoaded(load);
