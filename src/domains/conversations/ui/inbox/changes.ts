// The stream of changes as the pages of this tab hear it: one connection for all of them, opened again when it breaks. A tab
// whose place another one took asks now and then instead, and takes a place again when somebody comes back to it.
import { useEffect } from 'react';
import { overEvent } from '#shared/event-stream.ts';
import type { Change } from '../../contract.ts';

/** Called with a change, or with null where some may have been missed: look at everything again. */
type Listener = (change: Change | null) => void;

const retryMs = 5_000;
const askMs = 20_000;
const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/** `listener` must be the same function over renders. */
export function useChanges(listener: Listener): void {
  useEffect(() => {
    listeners.add(listener);
    stop ??= open();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  }, [listener]);
}

function tell(change: Change | null): void {
  for (const listener of listeners) listener(change);
}

function open(): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  // What happened before the first opening is in what the page has just read, unless it opened without a connection.
  let mayHaveMissed = false;
  const connect = () => {
    clearInterval(asking);
    asking = undefined;
    source = new EventSource('/api/conversation-changes');
    source.addEventListener('change', ({ data }: MessageEvent<string>) => tell(JSON.parse(data)));
    source.addEventListener('look-again', () => tell(null));
    source.addEventListener('open', () => {
      if (mayHaveMissed) tell(null);
      mayHaveMissed = true;
    });
    // The browser connects again by itself, unless the server refused: then it has given up.
    source.addEventListener('error', () => {
      mayHaveMissed = true;
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, retryMs);
    });
    // Coming back at once would take the place of the tab that took this one's, which would come back in its turn.
    source.addEventListener(overEvent, () => {
      source?.close();
      asking = setInterval(() => {
        if (document.visibilityState === 'visible') tell(null);
      }, askMs);
    });
  };
  const onSeen = () => {
    if (asking !== undefined && document.visibilityState === 'visible') connect();
  };
  document.addEventListener('visibilitychange', onSeen);
  connect();
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    clearTimeout(timer);
    clearInterval(asking);
    source?.close();
  };
}
