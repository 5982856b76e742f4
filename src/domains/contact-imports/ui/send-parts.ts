// The parts of a file on their way, one after the other. Whichever way it ends, no half of a file is left behind to count
// among those that are on their way.
import type { ImportedRow } from '#domains/contacts/contract.ts';
import type { Id } from '#shared/ids.ts';
import type { ContactImport } from '../contract.ts';
import { doneOf } from './import-state.ts';

type ImportId = Id<'contactImport'>;
export type Sending = {
  begin(): Promise<Pick<ContactImport, 'id'>>;
  /** Parts are counted from 1. */
  part(id: ImportId, part: number, rows: ImportedRow[]): Promise<unknown>;
  stop(id: ImportId): Promise<ContactImport>;
  /** Whether the reader has stopped it, asked between parts and after the last. */
  isStopped(): boolean;
  onSent(lines: number): void;
};

/**
 * Gives the import, or null where it was stopped before anything of it was taken in. Throws what `begin` or a part threw;
 * an import whose part failed is stopped first.
 */
export async function sendParts(parts: readonly ImportedRow[][], sending: Sending): Promise<ImportId | null> {
  const { id } = await sending.begin();
  try {
    for (const [at, rows] of parts.entries()) {
      if (sending.isStopped()) break;
      await sending.part(id, at + 1, rows);
      sending.onSent(rows.length);
    }
  } catch (failure) {
    // Where it cannot be stopped either, the server forgets it by itself.
    await sending.stop(id).catch(() => undefined);
    throw failure;
  }
  if (!sending.isStopped()) return id;
  const stopped = await sending.stop(id);
  return doneOf(stopped) > 0 ? id : null;
}
