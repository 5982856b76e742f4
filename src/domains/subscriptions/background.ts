// Looks every few minutes for renewals that could not be taken, and tells the owners.
import type { Registration } from '#platform/queue/work.ts';
import { type OwedNewsNeeds, tellOfOwed } from './service/tell-of-owed.ts';

export function subscriptionsBackground(needs: OwedNewsNeeds): Readonly<Record<string, Registration>> {
  return {
    'tell-of-owed': {
      handler: () => tellOfOwed(needs),
      retries: 2,
      backoffSeconds: 300,
      timeoutSeconds: 300,
      inParallel: 1,
      cron: '*/5 * * * *',
    },
  };
}
