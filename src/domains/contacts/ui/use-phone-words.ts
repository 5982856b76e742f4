// Numbers as their readers would write them, those from abroad as well: what knows the countries is large, and is fetched
// with the first number that needs it. Until then, and where it cannot be fetched, such a number stands as it is stored.
import { useCallback, useSyncExternalStore } from 'react';
import { phoneWords } from './phone-words.ts';

type Words = (e164: string) => string;

let abroad: Words | undefined;
let isAsked = false;
const watchers = new Set<() => void>();

function fetchAbroad(): void {
  if (isAsked) return;
  isAsked = true;
  import('#shared/phone.ts')
    .then(({ internationalOf }) => {
      abroad = internationalOf;
      for (const watcher of watchers) watcher();
    })
    .catch(() => {
      isAsked = false;
    });
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * "(202) 555-0101" for a North American number, "+49 30 901820" for any other. For what is shown; forms keep `phoneWords`.
 * One function until more is known.
 */
export function usePhoneWords(): Words {
  const known = useSyncExternalStore(
    watch,
    () => abroad,
    () => undefined,
  );
  return useCallback(
    (e164) => {
      const words = phoneWords(e164);
      if (words !== e164) return words;
      if (known) return known(e164);
      fetchAbroad();
      return e164;
    },
    [known],
  );
}
