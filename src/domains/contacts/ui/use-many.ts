// One change of many contacts on its way through the server, part by part; whom it changed is kept, for the way back.
import { useRef, useState } from 'react';
import type { SentBody } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import { createClient } from '#web/client/client.ts';
import { changeContacts, changedAtOnce } from '../contract.ts';

/** Five hundred contacts take longer than a click. */
const patient = createClient({ msMax: 60_000 });
const restoredAtOnce = 50;

type Body = SentBody<typeof changeContacts>;
export type Change = Body['change'];
export type Target =
  | { readonly ids: readonly Id<'contact'>[] }
  | { readonly where: Extract<Body['which'], { where: unknown }>['where'] };

export function useMany() {
  /** How many have been gone through; undefined where nothing is under way. */
  const [done, setDone] = useState<number>();
  const stopped = useRef(false);

  /** Gives whom it changed. Throws a ClientFailure; what was done before stays done, and is in `changed`. */
  const run = async (change: Change, target: Target, changed: Id<'contact'>[] = []): Promise<Id<'contact'>[]> => {
    stopped.current = false;
    setDone(0);
    try {
      if ('ids' in target) await runThrough(change, target.ids, changed);
      else await runPages(change, target.where, changed);
    } finally {
      setDone(undefined);
    }
    return changed;
  };

  const runThrough = async (change: Change, ids: readonly Id<'contact'>[], changed: Id<'contact'>[]) => {
    const size = change.does === 'restore' ? restoredAtOnce : changedAtOnce;
    for (let from = 0; from < ids.length && !stopped.current; from += size) {
      const part = ids.slice(from, from + size);
      changed.push(...(await patient.call(changeContacts, { body: { which: { ids: part }, change } })).ids);
      setDone(from + part.length);
    }
  };

  const runPages = async (
    change: Change,
    where: Extract<Target, { where: unknown }>['where'],
    changed: Id<'contact'>[],
  ) => {
    let cursor: string | null = null;
    do {
      const which: Body['which'] = cursor === null ? { where } : { where, cursor };
      const part: { ids: Id<'contact'>[]; nextCursor: string | null } = await patient.call(changeContacts, {
        body: { which, change },
      });
      changed.push(...part.ids);
      cursor = part.nextCursor;
      setDone((before) => (before ?? 0) + changedAtOnce);
    } while (cursor !== null && !stopped.current);
  };

  return { run, done, stop: () => (stopped.current = true) };
}
