// The end: every row of a business goes, a few thousand at a time, and a note without names stays.
import type { Database } from '#platform/database/scope.ts';
import { eachOf } from '#platform/each-of.ts';
import type { Links } from '#platform/links.ts';
import type { Log } from '#platform/log.ts';
import { forgetWaiting } from '#platform/queue/store.ts';
import type { BusinessId } from '#shared/ids.ts';
import { pointingFirst, reminderMs } from '../rules.ts';
import {
  deleteSome,
  deleteTraces,
  endBusiness,
  findDue,
  findNear,
  findOwners,
  findTables,
  holdDue,
  type LeavingRow,
  shutDoors,
  takeReminder,
} from '../store.ts';
import { tellOwners } from './tell-owners.ts';

export type DeletionNeeds = { readonly database: Database; readonly log: Log; readonly links: Links };

/** Reminds the owners of what ends in three days. Safe to repeat: each is reminded once. */
export async function remindOfEnds({ database, log, links }: DeletionNeeds): Promise<void> {
  const near = await database.asSystem((scope) => findNear(scope, new Date(scope.now().getTime() + reminderMs)));
  const nameOf = (business: BusinessId) => ({ business });
  await eachOf({ log, doing: 'remind of an end', nameOf }, near, (id) =>
    database.asSystem(async (scope) => {
      const business = await takeReminder(scope, id);
      if (business) await tellOwners(scope, links, business, 'soon');
    }),
  );
}

/**
 * Deletes what is due, one after the other. Cut off in the middle it goes on where it was, with the doors shut. Gives how
 * many went; throws once all were tried where some could not go, so that it is tried again.
 */
export async function deleteDueBusinesses(parts: DeletionNeeds, signal?: AbortSignal): Promise<number> {
  const { database, log } = parts;
  const due = await database.asSystem(findDue);
  let gone = 0;
  let kept = 0;
  const nameOf = ({ id }: LeavingRow) => ({ business: id });
  await eachOf({ log, doing: 'delete a business', nameOf }, due, async (business) => {
    if (signal?.aborted) return;
    if (await deleteBusiness(parts, business)) gone += 1;
    else kept += 1;
  });
  const failed = due.length - gone - kept;
  if (failed > 0 && !signal?.aborted) throw new Error(`${failed} businesses could not be deleted`);
  return gone;
}

const rowsAtOnce = 5000;

/** False where its owner has taken it back since it was listed. */
async function deleteBusiness({ database, links }: DeletionNeeds, due: LeavingRow): Promise<boolean> {
  const people = await database.asSystem(async (scope) => {
    if (!(await holdDue(scope, due.id))) return null;
    // They are forgotten with the rest, so their addresses are read before. A repeat finds no reader.
    const owners = await findOwners(scope, due.id);
    const gone = await shutDoors(scope, due.id);
    await tellOwners(scope, links, due, 'gone', owners);
    return gone;
  });
  if (people === null) return false;
  const rows = await emptyTables(database, due);
  for (const word of [due.id, ...people]) await forgetWaiting(database.systemPool, word);
  await database.asSystem(async (scope) => {
    await deleteTraces(scope, due.id);
    await endBusiness(scope, due, rows);
  });
  return true;
}

/** Table by table, each in small transactions, so that no statement of a large business runs into the database's limit. */
async function emptyTables(database: Database, { id }: LeavingRow): Promise<number> {
  const { tables, references } = await database.asSystem(findTables);
  let rows = 0;
  for (const table of pointingFirst(tables, references)) {
    for (;;) {
      const gone = await database.asSystem((scope) => deleteSome(scope, table, id, rowsAtOnce));
      rows += gone;
      if (gone < rowsAtOnce) break;
    }
  }
  return rows;
}
