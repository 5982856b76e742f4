// Keeps the suspected pairs up with the words of the contacts: what little has changed, before somebody looks; whatever is
// left, as after a file of contacts, in the background.
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';
import * as store from '../store/suspicions.ts';

/** Changes that a look waits for: what a team changes within minutes, found in milliseconds. */
const whileWaiting = 500;
const atOnce = 5000;
const telle = { kind: 'system', id: null } as const;

/** Whether the pairs are as the contacts are now; false where more has changed than a look waits for. */
export async function findSomeAnew(scope: BusinessScope): Promise<boolean> {
  if (!(await store.hasChanges(scope))) return true;
  if (!(await store.holdPairs(scope, { waits: false }))) return false;
  await store.findAnew(scope, (await store.takeChanges(scope, whileWaiting)).meant);
  return !(await store.hasChanges(scope));
}

/** All pairs as all contacts are now, business by business, a part in each transaction. Safe to repeat. */
export async function findAllAnew(database: Database, signal: AbortSignal): Promise<void> {
  for (const business of await database.asSystem(store.findChanged)) {
    // From where the last part ended, since the database passes over all that was taken before it comes to what is left.
    for (let after = await findPartAnew(database, business, null); after !== null; ) {
      signal.throwIfAborted();
      after = (await findPartAnew(database, business, after)) ?? (await findPartAnew(database, business, null));
    }
  }
}

/** The last word of the part; null where there was nothing left. */
function findPartAnew(database: Database, business: BusinessId, after: string | null): Promise<string | null> {
  return database.asBusiness(business, telle, async (scope) => {
    await store.holdPairs(scope, { waits: true });
    const { last, meant } = await store.takeChanges(scope, atOnce, after);
    await store.findAnew(scope, meant);
    return last;
  });
}
