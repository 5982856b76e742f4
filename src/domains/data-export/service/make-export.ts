// Making an archive of everything: put aside at a click, done in the background, told by mail.
import { sendNotice } from '#domains/notices/service.ts';
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import type { Links } from '#platform/links.ts';
import { zipStream } from '#platform/zip.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { DataExport } from '../contract.ts';
import { exportLivesMs } from '../rules.ts';
import {
  deletePieces,
  type ExportRow,
  findAsker,
  findExport,
  findLatest,
  finishExport,
  insertExport,
  insertPiece,
} from '../store.ts';
import { exportedFiles } from './write-files.ts';

export const makeExportWork = 'make-data-export';

export async function readDataExport(scope: BusinessScope): Promise<DataExport | null> {
  const found = await findLatest(scope);
  return found && exportOf(found);
}

/** Safe to repeat: while one is in hand nothing more is begun. */
export async function requestDataExport(scope: BusinessScope): Promise<DataExport> {
  const begun = await insertExport(scope);
  if (begun)
    await scope.enqueue({
      name: makeExportWork,
      effectKey: `data-export/${begun.id}`,
      data: { business: scope.business, export: begun.id },
    });
  const row = begun ?? (await findLatest(scope));
  if (!row) throw new Fault('conflict');
  return exportOf(row);
}

/** Pieces of the archive as they are kept; a row of the database holds one with ease. */
const pieceBytes = 512 * 1024;

/**
 * Makes the archive in one transaction, so that there is all of it or none, and tells who asked. Safe to repeat: one that
 * is made is left as it is.
 */
export async function makeExport(
  { database, links }: { readonly database: Database; readonly links: Links },
  business: BusinessId,
  id: Id<'dataExport'>,
): Promise<void> {
  await database.asBusiness(business, { kind: 'system', id: null }, async (scope) => {
    if ((await findExport(scope, id))?.state !== 'making') return;
    await deletePieces(scope, id);
    const bytes = await keepPieces(scope, id);
    const expiresAt = new Date(scope.now().getTime() + exportLivesMs);
    await finishExport(scope, id, { state: 'ready', bytes, expiresAt });
    const asker = await findAsker(scope, id);
    if (!asker) return;
    await sendNotice(scope, {
      template: 'export-ready',
      to: asker.email,
      values: {
        name: asker.name,
        url: links.to('/settings', { tab: 'security' }),
        linkLivesMinutes: exportLivesMs / 60_000,
      },
      effectKey: `data-export/${id}`,
    });
  });
}

async function keepPieces(scope: BusinessScope, id: Id<'dataExport'>): Promise<number> {
  let waiting: Buffer[] = [];
  let held = 0;
  let seq = 0;
  let bytes = 0;
  const keep = async () => {
    if (held === 0) return;
    await insertPiece(scope, id, seq, Buffer.concat(waiting));
    seq += 1;
    bytes += held;
    waiting = [];
    held = 0;
  };
  for await (const part of zipStream(exportedFiles(scope))) {
    waiting.push(part);
    held += part.length;
    if (held >= pieceBytes) await keep();
  }
  await keep();
  return bytes;
}

/** After the last try: whoever asked sees that it did not work, and can ask again. */
export async function giveUpExport(database: Database, business: BusinessId, id: Id<'dataExport'>): Promise<void> {
  await database.asBusiness(business, { kind: 'system', id: null }, async (scope) => {
    const expiresAt = new Date(scope.now().getTime() + exportLivesMs);
    await finishExport(scope, id, { state: 'failed', bytes: 0, expiresAt });
  });
}

function exportOf(row: ExportRow): DataExport {
  return {
    ...{ id: row.id, state: row.state, bytes: row.bytes },
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.state === 'ready' ? (row.expires_at?.toISOString() ?? null) : null,
  };
}
