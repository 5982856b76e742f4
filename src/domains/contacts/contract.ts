// The people whom a business knows, as browser and server agree on them. Phone numbers leave as E.164.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, instantField, optionalText, phoneField } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

export const contact = z.object({
  id: idOf('contact'),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  notes: z.string(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type Contact = z.output<typeof contact>;

/** Empty text and null both mean that there is none. */
const phone = phoneField
  .or(z.literal(''))
  .nullable()
  .transform((text) => text || null);
const email = emailField
  .or(z.literal(''))
  .nullable()
  .transform((text) => text || null);

const params = z.object({ id: idOf('contact') });

/** A contact has at least one of name, phone and email. A phone without a country code is read as the business's own country's. */
export const createContactBody = z.strictObject({
  name: optionalText(200).default(''),
  phone: phone.default(null),
  email: email.default(null),
  notes: optionalText(5000).default(''),
});

/** A field that is left out stays as it is. */
export const updateContactBody = z.strictObject({
  name: optionalText(200).optional(),
  phone: phone.optional(),
  email: email.optional(),
  notes: optionalText(5000).optional(),
});

export const createContact = endpoint({
  name: 'createContact',
  method: 'POST',
  path: '/contacts',
  summary: 'Add a contact',
  tag: 'Contacts',
  access: 'staff',
  keyed: true,
  body: createContactBody,
  answer: contact,
  refusals: ['contact_limit'],
});

export const getContact = endpoint({
  name: 'getContact',
  method: 'GET',
  path: '/contacts/{id}',
  summary: 'Read a contact',
  tag: 'Contacts',
  access: 'read-only',
  params,
  answer: contact,
});

export const listContacts = endpoint({
  name: 'listContacts',
  method: 'GET',
  path: '/contacts',
  summary: 'List contacts, newest first; `nextCursor` asks for the page after this one',
  tag: 'Contacts',
  access: 'read-only',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ contacts: z.array(contact), nextCursor: z.string().nullable() }),
});

export const updateContact = endpoint({
  name: 'updateContact',
  method: 'PUT',
  path: '/contacts/{id}',
  summary: 'Change a contact',
  tag: 'Contacts',
  access: 'staff',
  params,
  body: updateContactBody,
  answer: contact,
});

export const deleteContact = endpoint({
  name: 'deleteContact',
  method: 'DELETE',
  path: '/contacts/{id}',
  summary: 'Delete a contact',
  tag: 'Contacts',
  access: 'staff',
  params,
  answer: z.object({ id: idOf('contact') }),
});

export const contactsEndpoints = [createContact, getContact, listContacts, updateContact, deleteContact] as const;
