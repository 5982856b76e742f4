// What makes a contact, by which words it is found, and where a page of them ends.
import type { Named } from '#shared/clashes.ts';
import { type CountryCode, e164Of } from '#shared/phone.ts';

/** What the business's own fields say of a contact, by their ids. */
export type FieldValues = Readonly<Record<string, string | number | boolean>>;

/** Someone whom nothing identifies is no contact. */
export function isSomeone(contact: { name: string; phone: string | null; email: string | null }): boolean {
  return contact.name !== '' || contact.phone !== null || contact.email !== null;
}

/** Stands on a contact whom a test call made; whoever takes it off makes a customer of them. */
export const testCallTag = 'Test call';

/** The columns of what people write down of a contact, in one order everywhere. */
export const writtenColumns = [
  ...(['name', 'phone', 'email', 'notes', 'tags'] as const),
  ...(['other_phones', 'other_emails', 'fields'] as const),
] as const;

/** What is said of a contact, each of the business's own fields under a name of its own: `fields.<id>`. */
export function namedFields({ fields, ...said }: Named & { readonly fields?: object | undefined }): Named {
  const own = Object.entries(fields ?? {}).map(([id, value]) => [`fields.${id}`, value]);
  return { ...said, ...Object.fromEntries(own) };
}

/** The other way round. */
export function withOwnFields(named: Named): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  const said: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(named)) {
    if (name.startsWith('fields.')) own[name.slice('fields.'.length)] = value;
    else said[name] = value;
  }
  return Object.keys(own).length > 0 ? { ...said, fields: own } : said;
}

/** What somebody saw of a contact as it would be kept: a form that has not heard of the server yet shows what was typed. */
export function seenAsKept(
  was: {
    readonly name?: string | undefined;
    readonly notes?: string | null | undefined;
    readonly otherEmails?: readonly string[] | undefined;
    readonly phone?: string | null | undefined;
    readonly email?: string | null | undefined;
    readonly otherPhones?: readonly string[] | undefined;
    readonly tags?: readonly string[] | undefined;
  },
  country: CountryCode | null,
): Named {
  const kept = (phone: string) => e164Of(phone, country) ?? phone;
  return {
    ...was,
    ...(was.name !== undefined && { name: was.name.trim() }),
    ...(was.notes != null && { notes: was.notes.trim() }),
    ...(was.otherEmails && { otherEmails: was.otherEmails.map((one) => one.trim().toLowerCase()) }),
    ...(was.phone != null && { phone: kept(was.phone) }),
    ...(was.email != null && { email: was.email.trim().toLowerCase() }),
    ...(was.otherPhones && { otherPhones: was.otherPhones.map(kept) }),
    ...(was.tags && { tags: tidyTags(was.tags) }),
  };
}

/** Without capitals and accents, so that "Zoe" finds "Zoë". */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

const wordLengthMax = 40;
const wordsMost = 40;

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, wordLengthMax));
}

/** Ends by which people know a number: the last four, without or with the area, and all of it. */
const endLengths = [4, 7, 8, 9, 10, 20];

/** A tag among the words; no search can write the #. */
export function wordOfTag(tag: string): string {
  return `#${folded(tag)}`;
}

/** A country's calling code and the zero that some write behind it (ITU-T E.164; no code is the beginning of another). */
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})0*/;

/** Behind a +, the number as it is dialled within its country: the same for all ways in which one number is written. */
export function wordOfPhone(e164: string): string {
  return `+${e164.replace(countryCode, '')}`;
}

/**
 * Behind an @, the mailbox. Capitals never matter. Dots and what follows a + do: save at Gmail, which delivers all of them
 * to one mailbox (support.google.com/mail/answer/7436150), also under its other name.
 */
