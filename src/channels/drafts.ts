// What is already sure of a reply whose record is not kept yet, told to whoever listens in this process while the rest is still
// being worded. It is a foretaste and no record: whoever hears of it late, elsewhere or not at all hears the whole reply when it
// is kept, which begins with it.
import type { BusinessId } from '#shared/ids.ts';

export type Draft = {
  /** All of the reply that is sure by now. */
  tell(soFar: string): void;
  /** Its turn was not kept: nothing was said. */
  takeBack(): void;
};

export type Drafts = {
  /** The reply of a turn that is in hand; `thread` is its `threadName`, as in the feed. */
  begin(business: BusinessId, thread: string): Draft;
  /** Calls with all that is sure of a reply each time that it is more, and with '' where it is taken back. Gives how to stop. */
  watch(business: BusinessId, thread: string, watcher: Watcher): () => void;
};
type Watcher = (soFar: string) => void;

export function openDrafts(): Drafts {
  const watchers = new Map<string, Set<Watcher>>();
  const keyOf = (business: BusinessId, thread: string) => `${business} ${thread}`;

  return {
    begin: (business, thread) => {
      const key = keyOf(business, thread);
      let isTold = false;
      const tell = (soFar: string): void => {
        isTold = soFar !== '';
        for (const watcher of watchers.get(key) ?? []) watcher(soFar);
      };
      return {
        tell,
        takeBack: () => {
          if (isTold) tell('');
        },
      };
    },
    watch: (business, thread, watcher) => {
      const key = keyOf(business, thread);
      const some = watchers.get(key) ?? new Set();
      watchers.set(key, some.add(watcher));
      return () => {
        some.delete(watcher);
        if (some.size === 0 && watchers.get(key) === some) watchers.delete(key);
      };
    },
  };
}
