// Every change of a conversation, told to whoever watches it: the team's pages and the caller's own. Told by the database
// once it is kept, so that it crosses processes and nothing is told that did not happen.
import { z } from 'zod';
import type { Database } from '#platform/database/scope.ts';
import type { BusinessId } from '#shared/ids.ts';
import { changesChannel, type ToldChange } from './store/changes.ts';

/** Hears in which business a caller left a message or asked for a person; null where that may have been missed in any. */
export const onLeft = (
  database: Pick<Database, 'listen'>,
  hear: (business: BusinessId | null) => void,
): Promise<() => void> =>
  database.listen(changesChannel, (payload) => {
    if (payload === '') return hear(null);
    const [business, , , kind] = told.parse(JSON.parse(payload));
    if (kind === 'message' || kind === 'hand-off') hear(business as BusinessId);
  });

/** Called with a change, or with null after an interruption in which some were lost: look at everything again. */
export type Watcher = (change: ToldChange | null) => void;

export type Feed = {
  /** Tells of the changes of a business; with `thread` (its `threadName`) of that thread alone. Resolves, once it listens, with how to stop. */
  watch(business: BusinessId, thread: string | null, watcher: Watcher): Promise<() => void>;
};

const told = z.tuple([
  z.string(),
  z.string().nullable(),
  z.string().nullable(),
  z.enum(['line', 'state', 'message', 'hand-off']),
]);

/** Listens from the first watcher on. */
export function openFeed(database: Pick<Database, 'listen'>): Feed {
  const watchers = new Map<string, Set<Watcher>>();
  let listening: Promise<unknown> | undefined;

  const hear = (payload: string): void => {
    if (payload === '') {
      for (const some of watchers.values()) for (const watcher of some) watcher(null);
      return;
    }
    const [business, conversation, thread, kind] = told.parse(JSON.parse(payload));
    const change = { business, conversation, thread, kind } as ToldChange;
    for (const key of [keyOf(business, null), keyOf(business, thread)])
      for (const watcher of watchers.get(key) ?? []) watcher(change);
  };

  return {
    watch: async (business, thread, watcher) => {
      const key = keyOf(business, thread);
      const some = watchers.get(key) ?? new Set();
      watchers.set(key, some.add(watcher));
      const stop = () => {
        some.delete(watcher);
        if (some.size === 0 && watchers.get(key) === some) watchers.delete(key);
      };
      listening ??= database.listen(changesChannel, hear);
      try {
        await listening;
      } catch (error) {
        listening = undefined;
        stop();
        throw error;
      }
      return stop;
    },
  };
}

const keyOf = (business: string, thread: string | null) => `${business} ${thread ?? ''}`;
