// The suspected pairs as a page holds them: the first page, and more on demand; a pair leaves once it is decided.
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#web/client/api.ts';
import { type Duplicate, listDuplicates } from '../contract.ts';

export const pairKey = ({ first, second }: Duplicate) => `${first.id} ${second.id}`;

const lookAgainMs = 3_000;

export function useDuplicates() {
  const [pairs, setPairs] = useState<readonly Duplicate[]>();
  const [found, setFound] = useState({ total: 0, isMoreThanTotal: false, isBehind: false });
  const [cursor, setCursor] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly why: unknown }>();
  const [isLoading, setIsLoading] = useState(false);

  const isFirstPage = useRef(true);
  const load = useCallback(async (after: string | null) => {
    setIsLoading(true);
    isFirstPage.current = after === null;
    setFailure(undefined);
    try {
      const page = await api.call(listDuplicates, { query: after === null ? {} : { cursor: after } });
      setPairs((before) => (after === null ? page.pairs : [...(before ?? []), ...page.pairs]));
      const { total, isMoreThanTotal, isBehind } = page;
      if (after === null) setFound({ total, isMoreThanTotal, isBehind });
      setCursor(page.nextCursor);
    } catch (why) {
      setFailure({ why });
    } finally {
      setIsLoading(false);
    }
  }, []);
  const reload = useCallback(() => void load(null), [load]);
  useEffect(reload, [reload]);

  // Where all that are here are decided, those behind them come.
  const isDecided = pairs?.length === 0 && cursor !== null && !isLoading && !failure;
  useEffect(() => {
    if (isDecided) void load(cursor);
  }, [isDecided, load, cursor]);

  // Each look goes on with what has changed; whoever has more than the first page before them is left to it.
  useEffect(() => {
    if (!found.isBehind) return;
    const timer = setInterval(() => {
      if (isFirstPage.current && document.visibilityState === 'visible') reload();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [found.isBehind, reload]);

  return {
    ...{ pairs, found, failure, isLoading, reload },
    hasMore: cursor !== null,
    more: () => void load(cursor),
    drop(gone: Duplicate) {
      setPairs((before) => before?.filter((one) => pairKey(one) !== pairKey(gone)));
      if (!found.isMoreThanTotal) setFound((before) => ({ ...before, total: before.total - 1 }));
    },
  };
}
