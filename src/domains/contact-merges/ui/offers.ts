// In what two contacts differ, as a reader chooses: each field with both values in words, and whose was taken.
import type { ContactField } from '#domains/contact-fields/contract.ts';
import { valueWords } from '#domains/contact-fields/ui/field-input.tsx';
import type { Contact } from '#domains/contacts/contract.ts';
import type { Choices } from '../contract.ts';

export type Side = 'kept' | 'gone' | 'both';
export type Offer = {
  readonly field: 'name' | 'phone' | 'email' | 'notes' | ContactField['id'];
  readonly label: string;
  readonly kept: string;
  readonly gone: string;
};

/** Only where both say something, and not the same. */
export function offersOf(
  kept: Contact,
  gone: Contact,
  own: readonly ContactField[],
  words: (e164: string) => string,
): Offer[] {
  const phone = (written: string | null) => (written === null ? '' : words(written));
  const value = (contact: Contact, { id, kind }: ContactField) => {
    const known = contact.fields[id];
    return known === undefined ? '' : valueWords(kind, known);
  };
  const all: Offer[] = [
    { field: 'name', label: 'Name', kept: kept.name, gone: gone.name },
    { field: 'phone', label: 'First number', kept: phone(kept.phone), gone: phone(gone.phone) },
    { field: 'email', label: 'First email', kept: kept.email ?? '', gone: gone.email ?? '' },
    { field: 'notes', label: 'Good to know', kept: kept.notes, gone: gone.notes },
    ...own.map((field) => ({
      ...{ field: field.id, label: field.label, kept: value(kept, field), gone: value(gone, field) },
    })),
  ];
  return all.filter((offer) => offer.kept !== '' && offer.gone !== '' && offer.kept !== offer.gone);
}

const isOurs = (field: Offer['field']): field is keyof Omit<Choices, 'fields'> => !field.startsWith('fld_');

export function sideOf(choices: Choices, { field }: Offer): Side {
  if (isOurs(field)) return choices[field] ?? (field === 'notes' ? 'both' : 'kept');
  return choices.fields?.[field] ?? 'kept';
}

export function withSide(choices: Choices, { field }: Offer, side: Side): Choices {
  if (isOurs(field)) return { ...choices, [field]: side };
  return side === 'both' ? choices : { ...choices, fields: { ...choices.fields, [field]: side } };
}
