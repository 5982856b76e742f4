// The end: every row of a business goes, a few thousand at a time, and a note without names stays.
import type { Database } from '#platform/database/scope.ts';
import type { Links } from '#platform/links.ts';
import { forgetWaiting } from '#platform/queue/store.ts';
import { pointingFirst, reminderMs } from '../rules.ts';
import {
  deleteSome,
  deleteTraces,
  endBusiness,
  findDue,
  findOwners,
  findTables,
  type LeavingRow,
  shutDoors,
  takeReminders,
} from '../store.ts';
import { tellOwners } from './tell-owners.ts';

type Parts = { readonly database: Database; readonly links: Links };

/** Reminds the owners of what ends in three days. Safe to repeat: each is reminded once. */
export async function remindOfEnds({ database, links }: Parts): Promise<void> {
  await database.asSystem(async (scope) => {
    const near = await takeReminders(scope, new Date(scope.now().getTime() + reminderMs));
    for (const business of near) await tellOwners(scope, links, business, 'soon');
  });
}

/** Deletes what is due, one after the other. Cut off in the middle it goes on where it was, with the doors shut. Gives how many went. */
export async function deleteDueBusinesses(parts: Parts, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  while (!signal?.aborted) {
    const due = await parts.database.asSystem(findDue);
    if (!due) return gone;
    await deleteBusiness(parts, due);
    gone += 1;
  }
  return gone;
}

const rowsAtOnce = 5000;

async function deleteBusiness({ database, links }: Parts, due: LeavingRow): Promise<void> {
  const people = await database.asSystem(async (scope) => {
    // They are forgotten with the rest, so their addresses are read before. A repeat finds no reader.
    const owners = await findOwners(scope, due.id);
    const gone = await shutDoors(scope, due.id);
    await tellOwners(scope, links, due, 'gone', owners);
    return gone;
  });
  const rows = await emptyTables(database, due);
  for (const word of [due.id, ...people]) await forgetWaiting(database.systemPool, word);
  await database.asSystem(async (scope) => {
    await deleteTraces(scope, due.id);
    await endBusiness(scope, due, rows);
  });
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
