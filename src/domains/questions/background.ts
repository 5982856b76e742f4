// The receptionist is tested when its owner asks for it, and by itself once what it was taught has settled.
import type { Database } from '#platform/database/scope.ts';
import type { Log } from '#platform/log.ts';
import type { Registration } from '#platform/queue/work.ts';
import { runInBackground, runWork, type TryOut, testWhatWasTaught } from './service/run-tests.ts';

export function questionsBackground({
  database,
  log,
  tryOut,
}: {
  readonly database: Database;
  readonly log: Log;
  readonly tryOut: TryOut;
}): Readonly<Record<string, Registration>> {
  return {
    [runWork]: {
      handler: (work) => runInBackground(database, tryOut, work),
      retries: 3,
      backoffSeconds: 5,
      timeoutSeconds: 600,
      // One after the other: callers come first.
      inParallel: 1,
    },
    'test-what-was-taught': {
      handler: () => testWhatWasTaught(database, log),
      retries: 0,
      backoffSeconds: 60,
      timeoutSeconds: 60,
      inParallel: 1,
      cron: '* * * * *',
    },
  };
}
