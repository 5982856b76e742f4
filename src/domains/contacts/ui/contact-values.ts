// What the form of a contact is filled with, and what it says of them: everything of somebody new, and of somebody known
// only what was changed in it, so that what others changed meanwhile stays.
import type { ContactField, FieldValue } from '#domains/contact-fields/contract.ts';
import { readValue, writtenValue } from '#domains/contact-fields/rules.ts';
import { sayInOurWords } from '#shared/check-words.ts';
import type { Errors } from '#web/ui/form.ts';
import { type Contact, createContactBody } from '../contract.ts';
import { listIn } from './contact-words.ts';
import { phoneWords } from './phone-words.ts';

export type Known = {
  name: string;
  phone: string;
  email: string;
  otherPhones: string;
  otherEmails: string;
  tags: string;
  notes: string;
};
/** The business's own fields stand beside ours under the names by which the server says what is wrong with them. */
type Own = Readonly<Record<`fields.${ContactField['id']}`, string>>;
export type Values = Known & Own;
type Fields = readonly ContactField[];

const empty: Known = { name: '', phone: '', email: '', otherPhones: '', otherEmails: '', tags: '', notes: '' };

/** What the form begins with; undefined for somebody new. */
export function valuesOf(fields: Fields, contact: Contact | undefined): Values {
  const own = fields.map(({ id }) => [`fields.${id}`, writtenValue(contact?.fields[id])]);
  return { ...(contact ? knownOf(contact) : empty), ...(Object.fromEntries(own) as Own) };
}

function knownOf({ name, phone, email, otherPhones, otherEmails, tags, notes }: Contact): Known {
  return {
    ...{ name, notes, phone: phone ? phoneWords(phone) : '', email: email ?? '', tags: tags.join(', ') },
    ...{ otherPhones: otherPhones.map(phoneWords).join(', '), otherEmails: otherEmails.join(', ') },
  };
}

const writtenIn = (values: Values, { id }: ContactField) => (values[`fields.${id}`] ?? '').trim();

function ownOf(values: Values, fields: Fields): Record<ContactField['id'], FieldValue | null> {
  const own = fields.map((field) => {
    const written = writtenIn(values, field);
    const read = written === '' ? null : readValue(field, written);
    return [field.id, read?.ok ? read.value : null];
  });
  return Object.fromEntries(own);
}

/** All that the form says. */
export function bodyOf(values: Values, fields: Fields) {
  const { name, phone, email, notes } = values;
  return {
    ...{ name, phone, email, notes, tags: listIn(values.tags) },
    ...{ otherPhones: listIn(values.otherPhones), otherEmails: listIn(values.otherEmails) },
    fields: ownOf(
      values,
      fields.filter((field) => writtenIn(values, field) !== ''),
    ),
  };
}

/** What it says otherwise than it began; nothing where nothing was changed. */
export function changesOf(before: Values, values: Values, fields: Fields): Partial<ReturnType<typeof bodyOf>> {
  const isChanged = (name: keyof Values) => (before[name] ?? '').trim() !== (values[name] ?? '').trim();
  const known = Object.entries(bodyOf(values, [])).filter(([name]) => name in empty && isChanged(name as keyof Known));
  const own = fields.filter(({ id }) => isChanged(`fields.${id}`));
  return { ...Object.fromEntries(known), ...(own.length > 0 && { fields: ownOf(values, own) }) };
}

/** What is not right, by field. What stands as it began is let be, since it is not sent; `before` is undefined for somebody new. */
export function check(values: Values, fields: Fields, before: Values | undefined): Errors<Values> {
  const errors: Errors<Values> = {};
  const sent = before ? changesOf(before, values, []) : bodyOf(values, []);
  for (const { path, message } of createContactBody.safeParse(sent, { error: sayInOurWords }).error?.issues ?? [])
    errors[String(path[0]) as keyof Known] ??= message;
  if (![values.name, values.phone, values.email].some((text) => text.trim()))
    errors.name ??= 'A name, a phone number or an email is needed';
  for (const field of fields) {
    const written = writtenIn(values, field);
    const read = written === '' || (before && written === writtenIn(before, field)) ? null : readValue(field, written);
    if (read && !read.ok) errors[`fields.${field.id}`] = read.message;
  }
  return errors;
}
