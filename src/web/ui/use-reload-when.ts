// What was loaded is loaded again, without going blank, where something that it hangs on has changed.
import { useEffect, useRef } from 'react';

/** `reload` stays the same function; nothing happens for the first value of `changed`. */
export function useReloadWhen(changed: unknown, reload: () => void): void {
  const seen = useRef(changed);
  useEffect(() => {
    if (seen.current !== changed) reload();
    seen.current = changed;
  }, [changed, reload]);
}
