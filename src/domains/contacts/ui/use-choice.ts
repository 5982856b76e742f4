// Which contacts of a list are chosen: one by one, or all that match what the list was asked for.
import { useState } from 'react';
import type { Id } from '#shared/ids.ts';

export type Choice = {
  readonly isOn: boolean;
  /** All that match, also those that have not been scrolled to. */
  readonly isAll: boolean;
  readonly ids: ReadonlySet<Id<'contact'>>;
  has(id: Id<'contact'>): boolean;
  toggle(id: Id<'contact'>): void;
  begin(): void;
  end(): void;
  setAll(isAll: boolean): void;
};

export function useChoice(): Choice {
  const [isOn, setIsOn] = useState(false);
  const [isAll, setIsAll] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<Id<'contact'>>>(new Set());
  const set = (on: boolean) => {
    setIsOn(on);
    setIsAll(false);
    setIds(new Set());
  };
  return {
    ...{ isOn, isAll, ids },
    has: (id) => isAll || ids.has(id),
    toggle(id) {
      setIsAll(false);
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    begin: () => set(true),
    end: () => set(false),
    setAll(all) {
      setIsAll(all);
      setIds(new Set());
    },
  };
}
