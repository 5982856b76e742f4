// Each minute: looks at every system, keeps what was found, and tells readers what began or ended.
import type { ListNeeds } from '#domains/mailing-lists/service.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { historyDays } from './contract.ts';
import { tellReaders } from './service/incidents.ts';
import { type Checks, forgetOldLooks, keepLooks, lookAround } from './service/look.ts';

export type StatusNeeds = {
  readonly database: Database;
  readonly lists: ListNeeds;
  readonly checks: Checks;
};

/** Each piece of work by its name, to be registered with the queue. */
export function statusBackground({ database, lists, checks }: StatusNeeds): Readonly<Record<string, Registration>> {
  return {
    // Not tried again: a look that is late is a look at another minute, and the next one comes soon.
    'look-around': {
      handler: async () => {
        const looks = await lookAround(checks);
        await database.asSystem((scope) => keepLooks(scope, looks));
        await database.asSystem((scope) => tellReaders(lists, scope));
      },
      retries: 0,
      backoffSeconds: 60,
      timeoutSeconds: 50,
      inParallel: 1,
      cron: '* * * * *',
    },
    'forget-old-looks': {
      handler: () => database.asSystem((scope) => forgetOldLooks(scope, historyDays + 1)),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 60,
      cron: '41 3 * * *',
    },
  };
}
