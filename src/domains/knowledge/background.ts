// Reading what an owner gave to be read.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { readInBackground } from './service/read-sources.ts';

export function knowledgeBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    'read-source': {
      handler: (work) => readInBackground(database, work),
      retries: 2,
      backoffSeconds: 30,
      timeoutSeconds: 300,
      inParallel: 1,
    },
  };
}
