// The history of one contact as a page holds it: the newest page, and earlier ones on demand.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { type Happening, readContactHistory } from '../contract.ts';

export function useHistory(contact: Id<'contact'>) {
  const [happenings, setHappenings] = useState<readonly Happening[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const shown = useRef(contact);
  shown.current = contact;

  const load = useCallback(
    async (after: string | null) => {
      setIsLoading(true);
      setFailed(false);
      try {
        const query = after === null ? {} : { cursor: after };
        const page = await api.call(readContactHistory, { params: { id: contact }, query });
        if (shown.current !== contact) return;
        setHappenings((before) => (after === null ? page.happenings : [...(before ?? []), ...page.happenings]));
        setCursor(page.nextCursor);
      } catch {
        setFailed(true);
      } finally {
        setIsLoading(false);
      }
    },
    [contact],
  );
  const reload = useCallback(() => void load(null), [load]);
  useEffect(reload, [reload]);

  return {
    happenings,
    failed,
    isLoading,
    hasMore: cursor !== null,
    reload,
    more: () => void load(cursor),
    drop: (id: string) => setHappenings((before) => before?.filter((one) => one.id !== id)),
  };
}
