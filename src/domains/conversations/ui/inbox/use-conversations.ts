// The list of conversations as the inbox holds it: page by page, and kept up with what happens while somebody looks.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SentQuery } from '#shared/endpoint.ts';
import { api } from '#web/client/api.ts';
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
  const [failed, setFailed] = useState(false);
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
          setFailed(false);
          setHeld((now) => merged(now, { rows: page.conversations, cursor: page.nextCursor }));
        } catch {
          if (shown.current === key) setFailed(true);
        }
      }),
    [key],
  );

  useEffect(() => {
    shown.current = key;
    setHeld(undefined);
    setFailed(false);
    refresh();
    const timer = setInterval(refresh, clockMs);
    return () => clearInterval(timer);
  }, [key, refresh]);
  useChanges(refresh);

  const more = useCallback(async () => {
    if (!held?.cursor || isLoadingMore) return;
    setLoadingMore(true);
    try {
      const asked = JSON.parse(key) as Filter;
      const page = await api.call(listConversations, { query: { ...asked, cursor: held.cursor } });
      if (shown.current !== key) return;
      setHeld((now) => {
        const known = new Set(now?.rows.map(({ id }) => id));
        const rows = [...(now?.rows ?? []), ...page.conversations.filter(({ id }) => !known.has(id))];
        return { rows, cursor: page.nextCursor };
      });
    } catch {
      setFailed(true);
    } finally {
      setLoadingMore(false);
    }
  }, [held, isLoadingMore, key]);

  return { rows: held?.rows, hasMore: held?.cursor != null, failed, isLoadingMore, refresh, more };
}
