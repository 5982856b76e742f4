// Looks each minute for contacts whose pairs are to be found anew.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { findAllAnew } from './service/find-pairs.ts';

export function contactMergesBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    'find-suspected-pairs': {
      handler: ({ signal }) => findAllAnew(database, signal),
      retries: 0,
      backoffSeconds: 60,
      timeoutSeconds: 1800,
      inParallel: 1,
      cron: '* * * * *',
    },
  };
}
