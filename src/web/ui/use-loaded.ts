// Something the server has, as a page holds it: on its way, here, or failed; loaded again on demand without going blank.
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = {
  readonly value: T | undefined;
  readonly failed: boolean;
  reload(): void;
  set(value: T): void;
};

/** `load` must be the same function over renders. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T>();
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => {
    setFailed(false);
    load().then(setValue, () => setFailed(true));
  }, [load]);
  useEffect(reload, [reload]);
  return { value, failed, reload, set: setValue };
}
