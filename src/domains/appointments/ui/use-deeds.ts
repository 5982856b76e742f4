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
import { telling, toldWords } from './telling.ts';

export type Target = { readonly startsAt: string; readonly staffId?: Id<'staff'> | null | undefined };

export type Deeds = {
  /**
   * False where it was refused; the reason has been told, and nothing has changed. `tells`, here as below: the customer is
   * mailed what stands then, and also where it is taken back.
   */
  move(appointment: Appointment, to: Target, tells: boolean): Promise<boolean>;
  cancel(appointment: Appointment, tells: boolean): Promise<boolean>;
  restore(appointment: Appointment, tells: boolean): Promise<boolean>;
};

type Parts = {
  readonly zone: string;
  /** Told of an appointment that was moved, as it stands now. */
  readonly onMoved: (appointment: Appointment) => void;
  /** Told after each deed, and after each that is taken back. */
  readonly onChanged: () => void;
  /** Asked where somebody else moved the same appointment meanwhile. */
  readonly choose: Choose;
};

/** Whether two say the same time with the same person. */
function isAt(one: Appointment, { startsAt, staffId }: Target): boolean {
  return Date.parse(one.startsAt) === Date.parse(startsAt) && (staffId === undefined || one.staffId === staffId);
}

/** What became of an appointment that is not where it was wished. */
function placeWords({ startsAt, staff }: Appointment, zone: string): string {
  return `It stands at ${momentWords(startsAt, zone)}${staff ? ` with ${staff}` : ''}.`;
}

type Moved = { readonly before: Appointment; readonly after: Appointment };

export function deedsOf({ zone, onMoved, onChanged, choose }: Parts): Deeds {
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
  /** The appointment as it stood right before and as it stands now; undefined where nothing was chosen. */
  const put = async (seen: Appointment, { startsAt, staffId }: Target, tells: boolean): Promise<Moved | undefined> => {
    const params = { id: seen.id };
    let before = seen;
    const read = async () => {
      before = await api.call(getAppointment, { params });
      return before;
    };
    const after = await saveSeen({
      changes: { startsAt, ...(staffId !== undefined && { staffId }) },
      was: { startsAt: seen.startsAt, ...(staffId !== undefined && { staffId: seen.staffId }) },
      save: (changes: Named, was: Named) =>
        Object.keys(changes).length === 0
          ? read()
          : api.call(updateAppointment, { params, query: telling(tells), body: { ...changes, was } }),
      read,
      choose,
    });
    if (after) onMoved(after);
    return after && { before, after };
  };
  /** Takes a move back; what came of it is told, whatever it was. */
  const putBack = async (moved: Appointment, to: Target, tells: boolean) => {
    const done = await put(moved, to, tells);
    if (!done) return toast.info('It was not moved back: somebody else moved it meanwhile.');
    const told = toldWords(tells && !isAt(done.after, done.before));
    if (isAt(done.after, to)) toast.success(`Moved back.${told}`);
    else toast.info(`${placeWords(done.after, zone)}${told}`);
  };
  const deeds: Deeds = {
    async move(appointment, to, tells) {
      let moved: Moved | undefined;
      const isDone = await done(async () => {
        moved = await put(appointment, to, tells);
        if (!moved) toast.info('It was not moved.');
      });
      const made = moved;
      if (!isDone || !made) return false;
      const { before, after } = made;
      const placed = isAt(after, to) ? `Moved to ${momentWords(after.startsAt, zone)}.` : placeWords(after, zone);
      // What somebody else moved is theirs to take back, and theirs to tell of.
      if (isAt(after, before)) toast.info(placed);
      else toast.undoable(`${placed}${toldWords(tells)}`, () => done(() => putBack(after, before, tells)));
      return true;
    },
    async cancel(appointment, tells) {
      const query = telling(tells);
      const isDone = await done(() => api.call(cancelAppointment, { params: { id: appointment.id }, query }));
      const words = `Cancelled. The time is free again.${toldWords(tells)}`;
      if (isDone) toast.undoable(words, () => deeds.restore(appointment, tells));
      return isDone;
    },
    restore: ({ id }, tells) =>
      done(
        () => api.call(restoreAppointment, { params: { id }, query: telling(tells) }),
        `The appointment stands again.${toldWords(tells)}`,
      ),
  };
  return deeds;
}
