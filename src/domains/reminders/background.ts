// Looks each minute for reminders that are due.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { type ReminderNeeds, remind } from './service.ts';

export function remindersBackground(database: Database, needs: ReminderNeeds): Readonly<Record<string, Registration>> {
  return {
    remind: {
      handler: () => remind(database, needs),
      retries: 0,
      backoffSeconds: 60,
      timeoutSeconds: 120,
      inParallel: 1,
      cron: '* * * * *',
    },
  };
}
