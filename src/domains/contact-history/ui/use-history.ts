// The history of one contact as a page holds it: the newest page, and earlier ones on demand.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { type Happening, type kinds, readContactHistory } from '../contract.ts';

export type Kind = (typeof kinds)[number];

export function useHistory(contact: Id<'contact'>, kind: Kind | undefined, round: number) {
  const [happenings, setHappenings] = useState<readonly Happening[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly why: unknown }>();
  const [isLoading, setIsLoading] = useState(false);
  const asked = `${contact} ${kind}`;
  const shown = useRef(asked);
  shown.current = asked;

  const load = useCallback(
    async (after: string | null) => {
      setIsLoading(true);
      setFailure(undefined);
      try {
        const query = { ...(after !== null && { cursor: after }), ...(kind && { kind }) };
        const page = await api.call(readContactHistory, { params: { id: contact }, query });
        if (shown.current !== asked) return;
        setHappenings((before) => (after === null ? page.happenings : [...(before ?? []), ...page.happenings]));
        setCursor(page.nextCursor);
      } catch (why) {
        if (shown.current === asked) setFailure({ why });
      } finally {
        setIsLoading(false);
      }
    },
    [contact, kind, asked],
  );
  const reload = useCallback(() => void load(null), [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(reload, [reload, round]);

  return {
    happenings,
    /** Why the last asking failed; undefined where it did not. */
    failure,
    isLoading,
    hasMore: cursor !== null,
    reload,
    more: () => void load(cursor),
    drop: (id: string) => setHappenings((before) => before?.filter((one) => one.id !== id)),
  };
}
