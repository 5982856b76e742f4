// The applications and their files. They belong to the operator, not to a business.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { FileKind } from './contract.ts';

export type Application = {
  readonly id: Id<'application'>;
  readonly opening: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string | null;
  readonly file_kind: FileKind;
  readonly sent_at: Date;
};

export async function insertApplication(scope: SystemScope, row: Application, file: Buffer): Promise<void> {
  await sql`
    insert into applications (id, opening, name, email, phone, message, file_kind, file, sent_at)
    values (${row.id}, ${row.opening}, ${row.name}, ${row.email}, ${row.phone}, ${row.message}, ${row.file_kind}, ${file},
            ${row.sent_at})`.execute(scope.db);
}

const columns = sql`id, opening, name, email, phone, message, file_kind, sent_at`;

/** The newest first, without their files. */
export async function findApplications(scope: SystemScope, most: number): Promise<readonly Application[]> {
  const { rows } = await sql<Application>`
    select ${columns} from applications order by sent_at desc, id desc limit ${most}`.execute(scope.db);
  return rows;
}

/** Null where there is none of that id, such as one that is forgotten. */
export async function findApplication(
  scope: SystemScope,
  id: string,
): Promise<(Application & { readonly file: Buffer }) | null> {
  const { rows } = await sql<Application & { file: Buffer }>`
    select ${columns}, file from applications where id = ${id}`.execute(scope.db);
  return rows[0] ?? null;
}

/** False where there is none of that id. */
export async function deleteApplication(scope: SystemScope, id: string): Promise<boolean> {
  const gone = await sql`delete from applications where id = ${id}`.execute(scope.db);
  return gone.numAffectedRows === 1n;
}

export async function deleteApplicationsBefore(scope: SystemScope, before: Date): Promise<void> {
  await sql`delete from applications where sent_at < ${before}`.execute(scope.db);
}
