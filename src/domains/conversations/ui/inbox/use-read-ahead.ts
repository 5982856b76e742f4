// The newest talks of a list are read while nobody waits for anything, so that they can be opened where there is no connection.
import { useEffect, useRef } from 'react';
import { api } from '#web/client/api.ts';
import { type Conversation, readConversation } from '../../contract.ts';

/** What a phone shows of the list, and a screen more. */
const aheadMost = 12;

type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Nothing is fetched unasked over a line that its owner pays for by the byte. */
const isSparing = () => (navigator as WithConnection).connection?.saveData === true;

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });

/** `loadPane` fetches what draws a talk. A talk is read again when its row has changed. */
export function useReadAhead(rows: readonly Conversation[] | undefined, loadPane: () => Promise<unknown>): void {
  const read = useRef(new Map<string, string>());
  useEffect(() => {
    if (!rows || isSparing()) return;
    let isLeft = false;
    const readAll = async () => {
      await idle();
      if (!isLeft && rows.length > 0) await loadPane();
      for (const row of rows.slice(0, aheadMost)) {
        const standing = JSON.stringify(row);
        if (read.current.get(row.id) === standing) continue;
        await idle();
        if (isLeft || !navigator.onLine) return;
        await api.call(readConversation, { params: { id: row.id } });
        read.current.set(row.id, standing);
      }
    };
    // What could not be read ahead is read, or told of, when it is opened.
    readAll().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [rows, loadPane]);
}
