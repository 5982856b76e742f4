// What a business wants to know of its contacts beyond name and number: fields of its own, as browser and server agree on them.
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { fieldMessages, requiredText } from '#shared/fields.ts';
import { idOf } from '#shared/ids.ts';

const tag = 'Contacts';

export const fieldKinds = ['text', 'number', 'date', 'choice', 'yes-no'] as const;
export type FieldKind = (typeof fieldKinds)[number];

export const contactField = z.object({
  id: idOf('contactField'),
  label: z.string(),
  kind: z.enum(fieldKinds),
  /** Of a choice alone. */
  choices: z.array(z.string()),
  /** Asked for no longer; what is known stays with the contacts. */
  isArchived: z.boolean(),
});
export type ContactField = z.output<typeof contactField>;

/** A date is `2026-11-21`; yes and no are true and false. */
export const fieldValue = z.union([z.string().max(1000), z.number(), z.boolean()]);
export type FieldValue = z.output<typeof fieldValue>;

/** Values by the ids of their fields; null says that nothing is known any more. */
export const writtenValues = z.record(idOf('contactField'), fieldValue.nullable());

const label = requiredText(60);
const choices = z.array(requiredText(60)).max(50);
export const fieldsMost = 50;

export const listContactFields = endpoint({
  name: 'listContactFields',
  method: 'GET',
  path: '/contact-fields',
  summary: 'List the fields of contacts that the business has added, in its order, archived ones too',
  tag,
  access: 'read-only',
  answer: z.object({ fields: z.array(contactField) }),
});

export const createContactField = endpoint({
  name: 'createContactField',
  method: 'POST',
  path: '/contact-fields',
  summary: 'Add a field to contacts, behind those that are there',
  tag,
  access: 'owner',
  body: z
    .strictObject({ label, kind: z.enum(fieldKinds), choices: choices.default([]) })
    .refine((body) => body.kind !== 'choice' || body.choices.length > 0, {
      path: ['choices'],
      message: fieldMessages.required,
    }),
  answer: contactField,
  refusals: ['name_taken', 'field_limit'],
});

export const updateContactField = endpoint({
  name: 'updateContactField',
  method: 'PUT',
  path: '/contact-fields/{id}',
  summary: 'Change, archive or bring back a field of contacts; what is known stays as it was written',
  tag,
  access: 'owner',
  params: z.object({ id: idOf('contactField') }),
  body: z.strictObject({ label: label.optional(), choices: choices.optional(), isArchived: z.boolean().optional() }),
  answer: contactField,
  refusals: ['name_taken'],
});

export const orderContactFields = endpoint({
  name: 'orderContactFields',
  method: 'PUT',
  path: '/contact-fields-order',
  summary: 'Put the fields of contacts into an order; those that are not named come last',
  tag,
  access: 'owner',
  body: z.strictObject({ ids: z.array(idOf('contactField')).max(fieldsMost) }),
  answer: z.object({ fields: z.array(contactField) }),
});
