// The first page, read again while later ones are shown below it.
import type { Conversation } from '../../contract.ts';

export type Pages = {
  readonly rows: readonly Pick<Conversation, 'id' | 'lastLineAt'>[];
  /** Where the next page begins; null where there is none. */
  readonly cursor: string | null;
};

/** The first page as it is now, and below it the rows that were shown before and are older than all of it. */
export function merged<P extends Pages>(shown: P | undefined, first: P): P {
  const last = first.rows.at(-1);
  if (!shown || first.cursor === null || !last) return first;
  const here = new Set(first.rows.map(({ id }) => id));
  const below = shown.rows.filter(({ id, lastLineAt }) => !here.has(id) && lastLineAt <= last.lastLineAt);
  return below.length === 0 ? first : { ...first, rows: [...first.rows, ...below], cursor: shown.cursor };
}
