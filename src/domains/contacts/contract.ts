// The people whom a business knows, as browser and server agree on them. Phone numbers leave as E.164.
import { z } from 'zod';
import { fieldValue, writtenValues } from '#domains/contact-fields/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { emailField, instantField, optionalText, phoneField, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

export const contact = z.object({
  id: idOf('contact'),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Further numbers and addresses of the same person. */
  otherPhones: z.array(z.string()),
  otherEmails: z.array(z.string()),
  /** What the business's own fields say, by their ids; what nothing is known of is not there. */
  fields: z.record(idOf('contactField'), fieldValue),
  /** What is good to know, in one text; dated notes are a list of their own. */
  notes: z.string(),
  tags: z.array(z.string()),
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

/** A tag is a word or a few; two that differ in capitals alone are one. */
export const tagField = requiredText(30);
/** How much one contact holds, whoever writes it. */
export const contactMost = { notes: 5000, tags: 40, otherPhones: 20, otherEmails: 20 } as const;
const tags = z.array(tagField).max(contactMost.tags);
const otherPhones = z.array(phoneField).max(contactMost.otherPhones);
const otherEmails = z.array(emailField).max(contactMost.otherEmails);

const params = z.object({ id: idOf('contact') });

/** A contact has at least one of name, phone and email. A phone without a country code is read as the business's own country's. */
export const createContactBody = z.strictObject({
  name: optionalText(200).default(''),
  phone: phone.default(null),
  email: email.default(null),
  otherPhones: otherPhones.optional(),
  otherEmails: otherEmails.optional(),
  fields: writtenValues.optional(),
  notes: optionalText(contactMost.notes).default(''),
  tags: tags.optional(),
});

/**
 * A field that is left out stays as it is. `was` is what the writer saw of the fields that they change: where one says
 * something else by now, and not what they want, the change is refused with `conflict`, which names it. Without `was` the
 * later change wins.
 */
export const updateContactBody = z.strictObject({
  was: contact
    .omit({ id: true, createdAt: true, updatedAt: true })
    .extend({ fields: writtenValues })
    .partial()
    .strict()
    .optional(),
  name: optionalText(200).optional(),
  phone: phone.optional(),
  email: email.optional(),
  otherPhones: otherPhones.optional(),
  otherEmails: otherEmails.optional(),
  fields: writtenValues.optional(),
  notes: optionalText(contactMost.notes).optional(),
  tags: tags.optional(),
});

export const createContact = endpoint({
  name: 'createContact',
  method: 'POST',
  path: '/contacts',
  summary: 'Add a contact',
  tag: 'Contacts',
  access: 'staff',
  offline: true,
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

export const sorts = ['newest', 'name', 'changed'] as const;
export type Sort = (typeof sorts)[number];

/** Narrows contacts down: what a list, its export and a change of many share. */
const narrowing = {
  /** Looked for by the beginnings of words in names and addresses, and by the ends of numbers. */
  search: optionalText(100).optional(),
  tag: tagField.optional(),
  has: z.enum(['phone', 'email', 'no-name']).optional(),
};
const which = {
  ...narrowing,
  sort: z.enum(sorts).default('newest'),
  cursor: z.string().max(2000).optional(),
};

export const listContacts = endpoint({
  name: 'listContacts',
  method: 'GET',
  path: '/contacts',
  summary:
    'List contacts, newest first unless said; `nextCursor` asks for the page after this one, or before it where pages are asked for from the end',
  tag: 'Contacts',
  access: 'read-only',
  query: z.object({
    ...which,
    /** From the end the first page is the last one of the list, in the list's own order. */
    from: z.enum(['start', 'end']).default('start'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ contacts: z.array(contact), nextCursor: z.string().nullable() }),
});

export const exportContacts = endpoint({
  name: 'exportContacts',
  method: 'GET',
  path: '/contacts-export',
  summary: 'Read contacts as lines of CSV, five thousand at a time, the first ones under a line of headings',
  tag: 'Contacts',
  access: 'read-only',
  query: z.object(which),
  answer: z.object({ csv: z.string(), nextCursor: z.string().nullable() }),
});

export const summariseContacts = endpoint({
  name: 'summariseContacts',
  method: 'GET',
  path: '/contacts-summary',
  summary: 'Count contacts, those that were deleted and can be restored, and those of each tag',
  tag: 'Contacts',
  access: 'read-only',
  answer: z.object({
    total: z.number().int(),
    deleted: z.number().int(),
    tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  }),
});

export const updateContact = endpoint({
  name: 'updateContact',
  method: 'PUT',
  path: '/contacts/{id}',
  summary: 'Change a contact',
  tag: 'Contacts',
  access: 'staff',
  offline: true,
  params,
  body: updateContactBody,
  answer: contact,
});

/** How long a deleted contact can be restored. */
export const restorableDays = 30;

export const deleteContact = endpoint({
  name: 'deleteContact',
  method: 'DELETE',
  path: '/contacts/{id}',
  summary: 'Delete a contact; it can be restored for 30 days',
  tag: 'Contacts',
  access: 'staff',
  offline: true,
  params,
  answer: z.object({ id: idOf('contact') }),
});

export const listDeletedContacts = endpoint({
  name: 'listDeletedContacts',
  method: 'GET',
  path: '/deleted-contacts',
  summary: 'List the contacts that were deleted last and can be restored, at most 200',
  tag: 'Contacts',
  access: 'read-only',
  answer: z.object({ contacts: z.array(contact.extend({ deletedAt: instantField })) }),
});

export const restoreContact = endpoint({
  name: 'restoreContact',
  method: 'POST',
  path: '/deleted-contacts/{id}/restore',
  summary: 'Restore a deleted contact as it was, with what hung on it',
  tag: 'Contacts',
  access: 'staff',
  params,
  answer: contact,
  refusals: ['contact_limit'],
});

export const contactNote = z.object({
  id: idOf('contactNote'),
  body: z.string(),
  by: z.string().nullable(),
  createdAt: instantField,
});
export type ContactNote = z.output<typeof contactNote>;

export const noteOnContact = endpoint({
  name: 'noteOnContact',
  method: 'POST',
  path: '/contacts/{id}/notes',
  summary: 'Write down something about a contact, with its day',
  tag: 'Contacts',
  access: 'staff',
  offline: true,
  keyed: true,
  params,
  body: z.strictObject({ body: requiredText(5000) }),
  answer: contactNote,
});

export const deleteContactNote = endpoint({
  name: 'deleteContactNote',
  method: 'DELETE',
  path: '/contact-notes/{id}',
  summary: 'Delete a note on a contact',
  tag: 'Contacts',
  access: 'staff',
  offline: true,
  params: z.object({ id: idOf('contactNote') }),
  answer: z.object({ id: idOf('contactNote') }),
});

export const importedAtOnce = 500;
const importedText = z.string().max(20_000);

/** A line of a file as it was written; what is wrong with it is answered, not refused. */
export const importedRow = z.strictObject({
  line: z.number().int().min(1).max(2_147_483_647),
  name: importedText.default(''),
  phone: importedText.default(''),
  email: importedText.default(''),
  otherPhones: z.array(z.string().max(200)).max(20).default([]),
  otherEmails: z.array(z.string().max(300)).max(20).default([]),
  /** Of the business's own fields, as the file writes it. */
  fields: z.record(idOf('contactField'), importedText).default({}),
  notes: importedText.default(''),
  tags: z.array(z.string().max(200)).max(50).default([]),
});
export type ImportedRow = z.output<typeof importedRow>;

/** added: somebody new. changed: somebody known, now with more. same: somebody known, as they were. refused: see the problem. */
export const importedLine = z.object({
  line: z.number().int(),
  did: z.enum(['added', 'changed', 'same', 'refused']),
  problem: z.object({ field: z.string(), message: z.string() }).nullable(),
});
export type ImportedLine = z.output<typeof importedLine>;

export const importContacts = endpoint({
  name: 'importContacts',
  method: 'POST',
  path: '/contact-imports',
  summary: 'Take in lines of a file; whom a number, an address or else a name shows to be known is not added again',
  tag: 'Contacts',
  access: 'staff',
  bodyBytesMax: 2_000_000,
  body: z.strictObject({
    rows: z.array(importedRow).max(importedAtOnce),
    /** Of somebody known: fill what is empty, or let the file win where it says something. */
    onKnown: z.enum(['fill', 'replace']).default('fill'),
    /** For everybody in the file. */
    tags,
    /** Answers what would be done, and does nothing. */
    isTrial: z.boolean().default(false),
  }),
  answer: z.object({
    lines: z.array(importedLine),
    /** How many more the plan holds afterwards; null where there is no limit. */
    room: z.number().int().nullable(),
  }),
});

export const changedAtOnce = 500;

/** Which of many: those named, or those of a page of a narrowed list. */
const many = z.union([
  z.strictObject({ ids: z.array(idOf('contact')).min(1).max(changedAtOnce) }),
  z.strictObject({ where: z.strictObject(narrowing), cursor: z.string().max(2000).optional() }),
]);

export const changeContacts = endpoint({
  name: 'changeContacts',
  method: 'POST',
  path: '/contact-changes',
  summary: 'Tag, untag, delete or restore many contacts, at most 500 at once; `nextCursor` asks for those after these',
  tag: 'Contacts',
  access: 'staff',
  body: z.strictObject({
    which: many,
    change: z.discriminatedUnion('does', [
      z.strictObject({ does: z.enum(['tag', 'untag']), tag: tagField }),
      z.strictObject({ does: z.enum(['delete', 'restore']) }),
    ]),
  }),
  answer: z.object({
    /** Of whom something changed: what taking it back needs. */
    ids: z.array(idOf('contact')),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['contact_limit'],
});

export const exportChosenContacts = endpoint({
  name: 'exportChosenContacts',
  method: 'POST',
  path: '/contacts-export',
  summary: 'Read named contacts as lines of CSV, at most 500 at once, under a line of headings where asked',
  tag: 'Contacts',
  access: 'read-only',
  body: z.strictObject({ ids: z.array(idOf('contact')).min(1).max(changedAtOnce), isHeaded: z.boolean() }),
  answer: z.object({ csv: z.string() }),
});
