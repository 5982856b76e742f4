// A part of a page that somebody asks for by a press, and whose script comes no sooner than they come near it.
import { type ComponentType, useMemo, useState } from 'react';
import { fetchPart } from './lazy-part.ts';
import { runAsync } from './run-async.ts';

export type AskedPart<P extends object> = {
  /** Undefined until it was asked for and has come, and once it is closed. */
  readonly Part: ComponentType<P> | undefined;
  readonly isComing: boolean;
  /** Why it does not come is told in a toast; what asked stands to be pressed again. */
  readonly ask: () => void;
  readonly close: () => void;
  /** For the button that asks. What fails here is told when it is pressed. */
  readonly ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
};

/** `load` imports the module that exports the part by default, and stays the same function. */
export function useAskedPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): AskedPart<P> {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [isComing, setComing] = useState(false);
  return useMemo(() => {
    const fetched = () => fetchPart(load);
    const fetchAhead = () => {
      if (navigator.onLine) fetched().catch(() => undefined);
    };
    const come = async () => {
      setComing(true);
      try {
        const { default: asked } = await runAsync(fetched, {});
        setPart(() => asked);
      } catch {
        // It was told.
      } finally {
        setComing(false);
      }
    };
    return {
      ...{ Part, isComing, ask: () => void come(), close: () => setPart(undefined) },
      ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead },
    };
  }, [load, Part, isComing]);
}
