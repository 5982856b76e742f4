// A caller who waits for a person has gone in a few minutes: who left something that presses is told of at once, and not at the
// next full minute, which is for all the rest.
import { onLeft } from '#domains/conversations/events.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Log } from '#platform/log.ts';
import { noteEffectAgain } from '#platform/queue/note-effect.ts';
import type { BusinessId } from '#shared/ids.ts';

/** The background work that looks for what presses, and for nothing else, in the business of its data: in each for null. */
export const tellPressingWork = 'tell-pressing';

/** What a business is left within this is looked for together. */
const togetherMs = 1000;
/** Processes that heard the same are not further apart than this, and their looks are one. */
const sameMs = togetherMs / 2;

/**
 * Enqueues a look into a business soon after anything was left there, one for all processes that heard of it. Gives how to stop.
 */
export async function tellSoon({ database, log }: { database: Database; log: Log }): Promise<() => void> {
  const timers = new Map<BusinessId | null, NodeJS.Timeout>();
  const look = async (business: BusinessId | null) => {
    const effectKey = `${tellPressingWork}:${business ?? 'all'}`;
    try {
      await database.asSystem(async (scope) => {
        // Whoever noted it a moment ago enqueued a look, which begins after all that was heard of until then.
        if (!(await noteEffectAgain(scope, effectKey, sameMs))) return;
        await scope.enqueue({ name: tellPressingWork, effectKey, data: { business } });
      });
    } catch (error) {
      // Nothing is lost by it: the look of the next minute finds it.
      log.warn({ err: error }, 'what presses is told of a minute later');
    } finally {
      // What was heard of meanwhile is found by this look; the next one is too far from it to count as the same.
      timers.delete(business);
    }
  };
  const stop = await onLeft(database, (business) => {
    if (!timers.has(business))
      timers.set(
        business,
        setTimeout(() => void look(business), togetherMs),
      );
  });
  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
