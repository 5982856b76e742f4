// What happens to a file of contacts after it has come: taken in part by part, given up where that fails for good, and
// forgotten. Each part becomes contacts in the transaction that forgets it, so that a worker that is killed anywhere leaves
// a part wholly done or wholly to do.
import { z } from 'zod';
import { importContacts } from '#domains/contacts/service/import-contacts.ts';
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import type { Registration } from '#platform/queue/work.ts';
import { type BusinessId, type Id, idOf } from '#shared/ids.ts';
import { takeImportWork } from './service.ts';
import * as store from './store.ts';

const work = z.object({ business: idOf('business'), import: idOf('contactImport') });
const telle = { kind: 'system', id: null } as const;

const hourMs = 3_600_000;
/** So long the rest of a file is waited for. */
const receivesMs = hourMs;
/** So long nothing moves in an import that no work stands for any more: time to have failed work tried again by hand. */
const standsStillMs = hourMs;
const rememberedMs = 30 * 24 * hourMs;

export function contactImportsBackground(database: Database): Readonly<Record<string, Registration>> {
  return {
    [takeImportWork]: {
      handler: async ({ data, isLast, signal }) => {
        const { business, import: id } = work.parse(data);
        try {
          do signal.throwIfAborted();
          while (await database.asBusiness(business, telle, (scope) => takeNextPart(scope, id)));
        } catch (error) {
          if (isLast && !signal.aborted) await giveUp(database, business, id);
          throw error;
        }
      },
      retries: 5,
      backoffSeconds: 5,
      timeoutSeconds: 1800,
    },
    'forget-contact-imports': {
      handler: () => forgetOldImports(database),
      retries: 3,
      backoffSeconds: 300,
      timeoutSeconds: 300,
      inParallel: 1,
      cron: '23 * * * *',
    },
  };
}

/** Whether there is more to do. Nothing is, for an import that is over or whose business is gone. */
export async function takeNextPart(scope: BusinessScope, id: Id<'contactImport'>): Promise<boolean> {
  const row = await store.lockImport(scope, id);
  if (row?.state !== 'waiting' && row?.state !== 'running') return false;
  const next = await store.findNextPart(scope, id);
  if (!next) {
    await store.endImport(scope, id, 'done');
    return false;
  }
  const { on_known: onKnown, tags } = row;
  const { lines } = await importContacts(scope, { rows: next.rows, onKnown, tags, isTrial: false });
  await store.notePart(scope, id, next.part, lines);
  return true;
}

async function giveUp(database: Database, business: BusinessId, id: string): Promise<void> {
  await database.asBusiness(business, telle, async (scope) => {
    const row = await store.lockImport(scope, id);
    if (row && !row.ended_at) await store.endImport(scope, id, 'failed');
  });
}

/** Forgets files that never came whole and what is long over, and gives up what nothing will take in. Safe to repeat. */
export async function forgetOldImports(database: Database): Promise<void> {
  const forsaken = await database.asSystem(async (scope) => {
    const ago = (ms: number) => new Date(scope.now().getTime() - ms);
    await store.deleteOld(scope, { sent: ago(receivesMs), over: ago(rememberedMs) });
    return store.findForsaken(scope, takeImportWork, ago(standsStillMs));
  });
  for (const { business, id } of forsaken) await giveUp(database, business, id);
}
