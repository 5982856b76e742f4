// The diary's verbs. A page, a program and the receptionist book through the same door, and it is the database that
// lets one of them in: what is checked before only finds the reason and the next time. Refusals are returned.
import { isLeaving } from '#domains/business-deletion/service/is-leaving.ts';
import { findOrCreateContact, hasContact, reachedAt } from '#domains/contacts/service.ts';
import { type Facts, readFacts } from '#domains/knowledge/service.ts';
import { fits } from '#domains/subscriptions/rules.ts';
import { holdLimit } from '#domains/subscriptions/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import { dayMs } from '#shared/durations.ts';
import { Fault, type Outcome } from '#shared/errors.ts';
import { given } from '#shared/given.ts';
import type { Id } from '#shared/ids.ts';
import type { Appointment } from './contract.ts';
import { checkTime, diaryOf, freeTimes, type Kept, monthStart, type Slot, type SlotRefusal } from './rules.ts';
import { listKept } from './service/kept.ts';
import * as store from './store.ts';

export type Question = {
  readonly serviceId: Id<'service'>;
  /** Null or absent: whoever is free. */
  readonly staffId?: Id<'staff'> | null | undefined;
  /** Its own holds do not stand in its way. */
  readonly conversationId?: Id<'conversation'> | null | undefined;
  /** An appointment that is being moved: its own time does not stand in the way. */
  readonly moving?: Id<'appointment'> | undefined;
};

const holdMinutes = 5;
const reachMs = 2 * dayMs;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** So much is read at a time where free times are looked for: a full diary is long, and most who ask find one soon. */
const readMs = 31 * dayMs;

/** Free times from `from` to before `to`, in order, at most `max`, each with the first on the list who is free. Takes nothing. */
export async function findFreeTimes(
  scope: BusinessScope,
  asked: Question & { readonly from: Date; readonly to: Date; readonly max: number },
): Promise<Slot[]> {
  const diary = diaryOf(await readFacts(scope));
  // Nobody can be booked past the horizon, so nothing past it is read.
  const latest = after(scope.now(), (diary.horizonDays + 1) * dayMs);
  const end = asked.to < latest ? asked.to : latest;
  const { serviceId, staffId, moving, max } = asked;
  const found: Slot[] = [];
  // Nor in what has gone by.
  let from = asked.from > scope.now() ? asked.from : scope.now();
  while (from < end && found.length < max) {
    const next = after(from, readMs);
    const to = next < end ? next : end;
    const around = [after(from, -reachMs), after(to, reachMs)] as const;
    const kept = await listKept(scope, diary.timezone, around, asked.conversationId ?? null);
    const question = { serviceId, staffId, ignoring: moving, now: scope.now(), from, to, max: max - found.length };
    found.push(...freeTimes(diary, kept, question));
    from = to;
  }
  return found;
}

/** Up to `max` free times around a wished one: the same hours before it, and the two weeks after. */
export async function findTimesNear(scope: BusinessScope, asked: Question, wished: Date, max = 6): Promise<Slot[]> {
  const from = after(wished, -3 * 60 * 60 * 1000);
  return findFreeTimes(scope, { ...asked, from, to: after(wished, 14 * dayMs), max });
}

/** Can this very time be had? Takes nothing, so the answer may be old when it is heard. */
export async function lookAtTime(
  scope: BusinessScope,
  asked: Question & { readonly startsAt: Date },
): Promise<Outcome<Slot, SlotRefusal>> {
  return look(scope, await readFacts(scope), asked, []);
}

async function look(
  scope: BusinessScope,
  facts: Facts,
  { serviceId, staffId, startsAt, moving, conversationId }: Question & { readonly startsAt: Date },
  lost: readonly Kept[],
): Promise<Outcome<Slot, SlotRefusal>> {
  const around = [after(startsAt, -reachMs), after(startsAt, reachMs)] as const;
  const diary = diaryOf(facts);
  const kept = [...(await listKept(scope, diary.timezone, around, conversationId ?? null)), ...lost];
  return checkTime(diary, kept, { serviceId, staffId, startsAt, ignoring: moving, now: scope.now() });
}

/**
 * Tries to take a time: checks it, lets `take` write it, and when somebody else was faster looks again, for the next
 * person who is free. The facts stand still meanwhile, so nobody is booked on hours that are just being changed.
 */
async function takeTime<T>(
  scope: BusinessScope,
  asked: Question & { readonly startsAt: Date },
  take: (slot: Slot, facts: Facts) => Promise<T | null>,
): Promise<Outcome<{ readonly taken: T; readonly slot: Slot }, SlotRefusal>> {
  const facts = await readFacts(scope, 'held');
  const lost: Kept[] = [];
  for (let turn = 0; turn <= facts.staff.length; turn += 1) {
    const looked = await look(scope, facts, asked, lost);
    if (!looked.ok) return looked;
    const slot = looked.value;
    await store.removeExpiredHolds(scope, slot);
    const taken = await take(slot, facts);
    if (taken !== null) return { ok: true, value: { taken, slot } };
    lost.push({ id: `lost ${turn}`, staffId: slot.staffId, startsAt: slot.startsAt, until: slot.until });
  }
  return { ok: false, reason: 'taken' };
}

