// Contacts by what is searched for, as ids alone: for what hangs on contacts and is looked for by their words.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { askedWords, findNewest } from '../store/search.ts';

/** The newest whom the list would show for that search, at most `limit`; nobody for one without a letter or digit. */
export async function findContactIds(
  scope: BusinessScope,
  search: string,
  limit: number,
): Promise<readonly Id<'contact'>[]> {
  const words = askedWords({ search });
  return words.length === 0 ? [] : ((await findNewest(scope, words, null, limit)) as readonly Id<'contact'>[]);
}
