// The housekeeping of the samples and of Telle's own desk: there after a start; the samples as new each night.
import type { Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { openOwnDesk } from './service/own-desk.ts';
import { closeSamples, openSamples, renewSamples } from './service.ts';

export const keepSamplesWork = 'keep-samples';

/** `isOn` false takes away what an earlier setting left. `operator` is told what is booked with Telle itself. */
export function samplesBackground(
  database: Database,
  { isOn, operator }: { readonly isOn: boolean; readonly operator: string },
): Readonly<Record<string, Registration>> {
  const usual = { retries: 3, backoffSeconds: 60, timeoutSeconds: 600, inParallel: 1 };
  return {
    [keepSamplesWork]: {
      ...usual,
      handler: async () => {
        await openOwnDesk({ database }, operator);
        await (isOn ? openSamples({ database }) : closeSamples({ database }));
      },
    },
    // Ten in the morning UTC is night or early morning in all of America.
    'renew-samples': {
      ...usual,
      cron: '7 10 * * *',
      handler: async () => (isOn ? renewSamples({ database }) : undefined),
    },
  };
}

/** Has the samples looked after once, soon. */
export function lookAfterSamples(database: Database): Promise<void> {
  return database.asSystem((scope) =>
    scope.enqueue({ name: keepSamplesWork, effectKey: keepSamplesWork, data: {}, inOrderWith: keepSamplesWork }),
  );
}
