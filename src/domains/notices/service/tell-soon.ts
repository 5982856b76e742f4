// A caller who waits for a person has gone in a few minutes: who left something that presses is told of at once, and not at the
// next full minute, which is for all the rest.
import { onLeft } from '#domains/conversations/events.ts';
import type { Database } from '#platform/database/scope.ts';
import type { Log } from '#platform/log.ts';

/** The background work that looks for what presses, and for nothing else. */
export const tellPressingWork = 'tell-pressing';

/** What comes within this is looked for together. */
const togetherMs = 1000;

/** Enqueues a look soon after anything was left in any business. Gives how to stop. */
export async function tellSoon({ database, log }: { database: Database; log: Log }): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    timer = undefined;
    database
      .asSystem((scope) => scope.enqueue({ name: tellPressingWork, effectKey: tellPressingWork, data: {} }))
      // Nothing is lost by it: the look of the next minute finds it.
      .catch((error: unknown) => log.warn({ err: error }, 'what presses is told of a minute later'));
  };
  const stop = await onLeft(database, () => {
    timer ??= setTimeout(look, togetherMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
