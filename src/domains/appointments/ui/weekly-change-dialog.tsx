// A weekly block changed from a day on: its weekday, hours, person, reason or last day. What stood before that day stays, and one
// press takes the change back.
import { type FormEvent, useId, useState } from 'react';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { tellBlocked, unsayBlocked } from '#web/ui/form-blocked.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { addDays, type LocalDate } from '#web/ui/zoned-time.ts';
import { changeWeeklyBlock, endWeeklyBlock, type WeeklyBlock } from '../contract.ts';
import { tellOfStanding } from './block-again.ts';
import { endClock, LastDay, nightWords, Reason } from './block-fields.tsx';
import { Choice } from './booking-dialog.tsx';
import { shortDay, whoWords } from './diary-words.ts';
import type { DiaryFacts } from './use-diary.ts';
import { earlierEnd, everyWords, nextDay } from './weekly-days.ts';

type Props = {
  block: WeeklyBlock;
  facts: DiaryFacts;
  today: LocalDate;
  onClose: () => void;
  onChanged: () => void;
};

/** An input of the type `time` knows no 24:00. */
const asked = (clock: string) => (clock === '24:00' ? '00:00' : clock);

export function WeeklyChangeDialog({ block, facts: { staff }, today, onClose, onChanged }: Props) {
  const [said, setSaid] = useState({
    ...{ startsOn: nextDay(block, today), from: block.from, to: asked(block.to) },
    ...{ staffId: block.staffId, reason: block.reason, endsOn: block.endsOn ?? '' },
  });
  const hint = useId();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [change] = useState(() => api.action(changeWeeklyBlock));
  const set = (more: Partial<typeof said>) => {
    setSaid((before) => ({ ...before, ...more }));
    setError('');
  };
  const { startsOn, from, to, staffId, reason, endsOn } = said;
  const problem = () => {
    if (startsOn < today) return 'The first day must not be past';
    if (endClock(to) === from) return 'The end must not be the start';
    return endsOn && endsOn < startsOn ? 'The last day must not be before the first' : undefined;
  };
  const dayBefore = earlierEnd(block.endsOn, addDays(startsOn, -1));
  const takeBack = async (without: WeeklyBlock['id']) => {
    const body = { endsOn: block.endsOn, was: { endsOn: dayBefore }, without };
    try {
      tellOfStanding(
        await runAsync(() => api.call(endWeeklyBlock, { params: { id: block.id }, body }), {
          success: 'It is as it was.',
        }),
      );
    } finally {
      onChanged();
    }
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problem();
    if (wrong) {
      tellBlocked(['times']);
      return setError(wrong);
    }
    unsayBlocked();
    setBusy(true);
    const body = { startsOn, from, to: endClock(to), staffId, reason, endsOn: endsOn || null };
    const send = () => change({ params: { id: block.id }, body: { ...body, was: { endsOn: block.endsOn } } });
    await runAsync(send, {}).then(
      (made) => {
        toast.undoable(`Changed from ${shortDay(startsOn)} on.`, () => takeBack(made.id));
        tellOfStanding(made);
        onChanged();
        onClose();
      },
      () => setBusy(false),
    );
  };
  const people = staff.map(({ id, name }): [string, string] => [id, name]);
  // Whoever has left the list may keep what they have.
  if (staffId !== null && !staff.some(({ id }) => id === staffId)) people.push([staffId, whoWords(staffId, staff)]);
  return (
    <Dialog open onClose={onClose} title={`Change ${block.reason || 'what is blocked'}`}>
      <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4 text-ink">
        {people.length > 0 && (
          <Choice
            label="For"
            value={staffId ?? ''}
            options={[['', 'Everybody'], ...people]}
            onChange={(id) => set({ staffId: id === '' ? null : (id as Id<'staff'>) })}
          />
        )}
        <div className="grid gap-1.5">
          <label className="grid gap-1.5 text-sm font-semibold">
            From the day
            <input
              type="date"
              value={startsOn}
              min={today}
              onChange={(event) => event.target.value && set({ startsOn: event.target.value })}
              aria-describedby={hint}
              className={`${inputLook} font-normal`}
            />
          </label>
          <span id={hint} className="text-xs text-ink-2">
            {everyWords(said)} from this day on.{block.startsOn < startsOn && ' Before it, all stays as it is.'}
          </span>
        </div>
        <fieldset className="grid min-w-0 grid-cols-2 gap-3">
          <legend className="mb-1.5 text-sm font-semibold">Hours</legend>
          <Clock label="From, time" value={from} onChange={(clock) => set({ from: clock })} />
          <Clock label="Until, time" value={to} onChange={(clock) => set({ to: clock })} />
          {nightWords(from, to) && <span className="col-start-2 text-xs text-ink-2">{nightWords(from, to)}</span>}
        </fieldset>
        <LastDay value={endsOn} first={startsOn} onChange={(day) => set({ endsOn: day })} />
        <Reason value={reason} onChange={(words) => set({ reason: words })} />
        {error && (
          <p role="alert" className="text-sm font-semibold text-signal">
            {error}
          </p>
        )}
        <DialogEnd>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Save
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

function Clock({ label, value, onChange }: { label: string; value: string; onChange: (clock: string) => void }) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value}
      onChange={(event) => event.target.value && onChange(event.target.value)}
      className={inputLook}
    />
  );
}
