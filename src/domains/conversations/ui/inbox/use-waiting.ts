// How many conversations wait for the team, counted again whenever something happens.
import { useEffect, useMemo, useState } from 'react';
import { api } from '#web/client/api.ts';
import { countConversations } from '../../contract.ts';
import { useChanges } from './changes.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Undefined until it was counted once. */
export function useWaiting(): number | undefined {
  const [count, setCount] = useState<number>();
  const refresh = useMemo(
    () => oneAtATime(async () => setCount((await api.call(countConversations, {})).needsPerson)),
    [],
  );
  useEffect(refresh, [refresh]);
  useChanges(refresh);
  return count;
}
