// How many conversations wait for the team, and how many go on, counted again whenever something happens.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf } from '#shared/endpoint.ts';
import { api } from '#web/client/api.ts';
import { tellFailedLoad } from '#web/ui/tell-failed-load.ts';
import { countConversations } from '../../contract.ts';
import { useChanges } from './changes.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type Counts = AnswerOf<typeof countConversations>;

/** How many wait for the team. */
export const useWaiting = (): number | undefined => useCounts()?.needsPerson;

/** Undefined until it was counted once; a count that fails leaves the one before, and is told. */
export function useCounts(): Counts | undefined {
  const [counts, setCounts] = useState<Counts>();
  const isHere = useRef(true);
  const refresh = useMemo(
    () =>
      oneAtATime(async () => {
        try {
          setCounts(await api.call(countConversations, {}));
        } catch (failure) {
          if (isHere.current) tellFailedLoad(failure, 'What waits');
        }
      }),
    [],
  );
  useEffect(() => {
    isHere.current = true;
    refresh();
    return () => {
      isHere.current = false;
    };
  }, [refresh]);
  useChanges(refresh);
  return counts;
}
