// Where a page of a list ends: the instant and the id of its last one. What is older is on the next page.

export type Place = { readonly at: string; readonly id: string };

export function cursorOf({ at, id }: Place): string {
  return `${at}_${id}`;
}

/** Null for text that no page ended with. */
export function placeOf(cursor: string): Place | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z)_([a-z]{3}_[0-9a-z]{26})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) return null;
  return { at, id };
}
