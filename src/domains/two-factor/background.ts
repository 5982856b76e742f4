// Sign-ins that never came to their code are forgotten.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { deleteOldSecondSteps } from './store.ts';

export function twoFactorBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    'forget-second-steps': {
      handler: () => database.asSystem(deleteOldSecondSteps),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 60,
      inParallel: 1,
      cron: '23 * * * *',
    },
  };
}
