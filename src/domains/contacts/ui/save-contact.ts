// Contacts are saved and deleted at once where the server answers; otherwise the change is kept on this device and sent later.
import type { Named } from '#shared/clashes.ts';
import type { SentBody } from '#shared/endpoint.ts';
import { api, ClientFailure } from '#web/client/api.ts';
import { type Choose, saveSeen } from '#web/client/save-seen.ts';
import { makeEdit } from '#web/offline/edits.ts';
import {
  type Contact,
  type ContactNote,
  createContact,
  deleteContact,
  deleteContactNote,
  getContact,
  noteOnContact,
  updateContact,
} from '../contract.ts';
import { namedFields, withOwnFields } from '../rules.ts';
import { nameWords } from './contact-words.ts';
import { changed, contactFrom, newContactId, recordOf } from './waiting-contacts.ts';

const deletedMeanwhile = 'This contact was deleted meanwhile. It can be restored among the deleted contacts.';

export type Saved = { readonly contact: Contact; readonly isWaiting: boolean };

/** Adds somebody new. Throws a ClientFailure for what the server refuses. */
export async function addContact(body: SentBody<typeof createContact>): Promise<Saved> {
  const id = newContactId();
  const after = contactFrom(id, body, Date.now());
  const about = { record: recordOf(id), newId: id, about: nameWords(after) };
  const made = await makeEdit(createContact, { body }, about);
  return made.isWaiting ? { contact: after, isWaiting: true } : { contact: made.answer, isWaiting: false };
}

/**
 * Changes somebody who was seen as `before`. Where somebody else changed the same meanwhile, `choose` is asked; undefined
 * where the person goes back. Throws as `addContact` does; for whom somebody else has deleted meanwhile, it says that.
 */
export async function saveContact(
  before: Contact,
  body: SentBody<typeof updateContact>,
  choose: Choose,
): Promise<Saved | undefined> {
  const { id } = before;
  const changes = namedFields(body);
  const standing = namedFields(before);
  const read = () => api.call(getContact, { params: { id }, isFresh: true });
  const save = async (mine: Named, was: Named): Promise<Saved> => {
    if (Object.keys(mine).length === 0) return { contact: await read(), isWaiting: false };
    const after = changed(before, withOwnFields(mine), Date.now());
    const about = { record: recordOf(id), newId: null, about: nameWords(after) };
    const sent = { ...withOwnFields(mine), was: withOwnFields(was) };
    const made = await makeEdit(updateContact, { params: { id }, body: sent }, about);
    return made.isWaiting ? { contact: after, isWaiting: true } : { contact: made.answer, isWaiting: false };
  };
  const was = Object.fromEntries(Object.keys(changes).map((name) => [name, standing[name] ?? null]));
  try {
    return await saveSeen({ changes, was, save, read: async () => namedFields(await read()), choose });
  } catch (failure) {
    if (!(failure instanceof ClientFailure && failure.code === 'not_found')) throw failure;
    throw ofDeleted(failure);
  }
}

/** What the server refused, in words that say why; its report stays that of the refusal. Exported for its test. */
export function ofDeleted(refused: ClientFailure): ClientFailure {
  const { status, requestId } = refused;
  const said = new ClientFailure('not_found', deletedMeanwhile, { status, ...(requestId && { requestId }) });
  return Object.assign(said, { cause: refused, stack: refused.stack });
}

/** Whether the note waits. Throws as `addContact` does. */
export function noteOrKeep(contact: Contact, body: string): Promise<{ readonly isWaiting: boolean }> {
  return makeEdit(noteOnContact, { params: { id: contact.id }, body: { body } }, aboutNote(contact, body));
}

/** Whether the deletion waits. Throws as `addContact` does. */
export function removeNote(
  contact: Contact,
  { id, body }: Pick<ContactNote, 'id' | 'body'>,
): Promise<{ readonly isWaiting: boolean }> {
  return makeEdit(deleteContactNote, { params: { id } }, aboutNote(contact, body));
}

function aboutNote(contact: Contact, body: string) {
  const about = `${nameWords(contact)}: ${body.length > 60 ? `${body.slice(0, 60)}…` : body}`;
  return { record: recordOf(contact.id), newId: null, about };
}

/** Whether the deletion waits. Throws as `saveContact` does. */
export async function removeContact(contact: Contact): Promise<{ readonly isWaiting: boolean }> {
  const about = { record: recordOf(contact.id), newId: null, about: nameWords(contact) };
  return makeEdit(deleteContact, { params: { id: contact.id } }, about);
}
