// What an operator does about work that failed for good: look, try again, or drop.
import type { SystemScope } from '#platform/database/scope.ts';
import { selectFailed, takeFailed } from './store.ts';

export { measureWork } from './store.ts';

/** The newest first, at most `max`. */
export const listFailedWork = selectFailed;

/**
 * Takes failed work off the list and enqueues it again with its effect key, in one transaction: an effect that was done is
 * not repeated. False when it is no longer on the list, so that a repeat is harmless. Throws where no code does it any more.
 */
export async function retryFailedWork(scope: SystemScope, id: string): Promise<boolean> {
  const work = await takeFailed(scope, id);
  if (work === null) return false;
  const { name, effectKey, data, lane } = work;
  await scope.enqueue({ name, effectKey, data, ...(lane === null ? {} : { inOrderWith: lane }) });
  return true;
}

/** Takes failed work off the list for good; false when it is no longer on it. */
export async function dropFailedWork(scope: SystemScope, id: string): Promise<boolean> {
  return (await takeFailed(scope, id)) !== null;
}
