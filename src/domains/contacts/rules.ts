// What makes a contact, and where a page of them ends.

/** Someone whom nothing identifies is no contact. */
export function isSomeone(contact: { name: string; phone: string | null; email: string | null }): boolean {
  return contact.name !== '' || contact.phone !== null || contact.email !== null;
}

/** The place of the last contact of a page: what was made before it is on the next one. */
export type Place = { readonly createdAt: string; readonly id: string };

export function cursorOf({ createdAt, id }: Place): string {
  return `${createdAt}_${id}`;
}

/** Null for text that no page ended with. */
export function placeOf(cursor: string): Place | null {
  const [, createdAt, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z)_(ctc_[0-9a-z]{26})$/.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined || Number.isNaN(Date.parse(createdAt))) return null;
  return { createdAt, id };
}
