// Values that PostgreSQL plans without having seen.
import { type RawBuilder, sql } from 'kysely';

/**
 * A text or a whole number of a statement, as a question within it. Where PostgreSQL sees a value and believes that it is met
 * less often than most, it plans the statement anew each time, and that takes longer than a search. For a statement that has
 * one good plan, whatever its values are; not for the limit of a list that must be read in order, which that plan hangs on.
 */
export function unseen(value: string | number): RawBuilder<unknown> {
  return typeof value === 'number' ? sql`(select ${value}::int)` : sql`(select ${value}::text)`;
}
