// What the receptionist may do in the diary. Whose conversation and which contact come with the binding, never from the
// talk; names of services and people are matched to the business's own, and every time is checked again.

import type { StaffMember } from '#domains/knowledge/contract.ts';
import { readFacts } from '#domains/knowledge/service.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { SlotQuestion, Appointment as ToolAppointment, Slot as ToolSlot, Tools } from '#receptionist/tool.ts';
import type { Outcome } from '#shared/errors.ts';
import { type Id, isId } from '#shared/ids.ts';
import type { Appointment } from './contract.ts';
import type { Slot } from './rules.ts';
import * as service from './service.ts';

export type DiaryTools = Pick<
  Tools,
  'freeTimes' | 'checkTime' | 'hold' | 'book' | 'myAppointments' | 'move' | 'cancel' | 'correct'
>;

export type DiaryToolsGiven = {
  /** Runs work in the business, with the receptionist of this conversation as its actor: for a turn, in the turn's own transaction. */
  readonly inBusiness: <T>(work: (scope: BusinessScope) => Promise<T>) => Promise<T>;
  readonly conversation: Id<'conversation'>;
  /** The contact whom the door or a code has proved. Asked anew each time: a code may prove somebody in the middle. */
  readonly provedContact: () => Id<'contact'> | null;
  /** Whom codes of this conversation have proved, the caller or another: their visits may be changed. */
  readonly proofs: (scope: BusinessScope) => Promise<readonly { proof: string; contact: Id<'contact'> }[]>;
};

/**
 * The diary's part of a turn's tools. A refusal leaves nothing behind but the holds it gave up; a fault undoes all that was done
 * in the same transaction.
 */
export function diaryTools({ inBusiness, conversation, provedContact, proofs }: DiaryToolsGiven): DiaryTools {
  const own = async (scope: BusinessScope, id: string): Promise<Appointment | undefined> => {
    if (!isId('appointment', id)) return undefined;
    const others = (await proofs(scope)).map((one) => one.contact);
    for (const contact of new Set([provedContact(), ...others])) {
      const coming = await service.listComing(scope, { contact, conversation });
      const found = coming.find((one) => one.id === id);
      if (found) return found;
    }
    return undefined;
  };

  return {
    freeTimes: (asked) =>
      inBusiness(async (scope) => {
        const question = await questionOf(scope, asked);
        if (!question) return [];
        const range = { from: new Date(asked.from), to: new Date(asked.to), max: asked.max };
        const slots = await service.findFreeTimes(scope, { ...question, ...range });
        return slots.map(question.name);
      }),

    checkTime: (asked) =>
      inBusiness(async (scope) => {
        const question = await questionOf(scope, asked);
        if (!question) return { ok: false, reason: 'not_offered' };
        return slotOutcome(
          question,
          await service.lookAtTime(scope, { ...question, startsAt: new Date(asked.startsAt) }),
        );
      }),

    hold: (asked) =>
      inBusiness(async (scope) => {
        const question = await questionOf(scope, asked);
        if (!question) return { ok: false, reason: 'not_offered' };
        return slotOutcome(
          question,
          await service.holdTime(scope, { ...question, startsAt: new Date(asked.startsAt) }),
        );
      }),

    book: (order) =>
      inBusiness(async (scope) => {
        const question = await questionOf(scope, order);
        if (!question) return { ok: false, reason: 'not_offered' };
        const { name, phone, email, address, note } = order;
        const { serviceId, staffId, conversationId } = question;
        const booked = await service.bookAppointment(scope, {
          ...{
            serviceId,
            staffId,
            conversationId,
            startsAt: new Date(order.startsAt),
            name,
            phone,
            email,
            address,
            note,
          },
          contactId: provedContact(),
        });
        return booked.ok ? { ok: true, value: toolAppointment(booked.value) } : booked;
      }),

    myAppointments: ({ proof } = {}) =>
      inBusiness(async (scope) => {
        const proved = async () => (await proofs(scope)).find((one) => one.proof === proof)?.contact ?? null;
        const whose =
          proof === undefined
            ? { contact: provedContact(), conversation }
            : { contact: await proved(), conversation: null };
        return (await service.listComing(scope, whose)).map(toolAppointment);
      }),

    move: ({ appointment, startsAt, staff }) =>
      inBusiness(async (scope) => {
        const before = await own(scope, appointment);
        if (!before) return { ok: false, reason: 'not_yours' };
        const staffId = staff === undefined ? undefined : idOf((await readFacts(scope)).staff, staff);
        if (staffId === null) return { ok: false, reason: 'not_offered' };
        const moved = await service.moveAppointment(scope, before.id, { startsAt: new Date(startsAt), staffId });
        if (!moved.ok) return { ok: false, reason: moved.reason === 'cancelled' ? 'not_yours' : moved.reason };
        const from = { startsAt: before.startsAt, staffId: before.staffId };
        return { ok: true, value: { ...toolAppointment(moved.value), from } };
      }),

    cancel: ({ appointment }) =>
      inBusiness(async (scope) => {
        const before = await own(scope, appointment);
        if (!before) return { ok: false, reason: 'not_yours' };
        return { ok: true, value: toolAppointment(await service.cancelAppointment(scope, before.id)) };
      }),

    correct: ({ appointment, ...details }) =>
      inBusiness(async (scope) => {
        const bookedHere = await service.listComing(scope, { contact: null, conversation });
        const before = bookedHere.find((one) => one.id === appointment);
        if (!before) return { ok: false, reason: 'not_yours' };
        return { ok: true, value: toolAppointment(await service.annotateAppointment(scope, before.id, details)) };
      }),
  };

  /** Undefined where the business has no such service or person. */
  async function questionOf(scope: BusinessScope, asked: SlotQuestion) {
    const { services, staff } = await readFacts(scope);
    const found = services.find((one) => isSame(one.name, asked.service));
    const staffId = asked.staff === undefined ? undefined : idOf(staff, asked.staff);
    if (!found || staffId === null) return undefined;
    const moving = asked.moving === undefined ? undefined : (await own(scope, asked.moving))?.id;
    const name = (slot: Slot): ToolSlot => ({
      startsAt: slot.startsAt.toISOString(),
      staff: staff.find((one) => one.id === slot.staffId)?.name ?? null,
    });
    return { serviceId: found.id, staffId, conversationId: conversation, moving, name };
  }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

const idOf = (staff: readonly StaffMember[], name: string) => staff.find((one) => isSame(one.name, name))?.id ?? null;

type Named = { readonly name: (slot: Slot) => ToolSlot };

function slotOutcome<R extends string>({ name }: Named, looked: Outcome<Slot, R>): Outcome<ToolSlot, R> {
  return looked.ok ? { ok: true, value: name(looked.value) } : looked;
}

function toolAppointment({ id, service: name, staff, startsAt, name: who }: Appointment): ToolAppointment {
  return { id, service: name, staff, startsAt, name: who };
}
