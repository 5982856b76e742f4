// Looks each hour for limits that are near or met, and tells the owners.
import type { Database } from '#platform/database/scope.ts';
import type { Links } from '#platform/links.ts';
import type { Registration } from '#platform/queue/work.ts';
import { tellOfLimits } from './service/tell-of-limits.ts';

export function limitsBackground(database: Database, links: Links): Readonly<Record<string, Registration>> {
  return {
    'tell-of-limits': {
      handler: () => tellOfLimits(database, links),
      retries: 2,
      backoffSeconds: 300,
      timeoutSeconds: 300,
      inParallel: 1,
      cron: '41 * * * *',
    },
  };
}
