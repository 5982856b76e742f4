// A caller who waits for a person has gone in a few minutes: who left something that presses is told of at once, and not at the
// next full minute, which is for all the rest.
import { onLeft } from '#domains/conversations/events.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Log } from '#platform/log.ts';
import type { BusinessId } from '#shared/ids.ts';

/** The background work that looks for what presses, and for nothing else, in the business of its data: in each for null. */
export const tellPressingWork = 'tell-pressing';

/** What a business is left within this is looked for together. */
const togetherMs = 1000;

/** Enqueues a look into a business soon after anything was left there. Gives how to stop. */
export async function tellSoon({ database, log }: { database: Database; log: Log }): Promise<() => void> {
  const timers = new Map<BusinessId | null, NodeJS.Timeout>();
  const look = (business: BusinessId | null) => {
    timers.delete(business);
    const effectKey = `${tellPressingWork}:${business ?? 'all'}`;
    database
      .asSystem((scope) => scope.enqueue({ name: tellPressingWork, effectKey, data: { business } }))
      // Nothing is lost by it: the look of the next minute finds it.
      .catch((error: unknown) => log.warn({ err: error }, 'what presses is told of a minute later'));
  };
  const stop = await onLeft(database, (business) => {
    if (!timers.has(business)) timers.set(business, setTimeout(look, togetherMs, business));
  });
  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