export function wordOfEmail(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? [];
  if (!/^(gmail|googlemail)\.com$/.test(host)) return `@${email.toLowerCase()}`;
  return `@${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** Behind an =, the words of a name in the order of the alphabet, so that "Reyes, Dana" is Dana Reyes; '' for none. */
export function wordOfName(name: string): string {
  const words = wordsOf(name).sort();
  return words.length === 0 ? '' : `=${words.join(' ').slice(0, nameLengthMax)}`;
}

const nameLengthMax = 80;

/** Who a contact is, as far as words go. */
export type Identity = {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly otherPhones?: readonly string[] | undefined;
  readonly otherEmails?: readonly string[] | undefined;
};

/** All numbers of a contact, the first one first, each once. */
export function phonesOf({ phone, otherPhones = [] }: Identity): string[] {
  return [...new Set([...(phone === null ? [] : [phone]), ...otherPhones])];
}

/** All addresses of a contact, the first one first, each once. */
export function emailsOf({ email, otherEmails = [] }: Identity): string[] {
  return [...new Set([...(email === null ? [] : [email]), ...otherEmails])];
}

/** Words that two contacts share when they may be one person. */
export function identityWords(contact: Identity): string[] {
  const name = wordOfName(contact.name);
  return [...phonesOf(contact).map(wordOfPhone), ...emailsOf(contact).map(wordOfEmail), ...(name ? [name] : [])];
}

type Searched = Identity & { readonly tags: readonly string[]; readonly fields?: FieldValues | undefined };

/** What is searched for among the words of a contact, save its tags. */
function spokenWords(contact: Searched): string[] {
  const ends = phonesOf(contact).flatMap((phone) => {
    const digits = phone.replaceAll(/\D/g, '');
    return endLengths.map((length) => digits.slice(-length));
  });
  const said = [...ends, ...wordsOf(contact.name), ...emailsOf(contact).flatMap(wordsOf)];
  const known = Object.values(contact.fields ?? {}).flatMap((value) =>
    typeof value === 'boolean' ? [] : wordsOf(String(value)),
  );
  return [...said, ...known].slice(0, wordsMost);
}

/** Every word by which a contact is searched for, each once. */
export function searchWords(contact: Searched): string[] {
  return [...new Set([...spokenWords(contact), ...contact.tags.map(wordOfTag)])];
}

const pairedMost = 6;

/** A word as far as its letters go: as "reyes" of "reyes17". */
const lettersOf = (word: string) => /^\p{L}+/u.exec(word)?.[0] ?? '';

/**
 * Two words that one contact has, by which a search for both finds it at once: behind an &, as far as their letters go, in
 * their order. Each two of its names and mailboxes stand together so. What stands in no pair stands alone, behind a ~.
 */
export function pairWords(contact: Searched): string[] {
  const spoken = new Set(spokenWords(contact).map(lettersOf));
  const named = [contact.name, ...emailsOf(contact).map((email) => email.replace(/@[^@]*$/, ''))].flatMap(wordsOf);
  const known = [...new Set(named.map(lettersOf))].filter((letters) => letters !== '' && spoken.has(letters));
  const paired = known.slice(0, pairedMost).sort();
  const alone = [...spoken].filter((letters) => letters !== '' && !paired.includes(letters));
  return [
    ...paired.flatMap((first, at) => paired.slice(at + 1).map((second) => `&${first} ${second}`)),
    ...alone.map((letters) => `~${letters}`),
  ];
}

/** Every word under which a contact is kept, each once: those searched for, those of who it is, and the pairs. */
export function keptWords(contact: Searched): string[] {
  return [...new Set([...searchWords(contact), ...identityWords(contact), ...pairWords(contact)])];
}

/** Two of the asked beginnings, in the order in which they stand in a pair; null where no two could. */
export function pairOf(begins: readonly string[]): readonly [string, string] | null {
  const named = begins.filter((word) => lettersOf(word) === word).sort((a, b) => b.length - a.length);
  // Where one begins as the other does, either may stand first.
  for (const [at, one] of named.entries())
    for (const other of named.slice(at + 1))
      if (!one.startsWith(other)) return one < other ? [one, other] : [other, one];
  return null;
}

/** The beginnings that a search asks for, all of which must be there: digits and what people write between them are one. */
export function searchedWords(search: string): string[] {
  const digits = search.replaceAll(/[\s().+/-]/g, '');
  // A zero before an area is dialled within a country and is no part of the number.
  if (/^\d{2,}$/.test(digits)) return [digits.replace(/^0+(?=\d{6})/, '').slice(0, wordLengthMax)];
  return [...new Set(wordsOf(search))].slice(0, 8);
}

/** Tags in the order given, each once: of two that differ in capitals or accents alone the first stays. */
export function tidyTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) {
    const tidy = tag.trim().replaceAll(/\s+/g, ' ');
    if (tidy !== '' && !seen.has(folded(tidy))) seen.set(folded(tidy), tidy);
  }
  return [...seen.values()];
}

export type Sorting = 'newest' | 'name' | 'changed';

/** The place of the last contact of a page: an instant or a name, and an id. What comes after it is on the next one. */
export type Place = { readonly key: string; readonly id: string };

export function cursorOf({ key, id }: Place): string {
  return `${key}_${id}`;
}

/** Null for text that no page of that sorting ended with. */
export function placeOf(cursor: string, sorting: Sorting = 'newest'): Place | null {
  const [, key, id] = /^(.*)_(ctc_[0-9a-z]{26})$/s.exec(cursor) ?? [];
  if (key === undefined || id === undefined || key.includes('\0')) return null;
  if (sorting === 'name') return { key, id };
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/.test(key) && !Number.isNaN(Date.parse(key));
  return isInstant ? { key, id } : null;
}
