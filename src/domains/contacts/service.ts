// The people whom a business knows. Page, programs and the receptionist come through these doors.
import { changedValues } from '#domains/contact-fields/service.ts';
import { numberCountry } from '#domains/knowledge/service/number-country.ts';
import { fits } from '#domains/subscriptions/rules.ts';
import { holdLimit } from '#domains/subscriptions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { refuseClashes } from '#shared/clashes.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault, type Outcome } from '#shared/errors.ts';
import { fieldMessages } from '#shared/fields.ts';
import { given } from '#shared/given.ts';
import type { Id } from '#shared/ids.ts';
import { type CountryCode, e164Of } from '#shared/phone.ts';
import type { Contact, createContact as createEndpoint, updateContact as updateEndpoint } from './contract.ts';
import {
  emailsOf,
  type Identity,
  isSomeone,
  namedFields,
  type Place,
  phonesOf,
  seenAsKept,
  tidyTags,
} from './rules.ts';
import { holdRoom } from './service/room.ts';
import { findPage, type Page } from './store/list.ts';
import * as store from './store.ts';

/**
 * Throws `contact_limit` when the plan holds no more, and `invalid_request` for a phone that is none or a contact whom
 * nothing identifies. Not safe to repeat without an idempotency key.
 */
export async function createContact(scope: BusinessScope, input: BodyOf<typeof createEndpoint>): Promise<Contact> {
  const fields = {
    ...checked(input, await numberCountry(scope)),
    fields: await changedValues(scope, {}, input.fields),
  };
  await holdRoom(scope);
  return contactOf(await store.insertContact(scope, fields));
}

/**
 * Adds several at once, all or none, each with the instant at which it became known. Throws as `createContact` does.
 * Not safe to repeat.
 */
export async function addContacts(
  scope: BusinessScope,
  inputs: readonly (Given & { readonly createdAt: Date })[],
): Promise<void> {
  const country = await numberCountry(scope);
  const fields = inputs.map((input) => ({ ...checked(input, country), createdAt: input.createdAt }));
  const limit = await holdLimit(scope, 'contacts');
  if (limit !== null && !fits(limit, (await store.countContacts(scope)) + fields.length - 1))
    throw new Fault('contact_limit');
  await store.insertContacts(scope, fields);
}

/**
 * The contact who has this phone or e-mail, else a new one. What is on file stays as it is, save an empty name: whoever
 * says somebody's number has not proved to be them, so their e-mail must not become that contact's. Two who come at once
 * with the same number get the same contact. Refused with `contact_limit` when the plan holds no more; a phone that is
 * none counts as not given. Safe to repeat where there is a phone or an e-mail.
 */
export async function findOrCreateContact(
  scope: BusinessScope,
  said: {
    readonly name: string;
    readonly phone?: string | null | undefined;
    readonly email?: string | null | undefined;
  },
): Promise<Outcome<Contact, 'contact_limit' | 'nobody'>> {
  const name = said.name.trim().slice(0, 200);
  const phone = said.phone ? await reachedAt(scope, said.phone) : null;
  const email = said.email?.trim().toLowerCase() || null;
  const here = [phone, email].filter((way) => way !== null);
  if (here.length > 0) await store.holdReach(scope, here);
  const known = here.length > 0 ? await store.findByReach(scope, phone, email) : undefined;
  if (known && (known.name !== '' || name === '')) return { ok: true, value: contactOf(known) };
  if (known) {
    const named = await store.updateContact(scope, known.id as Id<'contact'>, { name });
    return { ok: true, value: contactOf(found(named)) };
  }
  if (!isSomeone({ name, phone, email })) return { ok: false, reason: 'nobody' };
  const limit = await holdLimit(scope, 'contacts');
  if (limit !== null && !fits(limit, await store.countContacts(scope))) return { ok: false, reason: 'contact_limit' };
  return { ok: true, value: contactOf(await store.insertContact(scope, { ...store.nothingMore, name, phone, email })) };
}

/** Throws `not_found`, for a contact of another business too. */
export async function getContact(scope: BusinessScope, id: Id<'contact'>): Promise<Contact> {
  return contactOf(found(await store.findContact(scope, id)));
}

/** Those of them that are there, in any order. */
export async function getContacts(scope: BusinessScope, ids: readonly Id<'contact'>[]): Promise<Contact[]> {
  return (await store.findContacts(scope, ids)).map(contactOf);
}

/** Whom a door's number or address belongs to: of several the one who has been known the longest. Null for a stranger. */
export async function findPerson(
  scope: BusinessScope,
  by: { readonly phone?: string | undefined; readonly email?: string | undefined },
): Promise<Contact | null> {
  const row =
    (by.phone && (await store.findPerson(scope, 'phone', by.phone))) ||
    (by.email && (await store.findPerson(scope, 'email', by.email.toLowerCase())));
  return row ? contactOf(row) : null;
}

/**
 * Keeps a caller who is on no list yet, or what they said since: `id` is the contact that this caller's own conversation
 * made before; `tags` stand on a new one. Null where the plan holds no more contacts or nothing is known: a caller is never turned away for that.
 */
