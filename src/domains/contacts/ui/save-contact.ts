// Contacts are saved and deleted at once where the server answers; otherwise the change is kept on this device and sent later.
import type { SentBody } from '#shared/endpoint.ts';
import { makeEdit } from '#web/offline/edits.ts';
import { type Contact, createContact, deleteContact, updateContact } from '../contract.ts';
import { nameWords } from './contact-words.ts';
import { changed, contactFrom, newContactId, recordOf } from './waiting-contacts.ts';

export type Saved = { readonly contact: Contact; readonly isWaiting: boolean };

/** `before` is undefined for somebody new. Throws a ClientFailure for what the server refuses. */
export async function saveContact(
  before: Contact | undefined,
  body: SentBody<typeof createContact> & SentBody<typeof updateContact>,
): Promise<Saved> {
  const id = before?.id ?? newContactId();
  const after = before ? changed(before, body, Date.now()) : contactFrom(id, body, Date.now());
  const about = { record: recordOf(id), newId: before ? null : id, about: nameWords(after) };
  const made = before
    ? await makeEdit(updateContact, { params: { id }, body }, about)
    : await makeEdit(createContact, { body }, about);
  return made.isWaiting ? { contact: after, isWaiting: true } : { contact: made.answer, isWaiting: false };
}

/** Whether the deletion waits. Throws as `saveContact` does. */
export async function removeContact(contact: Contact): Promise<{ readonly isWaiting: boolean }> {
  const about = { record: recordOf(contact.id), newId: null, about: nameWords(contact) };
  return makeEdit(deleteContact, { params: { id: contact.id } }, about);
}
