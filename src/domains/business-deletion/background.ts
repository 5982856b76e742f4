// Each hour: who is to be reminded, and what is to be deleted.
import type { Registration } from '#platform/queue/work.ts';
import { type DeletionNeeds, deleteDueBusinesses, remindOfEnds } from './service/delete-businesses.ts';

export function businessDeletionBackground(parts: DeletionNeeds): Readonly<Record<string, Registration>> {
  return {
    'delete-businesses': {
      handler: async ({ signal }) => {
        await remindOfEnds(parts);
        await deleteDueBusinesses(parts, signal);
      },
      retries: 5,
      backoffSeconds: 60,
      timeoutSeconds: 3000,
      inParallel: 1,
      cron: '33 * * * *',
    },
  };
}
