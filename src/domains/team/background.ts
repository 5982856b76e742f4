// Invitations that nobody took are forgotten a month after their end.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { endedInvitationKeptMs } from './rules.ts';
import { deleteInvitationsBefore } from './store.ts';

export function teamBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    'forget-invitations': {
      handler: () =>
        database.asSystem((scope) =>
          deleteInvitationsBefore(scope, new Date(scope.now().getTime() - endedInvitationKeptMs)),
        ),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 60,
      inParallel: 1,
      cron: '47 8 * * *',
    },
  };
}
