// How long there is to think it over, and when the owners are told of it.

const day = 24 * 60 * 60 * 1000;

/** From the mark until everything is gone. */
export const graceMs = 14 * day;

/** The last reminder comes this long before the end. */
export const reminderMs = 3 * day;

/** Whether what somebody typed is the name of the business, however they write blanks and capitals. */
export function isNamed(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(typed) === plain(name) && plain(name) !== '';
}

/** `Saturday, December 5, 2026`, where the business is. */
export function lastDay(at: Date, timezone: string): string {
  return at.toLocaleDateString('en-US', { timeZone: timezone, dateStyle: 'full' });
}

/** That rows of one table point to rows of another. */
export type Reference = { readonly from: string; readonly to: string };

/**
 * The tables in an order in which nothing that goes takes rows of a later one with it: what points goes before what it
 * points to. In a circle the first by name goes first.
 */
export function pointingFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables].sort();
  while (left.length > 0) {
    const isPointedTo = (table: string) =>
      references.some(({ from, to }) => to === table && from !== table && left.includes(from));
    const next = left.find((table) => !isPointedTo(table)) ?? left[0];
    if (next === undefined) break;
    ordered.push(next);
    left = left.filter((table) => table !== next);
  }
  return ordered;
}
