// What an owner does to an appointment, each with its way back: moved, cancelled, restored.
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { type Appointment, cancelAppointment, restoreAppointment, updateAppointment } from '../contract.ts';
import { momentWords } from './diary-words.ts';

export type Target = { readonly startsAt: string; readonly staffId?: Id<'staff'> | null | undefined };

export type Deeds = {
  /** False where it was refused; the reason has been told, and nothing has changed. */
  move(appointment: Appointment, to: Target): Promise<boolean>;
  cancel(appointment: Appointment): Promise<boolean>;
  restore(appointment: Appointment): Promise<boolean>;
};

/** `onChanged` is told after each deed, and after each that is taken back. */
export function deedsOf(zone: string, onChanged: () => void): Deeds {
  const done = async (work: () => Promise<unknown>, success?: string) => {
    try {
      await runAsync(work, success === undefined ? {} : { success });
      return true;
    } catch {
      return false;
    } finally {
      onChanged();
    }
  };
  const put = ({ id }: Appointment, { startsAt, staffId }: Target) =>
    api.call(updateAppointment, { params: { id }, body: { startsAt, ...(staffId !== undefined && { staffId }) } });
  const deeds: Deeds = {
    async move(appointment, to) {
      const isDone = await done(() => put(appointment, to));
      const { startsAt, staffId } = appointment;
      if (isDone)
        toast.undoable(`Moved to ${momentWords(to.startsAt, zone)}.`, () =>
          done(() => put(appointment, { startsAt, staffId }), 'Moved back.'),
        );
      return isDone;
    },
    async cancel(appointment) {
      const isDone = await done(() => api.call(cancelAppointment, { params: { id: appointment.id } }));
      if (isDone) toast.undoable('Cancelled. The time is free again.', () => deeds.restore(appointment));
      return isDone;
    },
    restore: ({ id }) => done(() => api.call(restoreAppointment, { params: { id } }), 'The appointment stands again.'),
  };
  return deeds;
}
