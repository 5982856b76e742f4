// Reads every table of a business row by row, and keeps the archive in pieces. The tables are asked from the database, so
// that one which is added tomorrow is exported without a word here.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { isLeftOutColumn, leftOut } from './rules.ts';

export type ExportRow = {
  readonly id: Id<'dataExport'>;
  readonly state: 'making' | 'ready' | 'failed';
  readonly asked_at: Date;
  readonly expires_at: Date | null;
  readonly bytes: number;
};

const columns = sql`id, state, asked_at, expires_at, bytes`;

export async function findLatest(scope: BusinessScope): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from data_exports
    where business_id = ${scope.business} and (expires_at is null or expires_at > ${scope.now()})
    order by asked_at desc, id desc limit 1`.execute(scope.db);
  return rows[0] ?? null;
}

/** Begins an export. Null where one is in hand. */
export async function insertExport(scope: BusinessScope): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    insert into data_exports (id, business_id, asked_by, state, asked_at)
    values (${scope.newId('dataExport')}, ${scope.business}, ${scope.actor.kind === 'user' ? scope.actor.id : null},
            'making', ${scope.now()})
    on conflict (business_id) where state = 'making' do nothing
    returning ${columns}`.execute(scope.db);
  return rows[0] ?? null;
}

export async function findExport(scope: BusinessScope, id: string): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    select ${columns} from data_exports where business_id = ${scope.business} and id = ${id}`.execute(scope.db);
  return rows[0] ?? null;
}

/** Forgets what an attempt that was cut off has left. */
export async function deletePieces({ db, business }: BusinessScope, id: Id<'dataExport'>): Promise<void> {
  await sql`delete from data_export_pieces where business_id = ${business} and export_id = ${id}`.execute(db);
}

export async function insertPiece(
  { db, business }: BusinessScope,
  id: Id<'dataExport'>,
  seq: number,
  bytes: Buffer,
): Promise<void> {
  await sql`
    insert into data_export_pieces (export_id, business_id, seq, bytes)
    values (${id}, ${business}, ${seq}, ${bytes})`.execute(db);
}

/** Null past the last. */
export async function findPiece({ db, business }: BusinessScope, id: string, seq: number): Promise<Buffer | null> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from data_export_pieces
    where business_id = ${business} and export_id = ${id} and seq = ${seq}`.execute(db);
  return rows[0]?.bytes ?? null;
}

/** It is done. False where it was done or given up before. */
export async function finishExport(
  scope: BusinessScope,
  id: Id<'dataExport'>,
  done: { state: 'ready' | 'failed'; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const finished = await sql`
    update data_exports
    set state = ${done.state}, bytes = ${done.bytes}, ready_at = ${scope.now()}, expires_at = ${done.expiresAt}
    where business_id = ${scope.business} and id = ${id} and state = 'making'`.execute(scope.db);
  return finished.numAffectedRows === 1n;
}

export async function deleteExpired(scope: SystemScope): Promise<void> {
  await sql`delete from data_exports where expires_at <= ${scope.now()}`.execute(scope.db);
}

/** Whom the mail goes to; null for a demo, and for who is gone. */
export async function findAsker(
  { db, business }: BusinessScope,
  id: Id<'dataExport'>,
): Promise<{ readonly email: string; readonly name: string } | null> {
  const { rows } = await sql<{ email: string; name: string }>`
    select u.email, u.first_name as name
    from data_exports e
    join businesses b on b.id = e.business_id and not b.is_demo
    join members m on m.business_id = e.business_id and m.user_id = e.asked_by
    join users u on u.id = m.user_id
    where e.business_id = ${business} and e.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A table of the business, with what of it goes out. `key` is the column that names the business. */
export type OwnedTable = { readonly name: string; readonly key: string; readonly columns: readonly string[] };

/** Every table that `telle_business_owned` has declared, but for the ones that are left out with a reason. */
export async function findOwnedTables({ db }: BusinessScope): Promise<readonly OwnedTable[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select p.tablename as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_policies p
    join pg_attribute a on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
    where p.policyname = 'only_its_business' and p.schemaname = current_schema()
      and a.attnum > 0 and not a.attisdropped
    group by p.tablename order by p.tablename`.execute(db);
  return rows
    .filter(({ name }) => !Object.hasOwn(leftOut, name))
    .map(({ name, columns: all }) => ({
      name,
      key: all.includes('business_id') ? 'business_id' : 'id',
      columns: all.filter((column) => !isLeftOutColumn(column)),
    }));
}

/** Contacts and appointments together. */
export async function countForOneFile({ db, business }: BusinessScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from contacts where business_id = ${business})
          + (select count(*) from appointments where business_id = ${business} and status = 'booked'))::int as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const rowsAtOnce = 1000;

/** Each row of a table as a line of JSON, a thousand at a time and as they were at one moment. */
export async function* readRows({ db, business }: BusinessScope, table: OwnedTable): AsyncGenerator<string> {
  const list = sql.join(table.columns.map((column) => sql.ref(column)));
  await sql`
    declare exported no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${list} from ${sql.table(table.name)} where ${sql.ref(table.key)} = ${sql.lit(business)}) r`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from exported`.execute(db);
    if (rows.length > 0) yield `${rows.map(({ line }) => line).join('\n')}\n`;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close exported`.execute(db);
}

export async function listFiles({ db, business }: BusinessScope): Promise<readonly { id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select f.source_id as id, s.title from source_files f join sources s on s.id = f.source_id
    where f.business_id = ${business} order by f.source_id`.execute(db);
  return rows;
}

export async function readFile({ db, business }: BusinessScope, id: string): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from source_files where business_id = ${business} and source_id = ${id}`.execute(db);
  return rows[0]?.bytes ?? Buffer.alloc(0);
}

export type CalendarRow = {
  readonly id: string;
  readonly service: string;
  readonly staff: string | null;
  readonly who: string;
  readonly note: string;
  readonly address: string | null;
  readonly status: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly updated_at: Date;
};

/** A page of the appointments by id, cancelled ones too. */
export async function findAppointments(
  { db, business }: BusinessScope,
  after: string,
): Promise<readonly CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select a.id, s.name as service, t.name as staff, coalesce(nullif(c.name, ''), a.name) as who, a.note, a.address,
           a.status, a.starts_at, a.ends_at, a.updated_at
    from appointments a
    join services s on s.id = a.service_id
    left join staff t on t.id = a.staff_id
    left join contacts c on c.id = a.contact_id
    where a.business_id = ${business} and a.status <> 'held' and a.id > ${after}
    order by a.id limit ${rowsAtOnce}`.execute(db);
  return rows;
}
