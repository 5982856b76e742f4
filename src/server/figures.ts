// What the operator's figures say beyond requests and connections: turns, callers who wait, work that waits or has failed.
import { measureAwaiting } from '#channels/store.ts';
import { measureWork } from '#domains/background-work/service.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Metrics } from '#platform/http/metrics.ts';

/** Adds them. Answers where a turn is noted, in the process that takes it, with what it took until its reply was kept. */
export function addFigures(metrics: Metrics, database: Pick<Database, 'asSystem'>): (tookMs: number) => void {
  metrics.gauge({
    name: 'telle_callers_awaiting',
    help: 'Callers who wait for an answer of the receptionist',
    read: async () => [{ value: (await database.asSystem(measureAwaiting)).count }],
  });
  metrics.gauge({
    name: 'telle_callers_awaiting_oldest_seconds',
    help: 'How long the one who has waited longest has waited; 0 where nobody waits',
    read: async () => [{ value: (await database.asSystem(measureAwaiting)).oldestSeconds }],
  });
  metrics.gauge({
    name: 'telle_background_work',
    help: 'Background work that is due and waits, that is being done, and that has failed for good',
    label: 'state',
    read: async () =>
      Object.entries(await database.asSystem(measureWork)).map(([state, value]) => ({ of: state, value })),
  });
  const observe = metrics.histogram({
    name: 'telle_turn_seconds',
    help: 'From when a turn of a caller was begun until its reply was kept',
    buckets: [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
  });
  return (tookMs) => observe(tookMs / 1000);
}
