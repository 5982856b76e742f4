// Contacts as a person looks through them: a page of a list, figures over it, and the same list as a file.
import { writtenValue } from '#domains/contact-fields/rules.ts';
import { listContactFields } from '#domains/contact-fields/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { csvOf } from '#shared/csv.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import type { Contact } from '../contract.ts';
import { cursorOf, placeOf, type Sorting } from '../rules.ts';
import { contactOf, getContacts } from '../service.ts';
import { countDeleted } from '../store/deleted.ts';
import { countTags, findPage } from '../store/list.ts';
import { findLastPage } from '../store/list-end.ts';
import { countContacts } from '../store.ts';

export type Which = {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  readonly has?: 'phone' | 'email' | 'no-name' | undefined;
  readonly sort: Sorting;
  readonly cursor?: string | undefined;
};

/** A page, from the start or from the end. Throws `invalid_request` for a cursor that no page of that sorting gave. */
export async function listContacts(
  scope: BusinessScope,
  { cursor, from = 'start', ...asked }: Which & { readonly limit: number; readonly from?: 'start' | 'end' },
): Promise<{ contacts: Contact[]; nextCursor: string | null }> {
  const place = cursor === undefined ? null : placeOf(cursor, asked.sort);
  if (cursor !== undefined && place === null)
    throw new Fault('invalid_request', { fields: { cursor: fieldMessages.pattern } });
  if (from === 'end') {
    const { rows, previous } = await findLastPage(scope, { ...asked, before: place });
    return { contacts: rows.map(contactOf), nextCursor: previous && cursorOf(previous) };
  }
  const { rows, next } = await findPage(scope, { ...asked, after: place });
  return { contacts: rows.map(contactOf), nextCursor: next && cursorOf(next) };
}

const exportedAtOnce = 5000;
const headings = ['Name', 'Phone', 'Email', 'Tags', 'Notes', 'Added', 'Other phones', 'Other emails'];

/** Lines of CSV that our own import and any spreadsheet reads; the first ones come with their headings. */
export async function exportContacts(
  scope: BusinessScope,
  which: Which,
): Promise<{ csv: string; nextCursor: string | null }> {
  const { contacts, nextCursor } = await listContacts(scope, { ...which, limit: exportedAtOnce });
  return { csv: await csvOfContacts(scope, contacts, which.cursor === undefined), nextCursor };
}

/** Lines of CSV of those of them that are there, in the order asked. */
export async function exportChosen(
  scope: BusinessScope,
  ids: readonly Id<'contact'>[],
  isHeaded: boolean,
): Promise<string> {
  const byId = new Map((await getContacts(scope, ids)).map((contact) => [contact.id, contact]));
  return csvOfContacts(
    scope,
    ids.flatMap((id) => byId.get(id) ?? []),
    isHeaded,
  );
}

async function csvOfContacts(scope: BusinessScope, contacts: readonly Contact[], isHeaded: boolean): Promise<string> {
  const own = (await listContactFields(scope)).filter(({ isArchived }) => !isArchived);
  const lines = contacts.map((one) => [
    ...[one.name, one.phone ?? '', one.email ?? '', one.tags.join(', '), one.notes, one.createdAt],
    ...[one.otherPhones.join(', '), one.otherEmails.join(', ')],
    ...own.map(({ id }) => writtenValue(one.fields[id])),
  ]);
  const top = [...headings, ...own.map(({ label }) => label)];
  return csvOf(isHeaded ? [top, ...lines] : lines);
}

export async function summariseContacts(scope: BusinessScope) {
  return { total: await countContacts(scope), deleted: await countDeleted(scope), tags: await countTags(scope) };
}
