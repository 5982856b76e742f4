// HTTP for the diary. A refused time is answered with its reason and with free times near it.
import { noteKnown } from '#domains/notices/service/note-known.ts';
import type { BusinessScope } from '#platform/database/scope.ts';
import type { Serve } from '#platform/http/serve.ts';
import { Fault } from '#shared/errors.ts';
import type { Id } from '#shared/ids.ts';
import * as contract from './contract.ts';
import { type Slot, type SlotRefusal, slotCodes } from './rules.ts';
import { deleteBlockedTime, keepBlockedTime, listBlockedTimes } from './service/blocked-times.ts';
import { checkUnchanged } from './service/check-unchanged.ts';
import { restoreAppointment } from './service/restore-appointment.ts';
import * as weekly from './service/weekly-blocks.ts';
import * as service from './service.ts';

const freeTimeOf = ({ startsAt, endsAt, staffId }: Slot): contract.FreeTime => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  staffId: staffId as contract.FreeTime['staffId'],
});

/** The fault of a time that cannot be had. Thrown, so that nothing of the try is kept. */
async function refused(
  scope: BusinessScope,
  reason: SlotRefusal,
  asked: service.Question,
  wished: Date,
): Promise<Fault> {
  const near = reason === 'not_offered' ? [] : await service.findTimesNear(scope, asked, wished);
  return new Fault(slotCodes[reason], { instead: near.map(freeTimeOf) });
}

/** Mails the customer of an appointment what now stands, where there is an address to write to. Safe to repeat. */
export type TellCustomer = (
  scope: BusinessScope,
  id: Id<'appointment'>,
  change: 'booked' | 'moved' | 'cancelled',
) => Promise<void>;

export function appointmentRoutes(serve: Serve, tellCustomer?: TellCustomer): void {
  /** Who sits at the desk knows what they did there, and says whether the customer is to know it as well. */
  const changed = async (
    scope: BusinessScope,
    { tellCustomer: tells }: { readonly tellCustomer: 'true' | 'false' },
    now: contract.Appointment,
    change: Parameters<TellCustomer>[2],
  ): Promise<contract.Appointment> => {
    await noteKnown(scope, now);
    if (tells === 'true') await tellCustomer?.(scope, now.id, change);
    return now;
  };
  serve(contract.listAppointments, ({ inBusiness, query }) =>
    inBusiness(async (scope) => ({
      appointments: await service.listAppointments(scope, {
        from: new Date(query.from),
        to: new Date(query.to),
        contact: query.contactId,
        conversation: query.conversationId,
        withCancelled: query.withCancelled === 'true',
      }),
    })),
  );
  serve(contract.getAppointment, ({ inBusiness, params }) =>
    inBusiness((scope) => service.getAppointment(scope, params.id)),
  );
  serve(contract.createAppointment, ({ inBusiness, body, query }) =>
    inBusiness(async (scope) => {
      if (body.conversationId) await service.checkConversation(scope, body.conversationId);
      const order = { ...body, startsAt: new Date(body.startsAt) };
      const booked = await service.bookAppointment(scope, order);
      if (booked.ok) return changed(scope, query, booked.value, 'booked');
      if (booked.reason === 'plan_limit') throw new Fault('appointment_limit');
      throw await refused(scope, booked.reason, order, order.startsAt);
    }),
  );
  serve(contract.updateAppointment, ({ inBusiness, params, body, query }) =>
    inBusiness(async (scope) => {
      const { was, ...wanted } = body;
      if (was) await checkUnchanged(scope, params.id, was, wanted);
      const { startsAt: wished, staffId, serviceId, ...notes } = wanted;
      if (wished !== undefined || staffId !== undefined || serviceId !== undefined) {
        const startsAt = wished === undefined ? undefined : new Date(wished);
        const before = await service.getAppointment(scope, params.id);
        const moved = await service.moveAppointment(scope, params.id, { startsAt, staffId, serviceId });
        if (!moved.ok) {
          if (moved.reason === 'cancelled') throw new Fault('appointment_cancelled');
          const asked = { serviceId: serviceId ?? before.serviceId, staffId, moving: params.id };
          throw await refused(scope, moved.reason, asked, startsAt ?? new Date(before.startsAt));
        }
        const noted = await service.annotateAppointment(scope, params.id, notes);
        const isSame = (['startsAt', 'staffId', 'serviceId'] as const).every((one) => before[one] === noted[one]);
        return isSame ? noted : changed(scope, query, noted, 'moved');
      }
      return service.annotateAppointment(scope, params.id, notes);
    }),
  );
  serve(contract.cancelAppointment, ({ inBusiness, params, query }) =>
    inBusiness(async (scope) => changed(scope, query, await service.cancelAppointment(scope, params.id), 'cancelled')),
  );
  serve(contract.restoreAppointment, ({ inBusiness, params, query }) =>
    inBusiness(async (scope) => {
      const restored = await restoreAppointment(scope, params.id);
      if (restored.ok) return changed(scope, query, restored.value, 'booked');
      throw new Fault(restored.reason === 'plan_limit' ? 'appointment_limit' : 'slot_taken');
    }),
  );
  serve(contract.listFreeTimes, ({ inBusiness, query }) =>
    inBusiness(async (scope) => {
      const range = { from: new Date(query.from), to: new Date(query.to) };
      return { freeTimes: (await service.findFreeTimes(scope, { ...query, ...range })).map(freeTimeOf) };
    }),
  );

  serve(contract.listBlockedTimes, ({ inBusiness, query }) =>
    inBusiness(async (scope) => {
      const [from, to] = [new Date(query.from), new Date(query.to)];
      const blockedTimes = await listBlockedTimes(scope, from, to);
      return { blockedTimes, ...(await weekly.listOccurrences(scope, from, to)) };
    }),
  );
  serve(contract.createBlockedTime, ({ inBusiness, body }) =>
    inBusiness((scope) => keepBlockedTime(scope, null, body)),
  );
  serve(contract.updateBlockedTime, ({ inBusiness, params, body }) =>
    inBusiness((scope) => keepBlockedTime(scope, params.id, body)),
  );
  serve(contract.deleteBlockedTime, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await deleteBlockedTime(scope, params.id);
      return { id: params.id };
    }),
  );

  serve(contract.listWeeklyBlocks, ({ inBusiness, query }) =>
    inBusiness(async (scope) => ({
      weeklyBlocks: await weekly.listWeeklyBlocks(scope, { withEnded: query.withEnded === 'true' }),
    })),
  );
  serve(contract.createWeeklyBlock, ({ inBusiness, body }) =>
    inBusiness((scope) => weekly.createWeeklyBlock(scope, body)),
  );
  serve(contract.updateWeeklyBlock, ({ inBusiness, params, body }) =>
    inBusiness((scope) => weekly.updateWeeklyBlock(scope, params.id, body)),
  );
  serve(contract.changeWeeklyBlock, ({ inBusiness, params, body }) =>
    inBusiness((scope) => weekly.changeWeeklyBlock(scope, params.id, body)),
  );
  serve(contract.endWeeklyBlock, ({ inBusiness, params, body }) =>
    inBusiness((scope) => weekly.endWeeklyBlock(scope, params.id, body)),
  );
  serve(contract.freeWeeklyDay, ({ inBusiness, params, body }) =>
    inBusiness((scope) => weekly.freeWeeklyDay(scope, params.id, body)),
  );
  serve(contract.deleteWeeklyBlock, ({ inBusiness, params }) =>
    inBusiness(async (scope) => {
      await weekly.deleteWeeklyBlock(scope, params.id);
      return { id: params.id };
    }),
  );
}
