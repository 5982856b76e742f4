// Forgets each night the addresses that nobody confirmed.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { forgetUnconfirmed } from './service.ts';

/** Each piece of work by its name, to be registered with the queue. */
export function mailingListBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    'forget-unconfirmed-readers': {
      handler: () => database.asSystem(forgetUnconfirmed),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 60,
      cron: '29 3 * * *',
    },
  };
}
