// A list of contacts as a CSV file on the reader's own disk, fetched five thousand at a time.
import type { SentQuery } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import { createClient } from '#web/client/client.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { changedAtOnce, exportChosenContacts, exportContacts } from '../contract.ts';

/** A part of a large file takes longer than a click. */
const patient = createClient({ msMax: 60_000 });

/** False where nobody is among them, and nothing is saved. Throws a ClientFailure; then nothing is saved either. */
export async function saveContactsFile(query: SentQuery<typeof exportContacts>): Promise<boolean> {
  // The mark tells spreadsheets that the text is UTF-8.
  const parts: string[] = ['\uFEFF'];
  let cursor: string | null = null;
  do {
    const part: { csv: string; nextCursor: string | null } = await patient.call(exportContacts, {
      query: { ...query, ...(cursor !== null && { cursor }) },
    });
    parts.push(part.csv);
    cursor = part.nextCursor;
  } while (cursor !== null);
  return saveContactRows(parts);
}

/** Those chosen, in their order. As `saveContactsFile` otherwise. */
export async function saveChosenContacts(ids: readonly Id<'contact'>[]): Promise<boolean> {
  const parts: string[] = ['\uFEFF'];
  for (let from = 0; from < ids.length; from += changedAtOnce) {
    const body = { ids: ids.slice(from, from + changedAtOnce), isHeaded: from === 0 };
    parts.push((await patient.call(exportChosenContacts, { body })).csv);
  }
  return saveContactRows(parts);
}

function saveContactRows(parts: readonly string[]): boolean {
  if (isBare(parts)) return false;
  saveTextFile('contacts.csv', parts);
  return true;
}

/** Whether a table has no row below the one that names its columns. */
export const isBare = (parts: readonly string[]): boolean => !/\n./s.test(parts.join(''));

/** Saves by `work` and says what came of it; a failure is told, and thrown by nobody. */
export async function saveTold(work: () => Promise<boolean>): Promise<void> {
  const words = { loading: 'Writing the file…', success: (isSaved: boolean) => (isSaved ? 'Saved.' : undefined) };
  const isSaved = await runAsync(work, words).catch(() => undefined);
  if (isSaved === false) toast.info('There is nothing to export.');
}

/** Offers text as a download. */
export function saveTextFile(name: string, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
