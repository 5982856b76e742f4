// What tests of imports say over and over: lines of a file, and the file sent in parts.
import type { ContactImport } from '#domains/contact-imports/contract.ts';
import type { Send } from './http.ts';

export type Line = { line: number; name?: string; phone?: string; email?: string };

/** Different people, each with a number, from line 2 on. */
export function linesOf(count: number, from = 0): Required<Omit<Line, 'email'>>[] {
  return Array.from({ length: count }, (_, at) => ({
    line: from + at + 2,
    name: `Person ${from + at}`,
    phone: `+1202${String(5_550_000 + from + at)}`,
  }));
}

export type Sender = { readonly send: Send; readonly headers: Readonly<Record<string, string>> };

/** Sends lines as a file of so many lines a part, and gives the import as the last part left it. */
export async function sendFile(
  { send, headers }: Sender,
  lines: readonly Line[],
  { inPart = 500, ...more }: { inPart?: number; tags?: string[]; onKnown?: 'fill' | 'replace'; fileName?: string } = {},
): Promise<ContactImport> {
  const parts = Math.ceil(lines.length / inPart);
  const body = { fileName: 'phone-book.csv', total: lines.length, parts, ...more };
  const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
  let last = (await send<ContactImport>('POST', '/api/file-imports', { body, headers: keyed })).data;
  for (let part = 1; part <= parts; part += 1) {
    const rows = lines.slice((part - 1) * inPart, part * inPart);
    const path = `/api/file-imports/${last.id}/parts/${part}`;
    last = (await send<ContactImport>('PUT', path, { body: { rows }, headers })).data;
  }
  return last;
}

/** Lines that have come to something. */
export function doneOf({ counts: { added, changed, same, refused } }: ContactImport): number {
  return added + changed + same + refused;
}
