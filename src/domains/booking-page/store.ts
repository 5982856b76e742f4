// Whose booking page an address is, and whose an appointment: asked before any business is known.
import { sql } from 'kysely';
import type { SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';

export type BookedPlace = { readonly business: BusinessId; readonly isSample: boolean };

export async function findPlace(scope: SystemScope, slug: string): Promise<BookedPlace | null> {
  const { rows } = await sql<BookedPlace>`
    select business_id as business, is_sample as "isSample"
    from profiles join businesses on id = business_id where slug = ${slug}`.execute(scope.db);
  return rows[0] ?? null;
}

export async function findPlaceOf(scope: SystemScope, appointment: Id<'appointment'>): Promise<BookedPlace | null> {
  const { rows } = await sql<BookedPlace>`
    select business_id as business, is_sample as "isSample"
    from appointments join businesses on businesses.id = business_id
    where appointments.id = ${appointment} and status <> 'held'`.execute(scope.db);
  return rows[0] ?? null;
}
