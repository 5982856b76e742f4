// What an owner does to an appointment, each with its way back: moved, cancelled, restored.
import type { Named } from '#shared/clashes.ts';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { type Choose, saveSeen } from '#web/client/save-seen.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import {
  type Appointment,
  cancelAppointment,
  getAppointment,
  restoreAppointment,
  updateAppointment,
} from '../contract.ts';
import { momentWords } from './diary-words.ts';

export type Target = { readonly startsAt: string; readonly staffId?: Id<'staff'> | null | undefined };

export type Deeds = {
  /** False where it was refused; the reason has been told, and nothing has changed. */
  move(appointment: Appointment, to: Target): Promise<boolean>;
  cancel(appointment: Appointment): Promise<boolean>;
  restore(appointment: Appointment): Promise<boolean>;
};

/**
 * `onChanged` is told after each deed, and after each that is taken back. `choose` is asked where somebody else moved the
 * same appointment meanwhile.
 */
export function deedsOf(zone: string, onChanged: () => void, choose: Choose): Deeds {
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
  /** The appointment as it stands afterwards; undefined where the person went back. */
  const put = (seen: Appointment, { startsAt, staffId }: Target) => {
    const params = { id: seen.id };
    const read = () => api.call(getAppointment, { params });
    return saveSeen({
      changes: { startsAt, ...(staffId !== undefined && { staffId }) },
      was: { startsAt: seen.startsAt, ...(staffId !== undefined && { staffId: seen.staffId }) },
      save: (changes: Named, was: Named) =>
        Object.keys(changes).length === 0 ? read() : api.call(updateAppointment, { params, body: { ...changes, was } }),
      read,
      choose,
    });
  };
  const deeds: Deeds = {
    async move(appointment, to) {
      let moved: Appointment | undefined;
      const isDone = await done(async () => {
        moved = await put(appointment, to);
      });
      const after = moved;
      if (!isDone || !after) return false;
      const { startsAt, staffId } = appointment;
      if (Date.parse(after.startsAt) === Date.parse(to.startsAt))
        toast.undoable(`Moved to ${momentWords(after.startsAt, zone)}.`, () =>
          done(() => put(after, { startsAt, staffId }), 'Moved back.'),
        );
      return true;
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
