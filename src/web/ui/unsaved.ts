// What somebody would lose by leaving: told by the part that holds it, for whoever watches the ways out of a page.
import { useEffect, useSyncExternalStore } from 'react';

export type Loss = 'edits' | 'call';

const held = new Map<symbol, Loss>();
const watchers = new Set<() => void>();

/** The graver of what would be lost now. */
function lossNow(): Loss | undefined {
  const losses = [...held.values()];
  return losses.includes('call') ? 'call' : losses[0];
}

function tell(): void {
  // A page that holds a listener for its end is slower to come back to, so it has one only while there is something to lose.
  if (held.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const watcher of watchers) watcher();
}

/** The browser asks in its own words before a page is closed or loaded anew. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Nobody leaves unasked from here on, as long as this part stands and has something to lose. */
export function useUnsaved(loss: Loss | false): void {
  useEffect(() => {
    if (!loss) return;
    const own = Symbol(loss);
    held.set(own, loss);
    tell();
    return () => {
      held.delete(own);
      tell();
    };
  }, [loss]);
}

/** What would be lost by leaving now. */
export function useLoss(): Loss | undefined {
  return useSyncExternalStore(watch, lossNow, () => undefined);
}
