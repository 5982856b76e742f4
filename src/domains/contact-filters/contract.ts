// What a person looks for among the contacts again and again, kept under a name of theirs. Nobody else sees it, nor is it in
// the archive that an owner takes with them.
import { z } from 'zod';
import { sorts } from '#domains/contacts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { optionalText, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';
import { soughtMost } from './rules.ts';

const tag = 'Contacts';
const reach = z.enum(['phone', 'email', 'no-name']).nullable();

export const contactFilter = z.object({
  id: idOf('contactFilter'),
  name: z.string(),
  /** Empty text and null narrow nothing down. */
  search: z.string(),
  tag: z.string(),
  has: reach,
  sort: z.enum(sorts),
});
export type ContactFilter = z.output<typeof contactFilter>;

export const filterName = requiredText(60);
/** How many one person keeps in one business. */
export const contactFiltersMost = 30;
const params = z.object({ id: idOf('contactFilter') });
const filterBody = z.strictObject({
  name: filterName,
  search: optionalText(soughtMost.search).default(''),
  tag: optionalText(soughtMost.tag).default(''),
  has: reach.default(null),
  sort: z.enum(sorts).default('newest'),
});
export type FilterBody = z.output<typeof filterBody>;

export const listContactFilters = endpoint({
  name: 'listContactFilters',
  method: 'GET',
  path: '/contact-filters',
  summary: 'List the filters of contacts that this person has kept, by name',
  tag,
  access: 'signed-in',
  answer: z.object({ filters: z.array(contactFilter) }),
});

export const createContactFilter = endpoint({
  name: 'createContactFilter',
  method: 'POST',
  path: '/contact-filters',
  summary: 'Keep a filter of contacts under a name, at most 30',
  tag,
  access: 'signed-in',
  keyed: true,
  body: filterBody,
  answer: contactFilter,
  refusals: ['name_taken', 'filter_limit'],
});

export const renameContactFilter = endpoint({
  name: 'renameContactFilter',
  method: 'PATCH',
  path: '/contact-filters/{id}',
  summary: 'Give a kept filter of contacts another name',
  tag,
  access: 'signed-in',
  params,
  body: z.strictObject({ name: filterName }),
  answer: contactFilter,
  refusals: ['name_taken'],
});

export const deleteContactFilter = endpoint({
  name: 'deleteContactFilter',
  method: 'DELETE',
  path: '/contact-filters/{id}',
  summary: 'Delete a kept filter of contacts',
  tag,
  access: 'signed-in',
  params,
  answer: z.object({ id: idOf('contactFilter') }),
});
