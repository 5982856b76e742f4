// How alike two contacts are and why, and what becomes of their fields when they are made one.
import type { Contact } from '#domains/contacts/contract.ts';
import { emailsOf, phonesOf, tidyTags, wordOfEmail, wordOfName, wordOfPhone } from '#domains/contacts/rules.ts';
import type { Choices, Duplicate } from './contract.ts';

const endDigits = 7;

/**
 * Sure: one number or address, and no two names against it. Likely: one number or address under two names, as in a family,
 * or one name with the same end of a number or the same name of a mailbox. Maybe: one name of two words or more, and
 * nothing else. Null: nothing speaks for it.
 */
export function likenessOf(first: Contact, second: Contact): Pick<Duplicate, 'likeness' | 'reasons'> | null {
  const shares = <T>(of: (contact: Contact) => readonly T[]) => {
    const ofFirst = new Set(of(first));
    return of(second).some((one) => ofFirst.has(one));
  };
  const [name, otherName] = [wordOfName(first.name), wordOfName(second.name)];
  const isPhone = shares((one) => phonesOf(one).map(wordOfPhone));
  const isEmail = shares((one) => emailsOf(one).map(wordOfEmail));
  const isName = name !== '' && name === otherName;
  const said: Duplicate['reasons'] = [
    ...(isPhone ? (['phone'] as const) : []),
    ...(isEmail ? (['email'] as const) : []),
    ...(isName ? (['name'] as const) : []),
  ];
  if (isPhone || isEmail)
    return { likeness: isName || name === '' || otherName === '' ? 'sure' : 'likely', reasons: said };
  if (!isName) return null;
  const near: Duplicate['reasons'] = [
    ...(shares((one) => phonesOf(one).map((phone) => phone.slice(-endDigits))) ? (['phone-ending'] as const) : []),
    ...(shares((one) => emailsOf(one).map((email) => email.replace(/@.*$/, ''))) ? (['email-name'] as const) : []),
  ];
  if (near.length > 0) return { likeness: 'likely', reasons: [...said, ...near] };
  return name.includes(' ') ? { likeness: 'maybe', reasons: said } : null;
}

export type MergedFields = Omit<Contact, 'id' | 'createdAt' | 'updatedAt'>;

/** What the kept contact says afterwards. Where one of them says nothing, the other speaks. */
export function mergedOf(kept: Contact, gone: Contact, choices: Choices): MergedFields {
  const chosen = <T>(side: 'kept' | 'gone' | undefined, ofKept: T, ofGone: T): T => {
    const [first, second] = side === 'gone' ? [ofGone, ofKept] : [ofKept, ofGone];
    return first === '' || first === null ? second : first;
  };
  const phone = chosen(choices.phone, kept.phone, gone.phone);
  const email = chosen(choices.email, kept.email, gone.email);
  const others = (all: readonly string[], first: string | null) => [...new Set(all)].filter((one) => one !== first);
  return {
    name: chosen(choices.name, kept.name, gone.name),
    phone,
    email,
    otherPhones: others([...phonesOf(kept), ...phonesOf(gone)], phone),
    otherEmails: others([...emailsOf(kept), ...emailsOf(gone)], email),
    notes: notesOf(kept.notes, gone.notes, choices.notes ?? 'both'),
    tags: tidyTags([...kept.tags, ...gone.tags]),
    fields: fieldsOf(kept.fields, gone.fields, choices.fields ?? {}),
  };
}

type Fields = Contact['fields'];

function fieldsOf(ofKept: Fields, ofGone: Fields, sides: NonNullable<Choices['fields']>): Fields {
  const taken = Object.entries(ofGone).filter(([id]) => sides[id as keyof Fields] === 'gone' || !(id in ofKept));
  return { ...ofKept, ...Object.fromEntries(taken) };
}

function notesOf(ofKept: string, ofGone: string, side: 'kept' | 'gone' | 'both'): string {
  if (ofKept === '' || ofGone === '' || ofKept === ofGone) return ofKept || ofGone;
  return { kept: ofKept, gone: ofGone, both: `${ofKept}\n\n${ofGone}` }[side];
}

/** A page of pairs ends with one of a rank; what comes after it is on the next one. */
export type PairPlace = { readonly rank: number; readonly first: string; readonly second: string };

export function pairCursorOf({ rank, first, second }: PairPlace): string {
  return `${rank}_${first}_${second}`;
}

/** Null for text that no page ended with. */
export function pairPlaceOf(cursor: string): PairPlace | null {
  const [, rank, first, second] = /^([0-2])_(ctc_[0-9a-z]{26})_(ctc_[0-9a-z]{26})$/.exec(cursor) ?? [];
  return rank && first && second ? { rank: Number(rank), first, second } : null;
}
