// Time that nobody can be booked in. Whoever blocks it waits for bookings that are just being made, and is told of the
// appointments that stand in it already; they stay.
import { changeKnowledge, readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { BlockedBody, BlockedTime } from '../contract.ts';
import * as store from '../store.ts';
import { findInTheWay, type InTheWay } from './in-the-way.ts';

export async function listBlockedTimes(scope: BusinessScope, from: Date, to: Date): Promise<BlockedTime[]> {
  return (await store.listBlocked(scope, from, to)).map(blockedOf);
}

/** Adds one, or changes the one of that id. Throws `not_found`, and `invalid_request` for somebody who is not on the list. */
export async function keepBlockedTime(
  scope: BusinessScope,
  id: Id<'blockedTime'> | null,
  { staffId, reason, ...span }: BlockedBody,
): Promise<BlockedTime & InTheWay> {
  await changeKnowledge(scope);
  if (id && !(await store.isBlocked(scope, id))) throw new Fault('not_found');
  const [startsAt, endsAt] = [new Date(span.startsAt), new Date(span.endsAt)];
  const { staff } = await readFacts(scope);
  if (staffId && !staff.some((one) => one.id === staffId))
    throw new Fault('invalid_request', { fields: { staffId: 'There is nobody with this id' } });
  const row = await store.keepBlocked(scope, id, { staff_id: staffId, starts_at: startsAt, ends_at: endsAt, reason });
  if (!row) throw new Fault('not_found');
  return { ...blockedOf(row), ...(await findInTheWay(scope, [{ startsAt, endsAt }], staffId)) };
}

/** Throws `not_found` when there is none, so a repeat says so. */
export async function deleteBlockedTime(scope: BusinessScope, id: Id<'blockedTime'>): Promise<void> {
  if (!(await store.deleteBlocked(scope, id))) throw new Fault('not_found');
}

function blockedOf(row: store.BlockedRow): BlockedTime {
  return {
    id: row.id,
    staffId: row.staff_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    reason: row.reason,
  };
}
