// Taking a cancellation back: the same record stands again, at its own time or not at all.
import { readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { Fault, type Outcome } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import type { Appointment } from '../contract.ts';
import { getAppointment, hasRoom } from '../service.ts';
import * as store from '../store.ts';
import { listKept } from './kept.ts';

/**
 * Refused with `taken` where somebody else has the time or it was blocked since, and with `plan_limit` where the month is
 * full. Lead time and hours are not asked again: it was booked by them. Throws `not_found`. Safe to repeat.
 */
export async function restoreAppointment(
  scope: BusinessScope,
  id: Id<'appointment'>,
): Promise<Outcome<Appointment, 'taken' | 'plan_limit'>> {
  // The facts before the appointment, as everywhere: whoever takes two locks takes them in this order.
  const { profile } = await readFacts(scope, 'held');
  const before = await store.findAppointment(scope, id, 'locked');
  if (!before) throw new Fault('not_found');
  if (before.status === 'booked') return { ok: true, value: await getAppointment(scope, id) };
  if (!(await hasRoom(scope))) return { ok: false, reason: 'plan_limit' };
  const { staff_id: staffId, starts_at: startsAt, ends_at: endsAt, blocked_until: until } = before;
  const kept = await listKept(scope, profile.timezone, [startsAt, until], null);
  const isTaken = kept.some((one) => staffId === null || one.staffId === null || one.staffId === staffId);
  if (isTaken) return { ok: false, reason: 'taken' };
  await store.removeExpiredHolds(scope, { startsAt, endsAt, until, staffId });
  if (!(await store.standAgain(scope, id))) return { ok: false, reason: 'taken' };
  return { ok: true, value: await getAppointment(scope, id) };
}
