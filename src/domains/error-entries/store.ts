// The rows of reported errors. They belong to the operator, not to a business.
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';

export type ErrorEntryRow = {
  readonly id: Id<'errorEntry'>;
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly happened_at: Date;
  readonly url: string;
  readonly user_agent: string;
  readonly received_at: Date;
};

export async function insertErrorEntry(scope: SystemScope, row: ErrorEntryRow): Promise<void> {
  await scope.db.insertInto('error_entries').values(row).execute();
}

/** The newest first. */
export async function listErrorEntries(scope: SystemScope, most: number): Promise<ErrorEntryRow[]> {
  const rows = await scope.db
    .selectFrom('error_entries')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, id: row.id as Id<'errorEntry'> }));
}

/** Deletes what came before `before`, and all but the newest `most`. */
export async function pruneErrorEntries(scope: SystemScope, before: Date, most: number): Promise<void> {
  await scope.db.deleteFrom('error_entries').where('received_at', '<', before).execute();
  await scope.db
    .deleteFrom('error_entries')
    .where('id', 'in', (eb) =>
      eb.selectFrom('error_entries').select('id').orderBy('received_at', 'desc').orderBy('id', 'desc').offset(most),
    )
    .execute();
}