/** Keeps a free time for a conversation for five minutes. A new hold replaces the old one; booking uses it up. */
export async function holdTime(
  scope: BusinessScope,
  asked: Question & { readonly startsAt: Date; readonly conversationId: Id<'conversation'> },
): Promise<Outcome<Slot, SlotRefusal>> {
  await store.removeHolds(scope, asked.conversationId);
  const moving = asked.moving ? await store.findAppointment(scope, asked.moving) : undefined;
  const held = await takeTime(scope, asked, async (slot) => {
    const free = beside(slot, moving);
    return free === null ? 'its own' : store.insertAppointment(scope, { ...blank(asked, free), status: 'held' });
  });
  return held.ok ? { ok: true, value: held.value.slot } : held;

  function blank({ serviceId, conversationId }: typeof asked, slot: Slot) {
    const heldUntil = after(scope.now(), holdMinutes * 60_000);
    const nobody = { contactId: null, name: '', phone: null, email: null, address: null, note: '' };
    return { serviceId, conversationId, slot, heldUntil, ...nobody };
  }
}

/** The part of a time that an appointment of the same person does not keep already; null when it keeps all of it. */
function beside(slot: Slot, own: store.AppointmentRow | undefined): Slot | null {
  if (!own || own.staff_id !== slot.staffId) return slot;
  if (own.blocked_until <= slot.startsAt || slot.until <= own.starts_at) return slot;
  const startsAt = own.starts_at <= slot.startsAt ? own.blocked_until : slot.startsAt;
  const until = own.starts_at <= slot.startsAt ? slot.until : own.starts_at;
  return startsAt < until ? { ...slot, startsAt, endsAt: until, until } : null;
}

export type Order = Question & {
  readonly startsAt: Date;
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly note?: string | undefined;
  /** Whose it is, where that is proved or chosen; else the contact with that phone or e-mail, or a new one. */
  readonly contactId?: Id<'contact'> | null | undefined;
};

export type BookRefusal = SlotRefusal | 'plan_limit';

/**
 * Books a time, for the first who is free unless somebody is named. `plan_limit`: the free plan holds no more
 * appointments this month, or no more contacts. Throws `invalid_request` for a contact that is not there. Not safe to repeat
 * without an idempotency key.
 */
export async function bookAppointment(scope: BusinessScope, order: Order): Promise<Outcome<Appointment, BookRefusal>> {
  const { serviceId, startsAt, name, address = null, note = '', contactId = null } = order;
  const phone = order.phone ? ((await reachedAt(scope, order.phone)) ?? order.phone) : null;
  const email = order.email ?? null;
  const conversationId = order.conversationId ?? (scope.actor.kind === 'receptionist' ? scope.actor.id : null);
  if (contactId && !(await hasContact(scope, contactId)))
    throw new Fault('invalid_request', { fields: { contactId: 'There is no such contact' } });
  if (!(await hasRoom(scope))) return { ok: false, reason: 'plan_limit' };

  const held = conversationId ? await store.removeHolds(scope, conversationId) : [];
  const promised = held.find(
    (hold) => hold.service_id === serviceId && hold.starts_at.getTime() === startsAt.getTime(),
  );
  const book = (staffId: Id<'staff'> | null | undefined) =>
    takeTime(scope, { ...order, conversationId, staffId }, (slot) =>
      store.insertAppointment(scope, {
        status: 'booked',
        heldUntil: null,
        slot,
        ...{ serviceId, contactId, conversationId, name, phone, email, address, note },
      }),
    );
  let booked = await book(order.staffId ?? promised?.staff_id);
  if (!booked.ok && !order.staffId && promised?.staff_id) booked = await book(null);
  if (!booked.ok) return booked;

  const id = booked.value.taken;
  if (!contactId) {
    const contact = await findOrCreateContact(scope, { name, phone, email });
    if (!contact.ok && contact.reason === 'contact_limit') {
      await store.deleteAppointment(scope, id);
      return { ok: false, reason: 'plan_limit' };
    }
    if (contact.ok) await store.updateAppointment(scope, id, { contact_id: contact.value.id });
  }
  return { ok: true, value: await getAppointment(scope, id) };
}

/** Whether the plan lets one more be booked this month, and the business will still be there; others who ask wait until this transaction ends. */
export async function hasRoom(scope: BusinessScope): Promise<boolean> {
  // Who calls a business that is about to go is not sent to a closed door; its own people know what they do.
  if (scope.actor.kind !== 'user' && (await isLeaving(scope))) return false;
  const limit = await holdLimit(scope, 'appointmentsPerMonth');
  if (limit === null) return true;
  const { profile } = await readFacts(scope);
  return fits(limit, await store.countBookedSince(scope, monthStart(scope.now(), profile.timezone)));
}

export type Move = {
  readonly startsAt?: Date | undefined;
  /** Null: whoever is free. Absent: the same person where they are free, else whoever is. */
  readonly staffId?: Id<'staff'> | null | undefined;
  readonly serviceId?: Id<'service'> | undefined;
};

