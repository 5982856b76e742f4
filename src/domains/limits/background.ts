// Looks each hour for limits that are near or met, and tells the owners.
import type { Registration } from '#platform/queue/work.ts';
import { type LimitNewsNeeds, tellOfLimits } from './service/tell-of-limits.ts';

export function limitsBackground(needs: LimitNewsNeeds): Readonly<Record<string, Registration>> {
  return {
    'tell-of-limits': {
      handler: () => tellOfLimits(needs),
      retries: 2,
      backoffSeconds: 300,
      timeoutSeconds: 300,
      inParallel: 1,
      cron: '41 * * * *',
    },
  };
}
