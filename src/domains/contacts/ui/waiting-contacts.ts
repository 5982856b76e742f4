// Contacts as they will be once the changes that this device has kept are sent.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { SentBody } from '#shared/endpoint.ts';
import type { Id } from '#shared/ids.ts';
import type { Edit } from '#web/offline/edit-rules.ts';
import { onTold, useSync } from '#web/offline/edits.ts';
import type { Contact, updateContact } from '../contract.ts';

export const recordOf = (id: Id<'contact'>) => `/contacts/${id}`;

/** No id of the server begins so: the first digit of its time is 7 at most. */
const newPrefix = 'ctc_z';

/** An id until the server gives its own, in the form of all others, so that everything here can hold it. */
export function newContactId(): Id<'contact'> {
  const digits = crypto.getRandomValues(new Uint8Array(25));
  return `${newPrefix}${[...digits].map((byte) => byte % 10).join('')}` as Id<'contact'>;
}

/** Whether the server does not know of this one. */
export function isNewContactId(id: string): boolean {
  return id.startsWith(newPrefix);
}

type Body = SentBody<typeof updateContact>;

/** Somebody as a form has them, before the server has read it. */
export function contactFrom(id: Id<'contact'>, body: Body, at: number): Contact {
  const now = new Date(at).toISOString();
  const reach = { phone: null, email: null, otherPhones: [], otherEmails: [] };
  const nobody = { name: '', ...reach, notes: '', tags: [], ...{ fields: {} } };
  return changed({ id, ...nobody, createdAt: now, updatedAt: now }, body, at);
}

/** Empty text and null both mean that there is none. */
export function changed(contact: Contact, body: Body, at: number): Contact {
  const said = Object.entries(body).filter(([name, value]) => name !== 'was' && value !== undefined);
  const after = said.map(([name, value]) => {
    if (name === 'phone' || name === 'email') return [name, value || null];
    return [name, name === 'fields' ? filled(contact, value) : value];
  });
  return { ...contact, ...Object.fromEntries(after), updatedAt: new Date(at).toISOString() };
}

/** Fields of the business's own: those that are given, over those that were. */
function filled(contact: object, given: unknown): object {
  const before = 'fields' in contact && typeof contact.fields === 'object' ? contact.fields : {};
  const all = Object.entries({ ...before, ...(typeof given === 'object' && given) });
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== ''));
}

const goneNotes = '/contact-notes/';

/** What is noted on a contact changes nothing of the contact itself. */
export const isNote = ({ path, record }: Pick<Edit, 'path' | 'record'>) => path === `${record}/notes`;
const isNoteDeletion = ({ path }: Pick<Edit, 'path'>) => path.startsWith(goneNotes);

/** The edits that note something on a contact, and those that delete what was noted. */
export function noteEdits(edits: readonly Edit[], contact: Id<'contact'>): readonly Edit[] {
  return edits.filter((edit) => edit.record === recordOf(contact) && (isNote(edit) || isNoteDeletion(edit)));
}

/** The edit that deletes this note. */
export function deletionOf(edits: readonly Edit[], note: Id<'contactNote'>): Edit | undefined {
  return edits.find(({ path }) => path === goneNotes + note);
}

/** One contact after its edits; null where they delete it or there is none. */
export function afterEdits(contact: Contact | null, id: Id<'contact'>, edits: readonly Edit[]): Contact | null {
  let now = contact;
  for (const edit of edits) {
    if (edit.record !== recordOf(id) || isNote(edit) || isNoteDeletion(edit)) continue;
    const body = (edit.body ?? {}) as Body;
    if (edit.method === 'DELETE') now = null;
    else if (edit.method === 'POST') now = contactFrom(id, body, edit.madeAt);
    else if (now) now = changed(now, body, edit.madeAt);
  }
  return now;
}

/** A list after all edits, whoever is new first; a list that is narrowed shows nobody new. */
export function listAfterEdits(
  contacts: readonly Contact[],
  edits: readonly Edit[],
  isNarrowed: boolean,
): readonly Contact[] {
  if (edits.length === 0) return contacts;
  const added = isNarrowed ? [] : edits.filter(({ newId }) => newId !== null && isNewContactId(newId));
  const fresh = added.map((edit) => afterEdits(null, edit.newId as Id<'contact'>, edits));
  const known = contacts.map((contact) => afterEdits(contact, contact.id, edits));
  return [...fresh.reverse(), ...known].filter((contact) => contact !== null);
}

/** This device's edits of contacts, those that wait before those that need attention, each in order. */
export function useContactEdits(): readonly Edit[] {
  const { waiting, aside } = useSync();
  return [...aside, ...waiting].filter(({ record }) => record.startsWith('/contacts/'));
}

const quietMs = 300;

/** Asks for the list again a moment after edits of it were sent. */
export function useReloadAfterSync(edits: readonly Edit[], reload: () => void): void {
  const count = edits.length;
  const before = useRef(count);
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    const isFewer = count < before.current;
    if (!isFewer) before.current = count;
    if (!isFewer) return;
    const timer = setTimeout(() => {
      before.current = count;
      latest.current();
    }, quietMs);
    return () => clearTimeout(timer);
  }, [count]);
}

/** Goes on to the contact's own address once the server has given it one. */
export function useOwnAddress(id: string): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onTold((told) => {
        if (told.is !== 'applied' || told.edit.newId !== id) return;
        const { id: given } = told.answer as Contact;
        void navigate(recordOf(given), { replace: true });
      }),
    [id, navigate],
  );
}
