// A file of contacts on its way in: sent part by part, kept until its turn comes, stopped where somebody says so.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import {
  type beginContactImport as beginEndpoint,
  type ContactImport,
  importsListedMost,
  importsUnderWayMost,
  keptBytesMost,
  type sendImportPart as partEndpoint,
} from './contract.ts';
import * as store from './store.ts';

export const takeImportWork = 'import-contacts';

/**
 * A page that sends is never silent for so long, also where a part is slow and tried again: one that was closed takes nobody's
 * room. Until somebody else begins, whoever was only away from the net may still go on.
 */
const silentMs = 2 * 60_000;

/** Throws `import_limit` where as many are under way as may be. Not safe to repeat without an idempotency key. */
export async function beginImport(
  scope: BusinessScope,
  { fileName, total, parts, onKnown, tags }: BodyOf<typeof beginEndpoint>,
): Promise<ContactImport> {
  if (parts > total) throw new Fault('invalid_request', { fields: { parts: 'There is a line in each part' } });
  await store.holdBeginning(scope);
  await store.deleteSilent(scope, new Date(scope.now().getTime() - silentMs));
  if ((await store.countUnderWay(scope)) >= importsUnderWayMost) throw new Fault('import_limit');
  const id = await store.insertImport(scope, { file_name: fileName, on_known: onKnown, tags, parts, total });
  return readImport(scope, id);
}

/**
 * Keeps a part. The last to come puts the import into the queue, behind others of the same business. Throws `not_found`,
 * `invalid_request` for a part or more lines than were announced, and `too_large` where more would be kept than one file
 * may be. Safe to repeat: a part that came before, and one of an import that has all of its parts, change nothing.
 */
export async function receivePart(
  scope: BusinessScope,
  id: Id<'contactImport'>,
  part: number,
  { rows }: BodyOf<typeof partEndpoint>,
): Promise<ContactImport> {
  const { state, parts, total } = found(await store.lockImport(scope, id));
  if (state !== 'receiving') return readImport(scope, id);
  if (part > parts) throw new Fault('invalid_request', { fields: { part: 'More than were announced' } });
  const kept = await store.keepPart(scope, id, part, rows);
  if (kept.bytes > keptBytesMost) throw new Fault('too_large');
  const isWhole = kept.parts === parts;
  if (kept.lines > total || (isWhole && kept.lines !== total))
    throw new Fault('invalid_request', { fields: { rows: 'Other lines than were announced' } });
  await store.setState(scope, id, isWhole ? 'waiting' : 'receiving');
  if (isWhole)
    await scope.enqueue({
      name: takeImportWork,
      effectKey: `contact-import/${id}`,
      data: { business: scope.business, import: id },
      inOrderWith: `contact-imports/${scope.business}`,
    });
  return readImport(scope, id);
}

/** Nothing more of it is taken in, and what was kept of the file is forgotten. Throws `not_found`. Safe to repeat. */
export async function stopImport(scope: BusinessScope, id: Id<'contactImport'>): Promise<ContactImport> {
  const { ended_at } = found(await store.lockImport(scope, id));
  if (!ended_at) await store.endImport(scope, id, 'stopped');
  return readImport(scope, id);
}

/** The newest first, of those that were sent whole. */
export async function listImports(scope: BusinessScope): Promise<ContactImport[]> {
  return (await store.findImports(scope, importsListedMost)).map(importOf);
}

/** Throws `not_found`, for one of another business too. */
export async function readImport(scope: BusinessScope, id: Id<'contactImport'>): Promise<ContactImport> {
  return importOf(found(await store.findImport(scope, id)));
}

/** The lines that were left out, behind that line. Throws `not_found`. */
export async function listProblems(
  scope: BusinessScope,
  id: Id<'contactImport'>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<store.ProblemRow[]> {
  found(await store.findImport(scope, id));
  return store.findProblems(scope, id, after, limit);
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Fault('not_found');
  return row;
}

function importOf(row: store.SignedRow): ContactImport {
  const { added, changed, same, refused } = row;
  return {
    ...{ id: row.id, fileName: row.file_name, state: row.state, total: row.total, tags: row.tags, by: row.by || null },
    counts: { added, changed, same, refused },
    begunAt: row.begun_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