export async function keepCaller(
  scope: BusinessScope,
  id: Id<'contact'> | null,
  said: {
    readonly name?: string | undefined;
    readonly phone?: string | undefined;
    readonly email?: string | undefined;
  },
  tags: readonly string[] = [],
): Promise<Id<'contact'> | null> {
  const before = id && (await store.lockContact(scope, id));
  const fields = {
    name: (said.name ?? before?.name ?? '').trim().slice(0, 200),
    phone: (said.phone && (await reachedAt(scope, said.phone))) || (before?.phone ?? null),
    email: said.email?.trim().toLowerCase() || (before?.email ?? null),
  };
  if (!isSomeone(fields)) return null;
  if (before) {
    const isSame = fields.name === before.name && fields.phone === before.phone && fields.email === before.email;
    if (!isSame) await store.updateContact(scope, before.id as Id<'contact'>, fields);
    return before.id as Id<'contact'>;
  }
  const limit = await holdLimit(scope, 'contacts');
  if (limit !== null && !fits(limit, await store.countContacts(scope))) return null;
  return (await store.insertContact(scope, { ...store.nothingMore, ...fields, tags: [...tags] })).id as Id<'contact'>;
}

/** Whether the business knows them. */
export async function hasContact(scope: BusinessScope, id: Id<'contact'>): Promise<boolean> {
  return (await store.findContact(scope, id)) !== undefined;
}

/** Everybody, the oldest first: for a file of the whole business. */
export async function listAllContacts(scope: BusinessScope): Promise<Contact[]> {
  const all: Contact[] = [];
  let after: Place | null = null;
  do {
    const page: Page = await findPage(scope, { sort: 'newest', after, limit: 1000 });
    all.push(...page.rows.map(contactOf));
    after = page.next;
  } while (after !== null);
  return all.reverse();
}

/** Deletes everybody; gives how many they were. Whoever calls it has asked whether they may be lost. */
export async function deleteAllContacts(scope: BusinessScope): Promise<number> {
  return store.deleteAllContacts(scope);
}

/**
 * Changes the fields that are given. Throws `not_found`, and `conflict` where `was` shows that somebody else changed one of
 * them. Safe to repeat.
 */
export async function updateContact(
  scope: BusinessScope,
  id: Id<'contact'>,
  changes: BodyOf<typeof updateEndpoint>,
): Promise<Contact> {
  const before = found(await store.lockContact(scope, id));
  const { fields: written, was, ...others } = given(changes);
  const country = await numberCountry(scope);
  const fields = {
    ...checked({ ...contactOf(before), ...others }, country),
    fields: await changedValues(scope, before.fields, written),
  };
  if (was) {
    const names = Object.keys(namedFields({ ...others, fields: written }));
    const said = (row: store.ContactRow) => {
      const named = namedFields(contactOf(row));
      return Object.fromEntries(names.map((name) => [name, named[name] ?? null]));
    };
    refuseClashes(said(before), namedFields(seenAsKept(was, country)), said({ ...before, ...fields }));
  }
  return contactOf(found(await store.updateContact(scope, id, fields)));
}

/** Deletes for good, with no way back. Throws `not_found` when there is none, so a repeat says so. */
export async function deleteContact(scope: BusinessScope, id: Id<'contact'>): Promise<void> {
  if ((await store.deleteContacts(scope, [id])).length === 0) throw new Fault('not_found');
}

/** A number as it is kept, of which the carrier or a caller may have said the country or not; null where it is none. */
export const reachedAt = async (scope: BusinessScope, phone: string): Promise<string | null> =>
  e164Of(phone, phone.startsWith('+') ? null : await numberCountry(scope));

/** What is said of a contact; what is left out is empty. */
export type Given = Identity & { readonly notes: string; readonly tags?: readonly string[] | undefined };

/**
 * The fields as they are kept, without the business's own; a number without a country code is read as `country`'s. Throws
 * `invalid_request` for a contact whom nothing identifies and a phone that is none, or of nobody knows which country.
 */
export function checked(said: Given, country: CountryCode | null): store.ContactFields {
  const { name, notes, tags = [] } = said;
  const [email = null, ...other_emails] = emailsOf(said);
  if (!isSomeone({ name, phone: said.phone, email }))
    throw new Fault('invalid_request', { fields: { name: fieldMessages.required } });
  const numbers = phonesOf(said).map((written) => ({ written, phone: e164Of(written, country) }));
  const wrong = numbers.find(({ phone }) => phone === null);
  if (wrong) {
    const message = country || wrong.written.startsWith('+') ? fieldMessages.phone : fieldMessages.countryCode;
    throw new Fault('invalid_request', {
      fields: { [wrong.written === said.phone ? 'phone' : 'otherPhones']: message },
    });
  }
  const [phone = null, ...other_phones] = new Set(numbers.flatMap((one) => one.phone ?? []));
  return { name, phone, email, notes, tags: tidyTags(tags), other_phones, other_emails, fields: {} };
}

/** Whoever wrote a contact's row past these doors, as a merge does, calls this, so that the contact is found. */
export async function rewriteWords(scope: BusinessScope, id: Id<'contact'>): Promise<void> {
  await store.rewriteWords(scope, id);
}

function found(row: store.ContactRow | undefined): store.ContactRow {
  if (!row) throw new Fault('not_found');
  return row;
}

export function contactOf(row: store.ContactRow): Contact {
  return {
    id: row.id as Id<'contact'>,
    name: row.name,
    phone: row.phone,
    email: row.email,
    otherPhones: row.other_phones,
    otherEmails: row.other_emails,
    fields: row.fields as Contact['fields'],
    notes: row.notes,
    tags: row.tags,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
