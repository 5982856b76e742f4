// Forgets versions that are far behind, once a night.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { pruneVersions } from './store.ts';

const keptVersions = 200;

export function trainingVersionsBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    'prune-training-versions': {
      handler: () => database.asSystem((scope) => pruneVersions(scope, keptVersions)),
      retries: 2,
      backoffSeconds: 600,
      timeoutSeconds: 600,
      inParallel: 1,
      cron: '52 3 * * *',
    },
  };
}
