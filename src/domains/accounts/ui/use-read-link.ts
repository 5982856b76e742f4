// What a link from a mail stands for, asked of the server: a link that is spent is told from a server that does not answer.
import { useCallback, useEffect, useState } from 'react';
import { ClientFailure } from '#web/client/api.ts';
import { useLinkToken } from './link-token.ts';

type ReadLink<T> = {
  readonly token: string | null | undefined;
  /** Undefined while it is asked; null where the link is none that holds. */
  readonly found: T | null | undefined;
  /** Why nothing is known of it, where no answer about it came. */
  readonly failure: { readonly why: unknown } | undefined;
  again(): void;
};

/** Refused for what the link is, and not for want of an answer. */
const isOfLink = (failure: unknown) =>
  failure instanceof ClientFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429;

/** `read` must be the same function over renders. */
export function useReadLink<T>(read: (token: string) => Promise<T>): ReadLink<T> {
  const token = useLinkToken();
  const [found, setFound] = useState<T | null>();
  const [failure, setFailure] = useState<{ readonly why: unknown }>();
  const again = useCallback(() => {
    setFailure(undefined);
    if (token === undefined) return;
    if (token === null) return setFound(null);
    read(token).then(
      (value) => setFound(() => value),
      (why: unknown) => (isOfLink(why) ? setFound(null) : setFailure({ why })),
    );
  }, [token, read]);
  useEffect(again, [again]);
  return { token, found, failure, again };
}
