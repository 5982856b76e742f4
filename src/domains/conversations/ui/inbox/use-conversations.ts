// The list of conversations as the inbox holds it: page by page, and kept up with what happens while somebody looks.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SentQuery } from '#shared/endpoint.ts';
import { api } from '#web/client/api.ts';
import type { Thrown } from '#web/ui/failure-words.ts';
import { type Conversation, listConversations } from '../../contract.ts';
import { useChanges } from './changes.ts';
import { merged } from './merge-pages.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type Filter = Omit<SentQuery<typeof listConversations>, 'cursor' | 'limit'>;

/** What is snoozed comes back by the clock alone, so the list is looked at again this often. */
const clockMs = 60_000;

type Held = { readonly rows: readonly Conversation[]; readonly cursor: string | null };

export function useConversations(filter: Filter) {
  const [held, setHeld] = useState<Held>();
  const [failure, setFailure] = useState<Thrown>();
  const [moreFailure, setMoreFailure] = useState<Thrown>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const key = JSON.stringify(filter);
  const shown = useRef(key);

  const refresh = useMemo(
    () =>
      oneAtATime(async () => {
        const asked = JSON.parse(key) as Filter;
        try {
          const page = await api.call(listConversations, { query: asked });
          // Another list is shown by now.
          if (shown.current !== key) return;
          setFailure(undefined);
          setHeld((now) => merged(now, { rows: page.conversations, cursor: page.nextCursor }));
        } catch (why) {
          if (shown.current === key) setFailure({ why });
        }
      }),
    [key],
  );

  useEffect(() => {
    shown.current = key;
    setHeld(undefined);
    setFailure(undefined);
    setMoreFailure(undefined);
    refresh();
    const timer = setInterval(refresh, clockMs);
    return () => clearInterval(timer);
  }, [key, refresh]);
  useChanges(refresh);

  const more = useCallback(async () => {
    if (!held?.cursor || isLoadingMore) return;
    setLoadingMore(true);
    setMoreFailure(undefined);
    try {
      const asked = JSON.parse(key) as Filter;
      const page = await api.call(listConversations, { query: { ...asked, cursor: held.cursor } });
      if (shown.current !== key) return;
      setHeld((now) => {
        const known = new Set(now?.rows.map(({ id }) => id));
        const rows = [...(now?.rows ?? []), ...page.conversations.filter(({ id }) => !known.has(id))];
        return { rows, cursor: page.nextCursor };
      });
    } catch (why) {
      if (shown.current === key) setMoreFailure({ why });
    } finally {
      setLoadingMore(false);
    }
  }, [held, isLoadingMore, key]);

  return { rows: held?.rows, hasMore: held?.cursor != null, failure, moreFailure, isLoadingMore, refresh, more };
}
