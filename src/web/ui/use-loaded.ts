// Something the server has, as a page holds it: on its way, here, or failed; loaded again on demand without going blank,
// while what was asked for before is never shown as what is asked for now. What fails is told, whether the page shows it or not.
import { useCallback, useEffect, useRef, useState } from 'react';
import { inAgain } from './signed-in-hint.ts';
import { tellFailedLoad } from './tell-failed-load.ts';

export type Loaded<T> = {
  readonly value: T | undefined;
  /** Whether the newest asking failed; a value from before it is still there. */
  readonly failed: boolean;
  /** Why it failed. */
  readonly failure: unknown;
  reload(): void;
  set(value: T): void;
};

type Load<T> = () => Promise<T>;
/** What is known, and of which load. */
export type Held<T> = {
  readonly of: Load<T>;
  readonly value: T | undefined;
  readonly failed: boolean;
  readonly failure?: unknown;
};

/** What is known of `load`: nothing where `held` is of another one. */
export function heldOf<T>(held: Held<T>, load: Load<T>): Held<T> {
  return held.of === load ? held : { of: load, value: undefined, failed: false };
}

/** `held` after an answer to `load`, which is passed over once something else is asked for. */
export function heard<T>(
  held: Held<T>,
  load: Load<T>,
  more: Partial<Pick<Held<T>, 'value' | 'failed' | 'failure'>>,
): Held<T> {
  return held.of === load ? { ...held, ...more } : held;
}

/** `load` must be the same function over renders, and another one where it loads something else. */
export function useLoaded<T>(load: Load<T>): Loaded<T> {
  const [held, setHeld] = useState<Held<T>>({ of: load, value: undefined, failed: false });
  // The newest asking alone is heard, since answers overtake one another.
  const round = useRef(0);
  const reload = useCallback(() => {
    round.current += 1;
    const mine = round.current;
    const hear = (more: Partial<Held<T>>) => {
      if (mine === round.current) setHeld((before) => heard(before, load, more));
    };
    setHeld((before) => ({ ...heldOf(before, load), failed: false }));
    load().then(
      (value) => hear({ value }),
      (failure: unknown) => hear({ failed: true, failure }),
    );
  }, [load]);
  useEffect(reload, [reload]);
  const set = useCallback(
    (value: T) => {
      round.current += 1;
      setHeld((before) => heard(before, load, { value, failed: false }));
    },
    [load],
  );
  const { value, failed, failure } = heldOf(held, load);
  useEffect(() => {
    if (!failed) return;
    tellFailedLoad(failure);
    // Where no part of the page shows it, nobody else asks again for it.
    const mine = round.current;
    const askAgain = () => mine === round.current && reload();
    window.addEventListener(inAgain, askAgain);
    return () => window.removeEventListener(inAgain, askAgain);
  }, [failed, failure, reload]);
  return { value, failed, failure, reload, set };
}
