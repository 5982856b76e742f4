// How many conversations wait for the team, counted again whenever something happens. It stands on every page of the app,
// so it brings the contract's types along and none of its schemas.
import { useEffect, useMemo, useState } from 'react';
import type { AnswerOf, Envelope } from '#shared/endpoint.ts';
import type { countConversations } from '../../contract.ts';
import { useChanges } from './changes.ts';
import { oneAtATime } from './one-at-a-time.ts';

const path: (typeof countConversations)['path'] = '/conversation-counts';

/** Undefined until it was counted once; a count that fails leaves the one before. */
export function useWaiting(): number | undefined {
  const [count, setCount] = useState<number>();
  const refresh = useMemo(
    () =>
      oneAtATime(async () => {
        const answer: Envelope<AnswerOf<typeof countConversations>> = await (await fetch(`/api${path}`)).json();
        if (answer.success) setCount(answer.data.needsPerson);
      }),
    [],
  );
  useEffect(refresh, [refresh]);
  useChanges(refresh);
  return count;
}
