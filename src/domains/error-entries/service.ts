// Takes reports of errors from browsers and keeps them for the operator's `npm run errors`, for a month and not without end.
import type { SystemScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import type { Id } from '#shared/ids.ts';
import type { ErrorEntry } from './contract.ts';
import { detailsText, withoutQueries, withoutSecrets } from './rules.ts';
import { insertErrorEntry, listErrorEntries, pruneErrorEntries } from './store.ts';

/** Keeps a report. What may be a secret in its addresses is left out. */
export async function reportError(scope: SystemScope, entry: ErrorEntry): Promise<Id<'errorEntry'>> {
  const id = scope.newId('errorEntry');
  await insertErrorEntry(scope, {
    id,
    code: entry.code,
    message: withoutQueries(entry.message),
    details: detailsText(entry.details),
    happened_at: new Date(entry.timestamp),
    url: withoutSecrets(entry.url),
    user_agent: entry.userAgent,
    received_at: scope.now(),
  });
  return id;
}

/** What was reported, without what may be a secret; the newest first. */
export const listReports = listErrorEntries;

const keptDays = 30;
const keptMost = 10_000;

/** Forgets reports older than a month, and all but the newest ten thousand. For the hourly sweep; safe to repeat. */
export async function forgetOldErrors(scope: SystemScope): Promise<void> {
  await pruneErrorEntries(scope, new Date(scope.now().getTime() - keptDays * dayMs), keptMost);
}
