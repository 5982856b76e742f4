// Dated notes on a contact.
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { ContactNote } from '../contract.ts';
import { getContact } from '../service.ts';
import { deleteNote, insertNote } from '../store/notes.ts';

/** Throws `not_found` for a contact that is not there. Not safe to repeat without an idempotency key. */
export async function noteOnContact(
  scope: BusinessScope,
  contact: Id<'contact'>,
  { body }: { readonly body: string },
): Promise<ContactNote> {
  await getContact(scope, contact);
  const { created_at, ...note } = await insertNote(scope, contact, body);
  return { ...note, createdAt: created_at.toISOString() };
}

/** Throws `not_found` when there is none, so a repeat says so. */
export async function deleteContactNote(scope: BusinessScope, id: Id<'contactNote'>): Promise<void> {
  if (!(await deleteNote(scope, id))) throw new Fault('not_found');
}
