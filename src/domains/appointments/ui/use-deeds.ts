// What an owner does to an appointment, each with its way back: moved, changed, cancelled, restored.
import { isSame, type Named } from '#shared/clashes.ts';
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

/** What is to be said of an appointment, and what was seen of the same. */
export type Said = { readonly changes: Named; readonly was: Named };

export type Deeds = {
  /**
   * False where it was refused; the reason has been told, and nothing has changed. `tells`, here as below: the customer is
   * mailed what stands then, and also where it is taken back.
   */
  move(appointment: Appointment, to: Target, tells: boolean): Promise<boolean>;
  /** Changes what is noted, what is done or with whom. Throws what was refused, once it has been told. */
  change(appointment: Appointment, said: Said, tells: boolean): Promise<boolean>;
  cancel(appointment: Appointment, tells: boolean): Promise<boolean>;
  restore(appointment: Appointment, tells: boolean): Promise<boolean>;
};

type Parts = {
  readonly zone: string;
  /** Told of an appointment that was moved or changed, as it stands now. */
  readonly onPut: (appointment: Appointment) => void;
  /** Told after each deed, and after each that is taken back. */
  readonly onChanged: () => void;
  /** Asked where somebody else changed the same of an appointment meanwhile. */
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

type Put = { readonly before: Appointment; readonly after: Appointment };

const moveOf = (seen: Appointment, { startsAt, staffId }: Target): Said => ({
  changes: { startsAt, ...(staffId !== undefined && { staffId }) },
  was: { startsAt: seen.startsAt, ...(staffId !== undefined && { staffId: seen.staffId }) },
});

const pick = (names: readonly string[], { ...from }: Named) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

export function deedsOf({ zone, onPut, onChanged, choose }: Parts): Deeds {
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
  const put = async (seen: Appointment, said: Said, tells: boolean): Promise<Put | undefined> => {
    const params = { id: seen.id };
    let before = seen;
    const read = async () => {
      before = await api.call(getAppointment, { params });
      return before;
    };
    const after = await saveSeen({
      ...said,
      save: (changes: Named, was: Named) =>
        Object.keys(changes).length === 0
          ? read()
          : api.call(updateAppointment, { params, query: telling(tells), body: { ...changes, was } }),
      read,
      choose,
    });
    if (after) onPut(after);
    return after && { before, after };
  };
  /** Takes a move back; what came of it is told, whatever it was. */
  const putBack = async (moved: Appointment, to: Target, tells: boolean) => {
    const done = await put(moved, moveOf(moved, to), tells);
    if (!done) return toast.info('It was not moved back: somebody else moved it meanwhile.');
    const told = toldWords(tells && !isAt(done.after, done.before));
    if (isAt(done.after, to)) toast.success(`Moved back.${told}`);
    else toast.info(`${placeWords(done.after, zone)}${told}`);
  };
  /** Takes a change back, as far as it was one. */
  const changeBack = async (changed: Appointment, to: Named, tells: boolean) => {
    const done = await put(changed, { changes: to, was: pick(Object.keys(to), changed) }, tells);
    if (done) toast.success(`It is as it was.${toldWords(tells)}`);
    else toast.info('It was not changed back: somebody else changed it meanwhile.');
  };
  const deeds: Deeds = {
    async move(appointment, to, tells) {
      let moved: Put | undefined;
      const isDone = await done(async () => {
        moved = await put(appointment, moveOf(appointment, to), tells);
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
    async change(appointment, said, tells) {
      try {
        const made = await runAsync(() => put(appointment, said, tells), {});
        if (!made) return false;
        const { before, after } = made;
        const [stood, stands]: Named[] = [before, after];
        const names = Object.keys(said.changes).filter((name) => !isSame(stood?.[name], stands?.[name]));
        const isElsewhere = before.staffId !== after.staffId || before.endsAt !== after.endsAt;
        const words = `Saved.${isElsewhere ? ` ${placeWords(after, zone)}` : ''}`;
        // What somebody else changed is theirs to take back, and theirs to tell of.
        if (names.length === 0) toast.info('It stays as somebody else changed it.');
        else
          toast.undoable(`${words}${toldWords(tells)}`, () =>
            done(() => changeBack(after, pick(names, before), tells)),
          );
        return true;
      } finally {
        onChanged();
      }
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
