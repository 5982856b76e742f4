// Something on the server that changes by itself, looked at again and again for as long as more may come of it: each time
// only after the last asking was answered or failed, since a slow answer that is overtaken is never heard.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';

/**
 * As `useLoaded`; asks again `pauseMs` after each ending while `goesOn` says so of what is known. What is known counts as
 * failed from a failure until an answer, so that a line about it stands still while it is asked again.
 */
export function useWatched<T>(load: () => Promise<T>, goesOn: (value: T) => boolean, pauseMs: number): Loaded<T> {
  const [ended, setEnded] = useState({ times: 0, failed: false });
  const asking = useRef(0);
  const counted = useCallback(async () => {
    asking.current += 1;
    let failed = true;
    try {
      const value = await load();
      failed = false;
      return value;
    } finally {
      asking.current -= 1;
      setEnded(({ times }) => ({ times: times + 1, failed }));
    }
  }, [load]);
  const loaded = useLoaded(counted);
  const { value, reload } = loaded;
  const isGoing = value !== undefined && goesOn(value);
  const { times } = ended;
  useEffect(() => {
    if (!isGoing || times === 0) return;
    // One that was asked by hand meanwhile ends too, and is followed by a look of its own.
    const timer = setTimeout(() => asking.current === 0 && reload(), pauseMs);
    return () => clearTimeout(timer);
  }, [isGoing, times, reload, pauseMs]);
  const { set } = loaded;
  const know = useCallback(
    (known: T) => {
      setEnded(({ times: before }) => ({ times: before, failed: false }));
      set(known);
    },
    [set],
  );
  const { failure } = loaded;
  return { value, failed: value === undefined ? loaded.failed : ended.failed, failure, reload, set: know };
}
