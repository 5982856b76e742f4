// A diary that was kept elsewhere, taken in as it is: no lead time, no hours, no limit; but nobody is booked twice.
import { readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Id } from '#shared/ids.ts';
import { overlappingMost } from '../contract.ts';
import * as store from '../store.ts';

export type Imported = {
  readonly serviceId: Id<'service'>;
  /** Null: somebody who does it and is free, or the one resource. */
  readonly staffId: Id<'staff'> | null;
  readonly contactId: Id<'contact'>;
  readonly startsAt: Date;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly note?: string;
  /** When it was booked, where that is not now. */
  readonly createdAt?: Date;
};

/** 'added', 'there already' (the same contact at the same time), or 'taken' by somebody else. Safe to repeat. */
export async function importAppointment(
  scope: BusinessScope,
  one: Imported,
): Promise<'added' | 'there already' | 'taken'> {
  const facts = await readFacts(scope);
  const service = facts.services.find(({ id }) => id === one.serviceId);
  if (!service) throw new Error('an appointment is imported for a service that is not offered');
  const endsAt = new Date(one.startsAt.getTime() + service.minutes * 60_000);
  const until = new Date(endsAt.getTime() + service.bufferMinutes * 60_000);
  const { rows: there } = await store.listOverlapping(
    scope,
    [{ startsAt: one.startsAt, endsAt }],
    null,
    overlappingMost,
  );
  const isSame = (row: store.AppointmentRow) =>
    row.contact_id === one.contactId && row.starts_at.getTime() === one.startsAt.getTime();
  if (there.some(isSame)) return 'there already';
  const able = facts.staff.filter(({ serviceIds }) => serviceIds.includes(one.serviceId)).map(({ id }) => id);
  for (const staffId of one.staffId || able.length === 0 ? [one.staffId] : able) {
    const slot = { startsAt: one.startsAt, endsAt, until, staffId };
    const { name, phone, email, contactId, serviceId, note = '' } = one;
    const id = await store.insertAppointment(scope, {
      ...{ status: 'booked', heldUntil: null, conversationId: null, address: null },
      ...{ slot, name, phone, email, contactId, serviceId, note },
      ...(one.createdAt ? { createdAt: one.createdAt } : {}),
    });
    if (id) return 'added';
  }
  return 'taken';
}

/** Empties the diary; gives how many appointments were booked. Whoever calls it has asked whether they may be lost. */
export function deleteDiary(scope: BusinessScope): Promise<number> {
  return store.deleteDiary(scope);
}
