// Forgets applications once they are half a year old.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { forgetOldApplications } from './service.ts';

/** Each piece of work by its name, to be registered with the queue. */
export function applicationsBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    'forget-old-applications': {
      handler: () => database.asSystem(forgetOldApplications),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 60,
      cron: '53 3 * * *',
    },
  };
}
