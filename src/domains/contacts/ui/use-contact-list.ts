// The contacts that a list shows: what it is asked for stands in the address, and pages come as the reader nears the end.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/client/api.ts';
import type { Thrown } from '#web/ui/failure-words.ts';
import { type Contact, listContacts, type Sort, sorts } from '../contract.ts';

export type Which = {
  readonly search: string;
  readonly tag: string;
  readonly has: '' | 'phone' | 'email' | 'no-name';
  readonly sort: Sort;
};

const reaches = ['phone', 'email', 'no-name'] as const;

/** What the address asks for, and how to ask for something else: both the same while the address is. */
export function useWhich(): [Which, (change: Partial<Which>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const which = useMemo<Which>(
    () => ({
      search: parameters.get('search') ?? '',
      tag: parameters.get('tag') ?? '',
      has: reaches.find((one) => one === parameters.get('has')) ?? '',
      sort: sorts.find((one) => one === parameters.get('sort')) ?? 'newest',
    }),
    [parameters],
  );
  const change = useCallback(
    (to: Partial<Which>) =>
      setParameters(
        (before) => {
          for (const [name, value] of Object.entries(to)) {
            if (value === '' || (name === 'sort' && value === 'newest')) before.delete(name);
            else before.set(name, value);
          }
          return before;
        },
        // What is picked shows on the spot; what is typed or pressed stands there already.
        { replace: true, flushSync: !('search' in to || 'tag' in to) },
      ),
    [setParameters],
  );
  return [which, change];
}

/** What a list and its file are asked by. */
export function queryOf({ search, tag, has, sort }: Which) {
  return { sort, ...(search && { search }), ...(tag && { tag }), ...(has && { has }) };
}

/** How many fit what is asked for: what is here whole counts itself, else what is `known`; undefined where nobody has counted. */
export function countOf(
  { contacts, hasMore, isCurrent }: Pick<ContactList, 'contacts' | 'hasMore' | 'isCurrent'>,
  known: number | undefined,
): number | undefined {
  return contacts && isCurrent && !hasMore ? contacts.length : known;
}

export type ContactList = {
  /** Undefined until the first page is here. What was asked for last stays until the next answer comes. */
  readonly contacts: readonly Contact[] | undefined;
  /** Whether those are what is asked for, and no longer what was asked for last. */
  readonly isCurrent: boolean;
  /** Why the last asking failed; undefined where it did not. */
  readonly failure: Thrown | undefined;
  /** Whether there are more: behind those that are here, or before them where the list is read from its end. */
  readonly hasMore: boolean;
  /** Read from its last page backwards, since the reader went there. */
  readonly isFromEnd: boolean;
  readonly isLoading: boolean;
  more(): void;
  /** The last page, or the first one, in place of what is here; nothing to do where that is here already. */
  goTo(side: Side): void;
  reload(): void;
};

type Side = 'start' | 'end';
type Held = {
  readonly contacts: readonly Contact[];
  readonly cursor: string | null;
  readonly from: Side;
  readonly asked: string;
};

const typingMs = 150;
/** Contacts of the first page, which is waited for; and of those after it, so that a list is read to its end in fewer. */
const pageSize = { first: 50, later: 100 } as const;

export function useContactList(which: Which): ContactList {
  const [held, setHeld] = useState<Held>();
  const [failure, setFailure] = useState<Thrown>();
  const [isLoading, setIsLoading] = useState(true);
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(queryOf(which));
  const current = useRef<AbortController>(undefined);
  const isFirst = useRef(true);
  const side = useRef<Side>('start');

  const load = useCallback(
    async (from: Side, cursor: string | null) => {
      current.current?.abort();
      const mine = new AbortController();
      current.current = mine;
      setIsLoading(true);
      setFailure(undefined);
      try {
        const query = {
          ...{ ...JSON.parse(asked), limit: cursor === null ? pageSize.first : pageSize.later },
          ...(from === 'end' && { from }),
          ...(cursor !== null && { cursor }),
        };
        const page = await api.call(listContacts, { query, signal: mine.signal });
        if (mine.signal.aborted) return;
        side.current = from;
        setHeld((before) => {
          const here = cursor === null ? [] : (before?.contacts ?? []);
          const contacts = from === 'end' ? page.contacts.concat(here) : here.concat(page.contacts);
          return { contacts, cursor: page.nextCursor, from, asked };
        });
      } catch (why) {
        if (!mine.signal.aborted) setFailure({ why });
      } finally {
        if (!mine.signal.aborted) setIsLoading(false);
      }
    },
    [asked],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is asked for from its start
  useEffect(() => {
    side.current = 'start';
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const timer = setTimeout(() => void load(side.current, null), isFirst.current ? 0 : typingMs);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [load, round]);
  useEffect(() => () => current.current?.abort(), []);

  const { contacts, cursor = null, from = 'start' } = held ?? {};
  return {
    contacts,
    isCurrent: held?.asked === asked,
    failure,
    isLoading,
    hasMore: cursor !== null,
    isFromEnd: from === 'end',
    more: () => {
      if (!isLoading && cursor !== null) void load(from, cursor);
    },
    goTo: (to) => {
      if (to !== from && cursor !== null) void load(to, null);
    },
    reload: () => setRound((before) => before + 1),
  };
}
