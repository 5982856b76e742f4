// The contacts that a list shows: what it is asked for stands in the address, and pages come as the reader nears the end.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/client/api.ts';
import { type Contact, listContacts, type Sort, sorts } from '../contract.ts';

export type Which = {
  readonly search: string;
  readonly tag: string;
  readonly has: '' | 'phone' | 'email' | 'no-name';
  readonly sort: Sort;
};

const reaches = ['phone', 'email', 'no-name'] as const;

/** What the address asks for, and how to ask for something else. */
export function useWhich(): [Which, (change: Partial<Which>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const which: Which = {
    search: parameters.get('search') ?? '',
    tag: parameters.get('tag') ?? '',
    has: reaches.find((one) => one === parameters.get('has')) ?? '',
    sort: sorts.find((one) => one === parameters.get('sort')) ?? 'newest',
  };
  const change = (to: Partial<Which>) =>
    setParameters(
      (before) => {
        for (const [name, value] of Object.entries(to)) {
          if (value === '' || (name === 'sort' && value === 'newest')) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  return [which, change];
}

/** What a list and its file are asked by. */
export function queryOf({ search, tag, has, sort }: Which) {
  return { sort, ...(search && { search }), ...(tag && { tag }), ...(has && { has }) };
}

export type ContactList = {
  /** Undefined until the first page is here. What was asked for last stays until the next answer comes. */
  readonly contacts: readonly Contact[] | undefined;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  more(): void;
  reload(): void;
};

const typingMs = 150;

export function useContactList(which: Which): ContactList {
  const [contacts, setContacts] = useState<readonly Contact[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [isLoading, setIsLoading] = useState(true);
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(queryOf(which));
  const current = useRef<AbortController>(undefined);
  const isFirst = useRef(true);

  const load = useCallback(
    async (after: string | null) => {
      current.current?.abort();
      const mine = new AbortController();
      current.current = mine;
      setIsLoading(true);
      setFailed(false);
      try {
        const query = { ...JSON.parse(asked), limit: 50, ...(after !== null && { cursor: after }) };
        const page = await api.call(listContacts, { query, signal: mine.signal });
        if (mine.signal.aborted) return;
        setContacts((before) => (after === null ? page.contacts : [...(before ?? []), ...page.contacts]));
        setCursor(page.nextCursor);
      } catch {
        if (!mine.signal.aborted) setFailed(true);
      } finally {
        if (!mine.signal.aborted) setIsLoading(false);
      }
    },
    [asked],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const timer = setTimeout(() => void load(null), isFirst.current ? 0 : typingMs);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [load, round]);
  useEffect(() => () => current.current?.abort(), []);

  return {
    contacts,
    failed,
    isLoading,
    hasMore: cursor !== null,
    more: () => {
      if (!isLoading && cursor !== null) void load(cursor);
    },
    reload: () => setRound((before) => before + 1),
  };
}
