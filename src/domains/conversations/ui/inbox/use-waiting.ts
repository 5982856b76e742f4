// How many conversations wait for the team, counted again whenever something happens.
import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '#web/client/api.ts';
import { tellFailedLoad } from '#web/ui/tell-failed-load.ts';
import { countConversations } from '../../contract.ts';
import { useChanges } from './changes.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Undefined until it was counted once; a count that fails leaves the one before, and is told. */
export function useWaiting(): number | undefined {
  const [count, setCount] = useState<number>();
  const isHere = useRef(true);
  const refresh = useMemo(
    () =>
      oneAtATime(async () => {
        try {
          setCount((await api.call(countConversations, {})).needsPerson);
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
  return count;
}