/**
 * Moves the one record to another time, person or service: it is never gone, and never there twice. Refused, it stays
 * as it was. Throws `not_found`. Safe to repeat.
 */
export async function moveAppointment(
  scope: BusinessScope,
  id: Id<'appointment'>,
  to: Move,
): Promise<Outcome<Appointment, SlotRefusal | 'cancelled'>> {
  // The facts before the appointment, as everywhere: whoever takes two locks takes them in this order.
  await readFacts(scope, 'held');
  const before = await store.findAppointment(scope, id, 'locked');
  if (!before) throw new Fault('not_found');
  if (before.status === 'cancelled') return { ok: false, reason: 'cancelled' };
  const conversationId = scope.actor.kind === 'receptionist' ? scope.actor.id : before.conversation_id;
  if (conversationId) await store.removeHolds(scope, conversationId);
  const serviceId = to.serviceId ?? before.service_id;
  const asked = { serviceId, startsAt: to.startsAt ?? before.starts_at, conversationId, moving: id };
  const move = (staffId: Id<'staff'> | null) =>
    takeTime(scope, { ...asked, staffId }, async (slot) =>
      (await store.moveAppointment(scope, id, serviceId, slot)) ? id : null,
    );
  let moved = await move(to.staffId === undefined ? before.staff_id : to.staffId);
  if (!moved.ok && to.staffId === undefined && before.staff_id) moved = await move(null);
  return moved.ok ? { ok: true, value: await getAppointment(scope, id) } : moved;
}

export type Notes = {
  readonly name?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly note?: string | undefined;
};

/** Changes what is noted with an appointment, not when it is. Throws `not_found`. Safe to repeat. */
export async function annotateAppointment(
  scope: BusinessScope,
  id: Id<'appointment'>,
  { phone, ...notes }: Notes,
): Promise<Appointment> {
  await getAppointment(scope, id);
  const number = phone === undefined ? {} : { phone: phone && ((await reachedAt(scope, phone)) ?? phone) };
  await store.updateAppointment(scope, id, { ...given(notes), ...number });
  return getAppointment(scope, id);
}

/** Cancels; the record stays. One that is cancelled already stays as it is. Throws `not_found`. Safe to repeat. */
export async function cancelAppointment(scope: BusinessScope, id: Id<'appointment'>): Promise<Appointment> {
  const before = await store.findAppointment(scope, id, 'locked');
  if (!before) throw new Fault('not_found');
  if (before.status !== 'cancelled')
    await store.updateAppointment(scope, id, { status: 'cancelled', cancelled_at: scope.now() });
  return getAppointment(scope, id);
}

/** Throws `not_found`. */
export async function getAppointment(scope: BusinessScope, id: Id<'appointment'>): Promise<Appointment> {
  const row = await store.findAppointment(scope, id);
  if (!row) throw new Fault('not_found');
  return appointmentOf(row);
}

const listedMost = 1000;

/** The appointment, or null where there is none. */
export async function findAppointment(scope: BusinessScope, id: Id<'appointment'>): Promise<Appointment | null> {
  const row = await store.findAppointment(scope, id);
  return row ? appointmentOf(row) : null;
}

/** Takes back all that was booked in one conversation, as though it had never been: for test calls. Safe to repeat. */
export async function forgetAppointmentsOf(scope: BusinessScope, conversation: Id<'conversation'>): Promise<void> {
  await store.deleteOfConversation(scope, conversation);
}

/** Those that start in a range, in order; of a contact or a conversation where one is named. */
export async function listAppointments(
  scope: BusinessScope,
  asked: store.Asked,
  most = listedMost,
): Promise<Appointment[]> {
  return (await store.listAppointments(scope, asked, most)).map(appointmentOf);
}

/** Throws `invalid_request` where there is no such conversation. */
export async function checkConversation(scope: BusinessScope, id: Id<'conversation'>): Promise<void> {
  if (!(await store.hasConversation(scope, id)))
    throw new Fault('invalid_request', { fields: { conversationId: 'There is no such conversation' } });
}

/** All that were booked in a conversation, the cancelled ones with them, in order. */
export async function listOfConversation(scope: BusinessScope, id: Id<'conversation'>): Promise<Appointment[]> {
  return (await store.listOfConversation(scope, id, listedMost)).map(appointmentOf);
}

/** Booked ones still to come, of a contact or made in a conversation, soonest first. */
export async function listComing(
  scope: BusinessScope,
  whose: { readonly contact: Id<'contact'> | null; readonly conversation: Id<'conversation'> | null },
): Promise<Appointment[]> {
  return (await store.listComing(scope, whose, scope.now())).map(appointmentOf);
}

export function appointmentOf(row: store.AppointmentRow): Appointment {
  return {
    id: row.id,
    status: row.status,
    serviceId: row.service_id,
    service: row.service,
    staffId: row.staff_id,
    staff: row.staff,
    contactId: row.contact_id,
    conversationId: row.conversation_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    note: row.note,
    bookedBy: row.booked_by,
    sequence: row.sequence,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
  };
}
