// Looks each minute for reminders that are due.
import type { Registration } from '#platform/queue/work.ts';
import { type RemindNeeds, remind } from './service.ts';

export function remindersBackground(needs: RemindNeeds): Readonly<Record<string, Registration>> {
  return {
    remind: {
      handler: () => remind(needs),
      retries: 0,
      backoffSeconds: 60,
      timeoutSeconds: 120,
      inParallel: 1,
      cron: '* * * * *',
    },
  };
}
