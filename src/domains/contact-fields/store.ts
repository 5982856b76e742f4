// The fields that a business has added to its contacts.
import { sql } from 'kysely';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import type { ContactField } from './contract.ts';

type Row = Pick<ContactField, 'label' | 'choices'> & { id: string; kind: string; is_archived: boolean };
const columns = ['id', 'label', 'kind', 'choices', 'is_archived'] as const;

function fieldOf({ id, kind, is_archived, ...row }: Row): ContactField {
  return { ...row, id: id as Id<'contactField'>, kind: kind as ContactField['kind'], isArchived: is_archived };
}

export async function findFields({ db, business }: BusinessScope): Promise<ContactField[]> {
  const rows = await db
    .selectFrom('contact_fields')
    .select(columns)
    .where('business_id', '=', business)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(fieldOf);
}

/** Others who change the fields of this business wait until this transaction ends. */
export async function holdFields({ db, business }: BusinessScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact fields ${business}`}, 0))`.execute(db);
}

export async function insertField(
  scope: BusinessScope,
  { label, kind, choices, position }: Pick<ContactField, 'label' | 'kind' | 'choices'> & { readonly position: number },
): Promise<ContactField> {
  const row = await scope.db
    .insertInto('contact_fields')
    .values({
      ...{ id: scope.newId('contactField'), business_id: scope.business, created_at: scope.now() },
      ...{ label, kind, choices, position },
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return fieldOf(row);
}

export async function updateField(
  { db, business }: BusinessScope,
  id: Id<'contactField'>,
  changes: { label?: string; choices?: string[]; is_archived?: boolean },
): Promise<ContactField | undefined> {
  const row = await db
    .updateTable('contact_fields')
    .set(changes)
    .where('business_id', '=', business)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row && fieldOf(row);
}

/** Those named in their order, then the rest in theirs. */
export async function orderFields({ db, business }: BusinessScope, ids: readonly string[]): Promise<void> {
  await sql`
    update contact_fields set position = placed.place
    from (
      select id, row_number() over (order by coalesce(array_position(${ids}::text[], id), 1000), position, id) as place
      from contact_fields where business_id = ${business}
    ) as placed
    where contact_fields.business_id = ${business} and contact_fields.id = placed.id`.execute(db);
}
