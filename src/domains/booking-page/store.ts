// Whose booking page an address is, and whose an appointment: asked before any business is known.
import { sql } from 'kysely';
import type { BusinessScope, SystemScope } from '#platform/database/scope.ts';
import type { BusinessId, Id } from '#shared/ids.ts';

export type BookedPlace = { readonly business: BusinessId; readonly isSample: boolean; readonly isOpen: boolean };

export async function findPlace(scope: SystemScope, slug: string): Promise<BookedPlace | null> {
  const { rows } = await sql<BookedPlace>`
    select business_id as business, is_sample as "isSample", takes_bookings as "isOpen"
    from profiles join businesses on id = business_id where slug = ${slug}`.execute(scope.db);
  return rows[0] ?? null;
}

export async function findPlaceOf(scope: SystemScope, appointment: Id<'appointment'>): Promise<BookedPlace | null> {
  const { rows } = await sql<BookedPlace>`
    select appointments.business_id as business, is_sample as "isSample", takes_bookings as "isOpen"
    from appointments join businesses on businesses.id = appointments.business_id
      join profiles on profiles.business_id = businesses.id
    where appointments.id = ${appointment} and status <> 'held'`.execute(scope.db);
  return rows[0] ?? null;
}

/** Whether the business's own page is open. */
export async function findSwitch(scope: BusinessScope): Promise<boolean> {
  const { takes_bookings } = await scope.db
    .selectFrom('profiles')
    .select('takes_bookings')
    .where('business_id', '=', scope.business)
    .executeTakeFirstOrThrow();
  return takes_bookings;
}

export async function updateSwitch(scope: BusinessScope, isOpen: boolean): Promise<void> {
  await scope.db
    .updateTable('profiles')
    .set({ takes_bookings: isOpen })
    .where('business_id', '=', scope.business)
    .execute();
}
