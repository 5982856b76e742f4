// Files of contacts on their way in: how far each is, the parts that have still to be taken in, and the lines that were left
// out. A part goes in the transaction that makes contacts of it.
import { sql } from 'kysely';
import type { ImportedLine, ImportedRow } from '#domains/contacts/contract.ts';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import type { ContactImport } from './contract.ts';

export type ImportRow = {
  readonly id: Id<'contactImport'>;
  readonly file_name: string;
  readonly on_known: 'fill' | 'replace';
  readonly tags: string[];
  readonly state: ContactImport['state'];
  readonly parts: number;
  readonly total: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly begun_at: Date;
  readonly ended_at: Date | null;
};
/** With who sent it. */
export type SignedRow = ImportRow & { readonly by: string | null };

const columns = [
  ...(['id', 'file_name', 'on_known', 'tags', 'state', 'parts', 'total'] as const),
  ...(['added', 'changed', 'same', 'refused', 'begun_at', 'ended_at'] as const),
] as const;

/** Others who begin an import for this business wait until this transaction ends. */
export async function holdBeginning({ db, business }: BusinessScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact imports ${business}`}, 0))`.execute(db);
}

/** Those of which no part has come since then, with the parts that had. */
export async function deleteSilent({ db, business }: BusinessScope, since: Date): Promise<void> {
  await db
    .deleteFrom('contact_imports')
    .where('business_id', '=', business)
    .where('state', '=', 'receiving')
    .where('moved_at', '<', since)
    .execute();
}

