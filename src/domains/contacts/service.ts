// The people whom a business knows. Page, programs and the receptionist come through these doors.
import { fits } from '#domains/subscriptions/rules.ts';
import { holdLimit } from '#domains/subscriptions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import type { Id } from '#shared/ids.ts';
import { e164Of } from '#shared/phone.ts';
import type { Contact, createContact as createEndpoint, updateContact as updateEndpoint } from './contract.ts';
import { cursorOf, isSomeone, placeOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Throws `contact_limit` when the plan holds no more, and `invalid_request` for a phone that is none or a contact whom
 * nothing identifies. Not safe to repeat without an idempotency key.
 */
export async function createContact(scope: BusinessScope, input: BodyOf<typeof createEndpoint>): Promise<Contact> {
  const fields = checked(input);
  const limit = await holdLimit(scope, 'contacts');
  if (limit !== null && !fits(limit, await store.countContacts(scope))) throw new Fault('contact_limit');
  return contactOf(await store.insertContact(scope, fields));
}

/**
 * Adds several at once, all or none, each with the instant at which it became known. Throws as `createContact` does.
 * Not safe to repeat.
 */
export async function addContacts(
  scope: BusinessScope,
  inputs: readonly (store.ContactFields & { readonly createdAt: Date })[],
): Promise<void> {
  const fields = inputs.map((input) => ({ ...checked(input), createdAt: input.createdAt }));
  const limit = await holdLimit(scope, 'contacts');
  if (limit !== null && !fits(limit, (await store.countContacts(scope)) + fields.length - 1))
    throw new Fault('contact_limit');
  await store.insertContacts(scope, fields);
}

/** Throws `not_found`, for a contact of another business too. */
export async function getContact(scope: BusinessScope, id: Id<'contact'>): Promise<Contact> {
  return contactOf(found(await store.findContact(scope, id)));
}

/** A page, newest first. Throws `invalid_request` for a cursor that no page gave. */
export async function listContacts(
  scope: BusinessScope,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ contacts: Contact[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : placeOf(cursor);
  if (cursor !== undefined && after === null)
    throw new Fault('invalid_request', { fields: { cursor: fieldMessages.pattern } });
  const rows = await store.listContacts(scope, after, limit + 1);
  const contacts = rows.slice(0, limit).map(contactOf);
  const last = rows.length > limit ? contacts.at(-1) : undefined;
  return { contacts, nextCursor: last ? cursorOf(last) : null };
}

/** Changes the fields that are given. Throws `not_found`. Safe to repeat. */
export async function updateContact(
  scope: BusinessScope,
  id: Id<'contact'>,
  changes: BodyOf<typeof updateEndpoint>,
): Promise<Contact> {
  const before = found(await store.lockContact(scope, id));
  const { name = before.name, phone = before.phone, email = before.email, notes = before.notes } = changes;
  const fields = checked({ name, phone, email, notes });
  return contactOf(found(await store.updateContact(scope, id, fields)));
}

/** Throws `not_found` when there is none, so a repeat says so. */
export async function deleteContact(scope: BusinessScope, id: Id<'contact'>): Promise<void> {
  if (!(await store.deleteContact(scope, id))) throw new Fault('not_found');
}

function checked({ name, phone: written, email, notes }: store.ContactFields): store.ContactFields {
  if (!isSomeone({ name, phone: written, email }))
    throw new Fault('invalid_request', { fields: { name: fieldMessages.required } });
  const phone = written === null ? null : e164Of(written);
  if (written !== null && phone === null)
    throw new Fault('invalid_request', { fields: { phone: fieldMessages.phone } });
  return { name, phone, email, notes };
}

function found(row: store.ContactRow | undefined): store.ContactRow {
  if (!row) throw new Fault('not_found');
  return row;
}

function contactOf(row: store.ContactRow): Contact {
  return {
    id: row.id as Id<'contact'>,
    name: row.name,
    phone: row.phone,
    email: row.email,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
