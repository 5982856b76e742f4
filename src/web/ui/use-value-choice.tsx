// Asks from within a save which value is to stand where two people changed the same. Few saves ask, so the question comes when it is asked.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Choose, Clash } from '../client/save-seen.ts';
import type { ChooseValues, ToWords } from './choose-values.tsx';
import { Dialog } from './dialog.tsx';
import { fetchPart } from './lazy-part.ts';

const load = () => fetchPart(() => import('./choose-values.tsx'));

type Asked = {
  readonly ChooseValues: typeof ChooseValues;
  readonly clashes: readonly Clash[];
  readonly settle: (kept: ReadonlySet<string> | null) => void;
};

/**
 * The way to ask from within a save: `choose` waits for the person, and throws where the question cannot be fetched;
 * `dialog` is to be drawn, outside any form. Where nobody can see it, or something else is asked by now, it is as if the
 * person had gone back.
 */
export function useChoice(toWords: ToWords): { readonly choose: Choose; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const newest = useRef<Asked>(undefined);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      newest.current?.settle(null);
    };
  }, []);
  const choose: Choose = useCallback(async (clashes) => {
    const { ChooseValues } = await load();
    newest.current?.settle(null);
    if (!isThere.current) return null;
    return new Promise((resolve) => {
      const mine: Asked = {
        ...{ clashes, ChooseValues },
        settle(kept) {
          if (newest.current === mine) newest.current = undefined;
          setAsked((now) => (now === mine ? undefined : now));
          resolve(kept);
        },
      };
      newest.current = mine;
      setAsked(mine);
    });
  }, []);
  const dialog = asked && (
    <Dialog open onClose={() => asked.settle(null)} title="Somebody else changed this too">
      <p>While you wrote, it was saved with another value. Choose what is to stand.</p>
      <asked.ChooseValues
        clashes={asked.clashes}
        toWords={toWords}
        onBack={() => asked.settle(null)}
        onChosen={asked.settle}
      />
    </Dialog>
  );
  return { choose, dialog };
}
