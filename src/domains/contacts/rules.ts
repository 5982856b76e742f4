// What makes a contact, by which words it is found, and where a page of them ends.

/** Someone whom nothing identifies is no contact. */
export function isSomeone(contact: { name: string; phone: string | null; email: string | null }): boolean {
  return contact.name !== '' || contact.phone !== null || contact.email !== null;
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

/** Every word by which a contact is found, each once. */
export function searchWords(contact: {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly tags: readonly string[];
}): string[] {
  const digits = contact.phone?.replaceAll(/\D/g, '') ?? '';
  const ends = digits === '' ? [] : endLengths.map((length) => digits.slice(-length));
  const said = [...ends, ...wordsOf(contact.name), ...wordsOf(contact.email ?? '')].slice(0, wordsMost);
  return [...new Set([...said, ...contact.tags.map(wordOfTag)])];
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
