// A list of contacts as a CSV file on the reader's own disk, fetched five thousand at a time.
import type { SentQuery } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import { createClient } from '#web/client/client.ts';
import { changedAtOnce, exportChosenContacts, exportContacts } from '../contract.ts';

/** A part of a large file takes longer than a click. */
const patient = createClient({ msMax: 60_000 });

/** Throws a ClientFailure; then nothing is saved. */
export async function saveContactsFile(query: SentQuery<typeof exportContacts>): Promise<void> {
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
  saveTextFile('contacts.csv', parts);
}

/** Those chosen, in their order. Throws a ClientFailure; then nothing is saved. */
export async function saveChosenContacts(ids: readonly Id<'contact'>[]): Promise<void> {
  const parts: string[] = ['\uFEFF'];
  for (let from = 0; from < ids.length; from += changedAtOnce) {
    const body = { ids: ids.slice(from, from + changedAtOnce), isHeaded: from === 0 };
    parts.push((await patient.call(exportChosenContacts, { body })).csv);
  }
  saveTextFile('contacts.csv', parts);
}

/** Offers text as a download. */
export function saveTextFile(name: string, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
