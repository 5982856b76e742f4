// One line of all that there was with a contact.
import { getContact } from '#domains/contacts/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { cursorOf, placeOf } from '#shared/place.ts';
import type { Happening } from './contract.ts';
import { findHappenings, type HappeningRow, type Kind } from './store.ts';

/** A page, newest first. Throws `not_found`, and `invalid_request` for a cursor that no page gave. */
export async function readContactHistory(
  scope: BusinessScope,
  contact: Id<'contact'>,
  {
    cursor,
    limit,
    kind,
  }: { readonly cursor?: string | undefined; readonly limit: number; readonly kind?: Kind | undefined },
): Promise<{ happenings: Happening[]; nextCursor: string | null }> {
  await getContact(scope, contact);
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null)
    throw new Fault('invalid_request', { fields: { cursor: fieldMessages.pattern } });
  const rows = await findHappenings(scope, contact, kind, after, limit + 1);
  const happenings = rows.slice(0, limit).map(happeningOf);
  const last = rows.length > limit ? happenings.at(-1) : undefined;
  return { happenings, nextCursor: last ? cursorOf(last) : null };
}

/** Instants within JSON are written by the database; they leave as all others do. */
function happeningOf({ kind, id, at, more }: HappeningRow): Happening {
  const ends = typeof more.endsAt === 'string' ? { endsAt: new Date(more.endsAt).toISOString() } : {};
  return { kind, id, at: at.toISOString(), ...more, ...ends } as Happening;
}