export async function countUnderWay({ db, business }: BusinessScope): Promise<number> {
  const { count } = await db
    .selectFrom('contact_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', business)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertImport(
  scope: BusinessScope,
  begun: Pick<ImportRow, 'file_name' | 'on_known' | 'tags' | 'parts' | 'total'>,
): Promise<Id<'contactImport'>> {
  const id = scope.newId('contactImport');
  const now = scope.now();
  const user = scope.actor.kind === 'user' ? scope.actor.id : null;
  await scope.db
    .insertInto('contact_imports')
    .values({
      ...{ id, business_id: scope.business, user_id: user, state: 'receiving', begun_at: now, moved_at: now },
      ...begun,
    })
    .execute();
  return id;
}

const signed = ({ db, business }: BusinessScope) =>
  db
    .selectFrom('contact_imports')
    .leftJoin('users', 'users.id', 'contact_imports.user_id')
    .select([...columns.map((name) => `contact_imports.${name}` as const), sql<string | null>`users.name`.as('by')])
    .$castTo<SignedRow>()
    .where('contact_imports.business_id', '=', business);

export async function findImport(scope: BusinessScope, id: string): Promise<SignedRow | undefined> {
  return signed(scope).where('contact_imports.id', '=', id).executeTakeFirst();
}

/** The newest first, without those whose parts are still on their way. */
export async function findImports(scope: BusinessScope, limit: number): Promise<readonly SignedRow[]> {
  return signed(scope)
    .where('contact_imports.state', '<>', 'receiving')
    .orderBy('contact_imports.id', 'desc')
    .limit(limit)
    .execute();
}

/** Held still until the transaction ends. */
export async function lockImport({ db, business }: BusinessScope, id: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('contact_imports')
    .select(columns)
    .$castTo<ImportRow>()
    .where('business_id', '=', business)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What has come of it so far. A part that came before counts once. */
export async function keepPart(
  { db, business }: BusinessScope,
  id: string,
  part: number,
  rows: readonly ImportedRow[],
): Promise<{ parts: number; lines: number; bytes: number }> {
  const text = JSON.stringify(rows);
  await sql`
    insert into contact_import_parts (import_id, business_id, part, lines, bytes, rows)
    values (${id}, ${business}, ${part}, ${rows.length}, ${Buffer.byteLength(text)}, ${text}::jsonb)
    on conflict do nothing`.execute(db);
  const { rows: counted } = await sql<{ parts: number; lines: number; bytes: number }>`
    select count(*)::int as parts, coalesce(sum(lines), 0)::int as lines, coalesce(sum(bytes), 0)::int as bytes
    from contact_import_parts where business_id = ${business} and import_id = ${id}`.execute(db);
  return counted[0] ?? { parts: 0, lines: 0, bytes: 0 };
}

export type PartRow = { readonly part: number; readonly rows: ImportedRow[] };

/** The first that has not been taken in. */
export async function findNextPart({ db, business }: BusinessScope, id: string): Promise<PartRow | undefined> {
  return db
    .selectFrom('contact_import_parts')
    .select(['part', 'rows'])
    .$castTo<PartRow>()
    .where('business_id', '=', business)
    .where('import_id', '=', id)
    .orderBy('part')
    .limit(1)
    .executeTakeFirst();
}

/** Forgets a part that was taken in, and adds what came of it to what is known. */
export async function notePart(
  scope: BusinessScope,
  id: string,
  part: number,
  lines: readonly ImportedLine[],
): Promise<void> {
  const { db, business } = scope;
  const count = (did: ImportedLine['did']) => lines.filter((one) => one.did === did).length;
  await sql`
    update contact_imports
    set state = 'running', moved_at = ${scope.now()}, added = added + ${count('added')},
      changed = changed + ${count('changed')}, same = same + ${count('same')}, refused = refused + ${count('refused')}
    where business_id = ${business} and id = ${id}`.execute(db);
  const wrong = lines.flatMap(({ line, problem }) => (problem ? [{ line, ...problem }] : []));
  await sql`
    insert into contact_import_problems (import_id, business_id, line, field, message)
    select ${id}, ${business}, line, field, message
    from jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb) as wrong (line int, field text, message text)
    on conflict do nothing`.execute(db);
  await sql`
    delete from contact_import_parts
    where business_id = ${business} and import_id = ${id} and part = ${part}`.execute(db);
}

/** It moves on. */
export async function setState(scope: BusinessScope, id: string, state: ContactImport['state']): Promise<void> {
  await scope.db
    .updateTable('contact_imports')
    .set({ state, moved_at: scope.now() })
    .where('business_id', '=', scope.business)
    .where('id', '=', id)
    .execute();
}

/** It is over, and nothing of the file is kept any longer. */
export async function endImport(scope: BusinessScope, id: string, state: 'done' | 'stopped' | 'failed'): Promise<void> {
  const { db, business } = scope;
  await db
    .updateTable('contact_imports')
    .set({ state, moved_at: scope.now(), ended_at: scope.now() })
    .where('business_id', '=', business)
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('contact_import_parts').where('business_id', '=', business).where('import_id', '=', id).execute();
}

export type ProblemRow = { readonly line: number; readonly field: string; readonly message: string };

export async function findProblems(
  { db, business }: BusinessScope,
  id: string,
  after: number,
  limit: number,
): Promise<ProblemRow[]> {
  return db
    .selectFrom('contact_import_problems')
    .select(['line', 'field', 'message'])
    .where('business_id', '=', business)
    .where('import_id', '=', id)
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute();
}

/**
 * Those that came whole and in which nothing has moved since then, while no work of that name stands for them: what waits
 * in the queue or is in a worker's hands is not among them, however long the server was off. Needs a prepared queue.
 */
export async function findForsaken(
  { db }: SystemScope,
  workName: string,
  before: Date,
): Promise<readonly { readonly id: string; readonly business: BusinessId }[]> {
  const { rows } = await sql<{ id: string; business: BusinessId }>`
    select id, business_id as business from contact_imports
    where state in ('waiting', 'running') and moved_at < ${before} and not exists (
      select from pgboss.job
      where name = ${workName} and state <= 'active' and data -> 'data' ->> 'import' = contact_imports.id)`.execute(db);
  return rows;
}

/** Those whose file never came whole, and those that were over before then; with their parts and problems. */
export async function deleteOld(
  { db }: SystemScope,
  before: { readonly sent: Date; readonly over: Date },
): Promise<void> {
  await sql`delete from contact_imports where state = 'receiving' and moved_at < ${before.sent}`.execute(db);
  await sql`delete from contact_imports where ended_at < ${before.over}`.execute(db);
}
