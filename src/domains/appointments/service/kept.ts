// What nobody can be booked in: appointments, holds and single blocks as they are stored, and what is blocked week after week.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { type EvenDays, type Kept, localDay, weeklyTimes } from '../rules.ts';
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
  const known: EvenDays = new Map();
  const weeks = blocks.flatMap((block) =>
    weeklyTimes(block, timezone, from, to, known).map(({ date, startsAt, endsAt }) => ({
      ...{ id: `${block.id} ${date}`, staffId: block.staffId, startsAt, until: endsAt },
    })),
  );
  return [...stored, ...weeks];
}

/** The instants between which weekly blocks may begin. What is asked beyond them, as by a mistyped year, is asked at the edge. */
const edges = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)] as const;
const within = (at: Date) => new Date(Math.min(Math.max(at.getTime(), edges[0]), edges[1]));

/** The weekly blocks that may stand in a range; one that began on the day before may still run. */
export function listWeeklyBetween(
  scope: BusinessScope,
  timezone: string,
  from: Date,
  to: Date,
): Promise<weekly.WeeklyRow[]> {
  return weekly.listWeekly(scope, localDay(within(from), timezone, -1), localDay(within(to), timezone));
}
