// A load that failed is told: in a toast and in the error log, once for each cause, however many parts of the page ask for it
// and however often they ask by themselves.
import { clientFailures } from '#shared/browser-errors.ts';
import { ClientFailure } from '#web/client/api.ts';
import { isLogged, logError } from '#web/client/error-log.ts';
import { toast } from './toast.ts';

/** Longer than a page waits before it asks again by itself. */
const sameMsMax = 90_000;

/** A lost connection is the same one on every page, until it is back. */
const nowhere = 'offline';

/** When something was told last, by what it was. */
const lastAt = new Map<string, number>();

/** Whether it is told for the first time: a cause that comes up again and again is one for as long as it does. */
function isNew(cause: string): boolean {
  const now = Date.now();
  const before = lastAt.get(cause);
  lastAt.set(cause, now);
  return before === undefined || now - before > sameMsMax;
}

/** What is tried again by hand and fails again is told again. */
export function tellAnew(): void {
  lastAt.clear();
}

/** Of whatever a load threw; `what` was missing then, as the page calls it. Never throws. */
export function tellFailedLoad(failure: unknown, what?: string): void {
  const words = (failure instanceof Error && failure.message) || clientFailures.async_default;
  const { endpoint, requestId, code } = failure instanceof ClientFailure ? failure : {};
  const cause = `${code === 'offline' ? nowhere : location.pathname} ${words}`;
  // That the line is lost is said by the banner, and by the part of the page that is missing.
  if (isNew(cause) && code !== 'offline') toast.error(words, `load ${words}`);
  if (isNew(`${cause} ${endpoint ?? what}`) && !isLogged(failure))
    logError('LOAD_ERROR', failure ?? words, { what: what ?? endpoint, shown: words, requestId });
}

if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    for (const cause of lastAt.keys()) if (cause.startsWith(nowhere)) lastAt.delete(cause);
  });
