// Contacts that may be one person, as browser and server agree on them: suspected, kept apart, made one, and made two again.
import { z } from 'zod';
import { contact } from '#domains/contacts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idOf } from '#shared/ids.ts';

const tag = 'Contacts';

export const likenesses = ['sure', 'likely', 'maybe'] as const;
export const reasons = ['phone', 'email', 'name', 'phone-ending', 'email-name'] as const;

/** Two contacts, the older one first, and why they may be one person. */
export const duplicate = z.object({
  first: contact,
  second: contact,
  likeness: z.enum(likenesses),
  reasons: z.array(z.enum(reasons)),
});
export type Duplicate = z.output<typeof duplicate>;

/** Further than this nobody works through pairs, and no list of them is counted. */
export const countedMost = 1000;

export const listDuplicates = endpoint({
  name: 'listDuplicates',
  method: 'GET',
  path: '/contact-duplicates',
  summary:
    'List pairs of contacts that may be one person, the surest first; `nextCursor` asks for the page after this one',
  tag,
  access: 'read-only',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({
    pairs: z.array(duplicate),
    /** Of all pages, counted up to `countedMost`. */
    total: z.number().int(),
    isMoreThanTotal: z.boolean(),
    /** So much has changed just now that pairs may be missing or too many; it is looked through within minutes. */
    isBehind: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
});

export const listDuplicatesOf = endpoint({
  name: 'listDuplicatesOf',
  method: 'GET',
  path: '/contacts/{id}/duplicates',
  summary: 'List who may be the same person as a contact, at most ten',
  tag,
  access: 'read-only',
  params: z.object({ id: idOf('contact') }),
  answer: z.object({ pairs: z.array(duplicate) }),
});

const pair = z.strictObject({ first: idOf('contact'), second: idOf('contact') });

export const dismissDuplicate = endpoint({
  name: 'dismissDuplicate',
  method: 'POST',
  path: '/contact-duplicates/dismissals',
  summary: 'Say that two contacts are not one person; they are not suspected again',
  tag,
  access: 'staff',
  body: pair,
  answer: pair,
  refusals: ['not_found'],
});

export const suspectAgain = endpoint({
  name: 'suspectAgain',
  method: 'POST',
  path: '/contact-duplicates/suspicions',
  summary: 'Take back that two contacts are not one person',
  tag,
  access: 'staff',
  body: pair,
  answer: pair,
  refusals: ['not_found'],
});

const side = z.enum(['kept', 'gone']);

/** Whose value stands where both have one; the kept contact's unless said. Numbers, addresses and tags are never lost. */
export const choices = z.strictObject({
  name: side.optional(),
  phone: side.optional(),
  email: side.optional(),
  notes: z.enum(['kept', 'gone', 'both']).optional(),
  /** Of the business's own fields. */
  fields: z.record(idOf('contactField'), side).optional(),
});
export type Choices = z.output<typeof choices>;

/** How many of each name a contact. */
export const hanging = z.object({
  conversations: z.number().int(),
  appointments: z.number().int(),
  messages: z.number().int(),
  notes: z.number().int(),
});
export type Hanging = z.output<typeof hanging>;

export const countHanging = endpoint({
  name: 'countHanging',
  method: 'GET',
  path: '/contacts/{id}/hanging',
  summary: 'Count what hangs on a contact, which a merge would move',
  tag,
  access: 'read-only',
  params: z.object({ id: idOf('contact') }),
  answer: hanging,
});

export const mergeContacts = endpoint({
  name: 'mergeContacts',
  method: 'POST',
  path: '/contacts/{id}/merges',
  summary: 'Make another contact a part of this one, with everything that hangs on it; it can be undone for 30 days',
  tag,
  access: 'staff',
  params: z.object({ id: idOf('contact') }),
  body: z.strictObject({ gone: idOf('contact'), choices: choices.default({}) }),
  answer: z.object({ mergeId: idOf('contactMerge'), contact }),
});

/** How long a merge can be undone. */
export const undoableDays = 30;

export const undoMerge = endpoint({
  name: 'undoMerge',
  method: 'POST',
  path: '/contact-merges/{id}/undo',
  summary: 'Make two of them again: everything as it was, save what was changed since',
  tag,
  access: 'staff',
  params: z.object({ id: idOf('contactMerge') }),
  answer: z.object({ kept: contact, gone: contact }),
  refusals: ['contact_limit', 'conflict'],
});
