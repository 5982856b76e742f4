// The appointments that stand in time that is just being blocked. All of them are counted, whatever their number.
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { type Appointment, overlappingMost } from '../contract.ts';
import { appointmentOf } from '../service.ts';
import * as store from '../store.ts';

export type InTheWay = { readonly overlapping: Appointment[]; readonly overlappingCount: number };

/** Those of one person and of nobody by name; of everybody where `staff` is null. The first 500 are named. */
export async function findInTheWay(
  scope: BusinessScope,
  spans: readonly store.Span[],
  staff: Id<'staff'> | null,
): Promise<InTheWay> {
  const { rows, count } = await store.listOverlapping(scope, spans, staff, overlappingMost);
  return { overlapping: rows.map(appointmentOf), overlappingCount: count };
}
