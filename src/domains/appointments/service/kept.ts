// What nobody can be booked in: appointments, holds and single blocks as they are stored, and what is blocked week after week.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { type Kept, localDay, weeklyTimes } from '../rules.ts';
import * as weekly from '../store/weekly-blocks.ts';
import * as store from '../store.ts';

/** Everything that is kept in a range; holds of `conversation` do not stand in its own way. */
export async function listKept(
  scope: BusinessScope,
  timezone: string,
  [from, to]: readonly [Date, Date],
  conversation: Id<'conversation'> | null,
): Promise<Kept[]> {
  const stored = await store.listKept(scope, from, to, conversation);
  const blocks = await listWeeklyBetween(scope, timezone, from, to);
  const weeks = blocks.flatMap((block) =>
    weeklyTimes(block, timezone, from, to).map(({ date, startsAt, endsAt }) => ({
      ...{ id: `${block.id} ${date}`, staffId: block.staffId, startsAt, until: endsAt },
    })),
  );
  return [...stored, ...weeks];
}

/** The weekly blocks that may stand in a range; one that began on the day before may still run. */
export function listWeeklyBetween(
  scope: BusinessScope,
  timezone: string,
  from: Date,
  to: Date,
): Promise<weekly.WeeklyRow[]> {
  return weekly.listWeekly(scope, localDay(from, timezone, -1), localDay(to, timezone));
}
