// Time that is kept free: for everybody or one person, said once, opened again with one press.
import { type FormEvent, useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { minutesOf } from '#shared/hours.ts';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogEnd } from '#web/ui/dialog.tsx';
import { tellBlocked, unsayBlocked } from '#web/ui/form-blocked.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { dateWords, instantOf, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import { type BlockedTime, createBlockedTime, createWeeklyBlock, deleteBlockedTime } from '../contract.ts';
import { type Blocking, blockAgain, tellOfStanding } from './block-again.ts';
import { endClock, LastDay, Moment, nightWords, Reason, skippedSpanWords } from './block-fields.tsx';
import { Choice } from './booking-dialog.tsx';
import { longDay, spanWords, whoWords } from './diary-words.ts';
import type { DiaryFacts } from './use-diary.ts';

type Props = { facts: DiaryFacts; date: LocalDate; onClose: () => void; onChanged: () => void };

export function BlockDialog({ facts: { staff, profile }, date, onClose, onChanged }: Props) {
  const [staffId, setStaffId] = useState<Id<'staff'> | null>(null);
  const [from, setFrom] = useState({ date, clock: '12:00' });
  const [to, setTo] = useState({ date, clock: '13:00' });
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [repeats, setRepeats] = useState(false);
  const [endsOn, setEndsOn] = useState('');
  const [create] = useState(() => ({ once: api.action(createBlockedTime), weekly: api.action(createWeeklyBlock) }));
  const at = ({ date: day, clock }: typeof from) =>
    instantOf({ date: day, minutes: minutesOf(clock) }, profile.timezone).toISOString();
  const once = () => create.once({ body: { staffId, startsAt: at(from), endsAt: at(to), reason } });
  const weekly = () => {
    const week = { startsOn: from.date, endsOn: endsOn || null, from: from.clock, to: endClock(to.clock) };
    return create.weekly({ body: { staffId, ...week, reason } });
  };
  const problem = () => {
    if (!repeats)
      return (
        skippedSpanWords(from, to, profile.timezone) ??
        (at(to) <= at(from) ? 'The end must be after the start' : undefined)
      );
    if (endClock(to.clock) === from.clock) return 'The end must not be the start';
    return endsOn && endsOn < from.date ? 'The last day must not be before the first' : undefined;
  };
  const block = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problem();
    if (wrong) {
      tellBlocked(['times']);
      return setError(wrong);
    }
    unsayBlocked();
    setBusy(true);
    const words = repeats ? 'Blocked every week. Nobody can be booked then.' : 'Blocked. Nobody can be booked then.';
    await runAsync<Blocking>(repeats ? weekly : once, { success: words }).then(
      (blocking) => {
        tellOfStanding(blocking);
        onChanged();
        onClose();
      },
      () => setBusy(false),
    );
  };
  return (
    <Dialog open onClose={onClose} title="Block time">
      <form onSubmit={(event) => void block(event)} noValidate className="grid gap-4 text-ink">
        {staff.length > 0 && (
          <Choice
            label="For"
            value={staffId ?? ''}
            options={[['', 'Everybody'], ...staff.map(({ id, name }): [string, string] => [id, name])]}
            onChange={(id) => setStaffId(id === '' ? null : (id as Id<'staff'>))}
          />
        )}
        <Moment
          label="From"
          value={from}
          onChange={(next) => {
            setFrom(next);
            if (next.date > to.date || repeats) setTo({ ...to, date: next.date });
            setError('');
          }}
        />
        <Moment
          label="Until"
          value={to}
          isTimeAlone={repeats}
          hint={repeats ? nightWords(from.clock, to.clock) : undefined}
          onChange={(next) => {
            setTo(next);
            setError('');
          }}
        />
        <Choice
          label="Repeats"
          value={repeats ? 'weekly' : ''}
          options={[
            ['', 'Never'],
            ['weekly', `Every ${dateWords(from.date, { weekday: 'long' })}`],
          ]}
          onChange={(chosen) => {
            setRepeats(chosen !== '');
            // The day of the end is not asked any more.
            if (chosen !== '') setTo({ ...to, date: from.date });
            setError('');
          }}
        />
        {repeats && (
          <LastDay
            value={endsOn}
            first={from.date}
            onChange={(next) => {
              setEndsOn(next);
              setError('');
            }}
          />
        )}
        {error && (
          <p role="alert" className="text-sm font-semibold text-signal">
            {error}
          </p>
        )}
        <Reason value={reason} onChange={setReason} />
        <DialogEnd>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Block
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

type BlockedProps = { blocked: BlockedTime; facts: DiaryFacts; onClose: () => void; onChanged: () => void };

/** One blocked time, and the way to open it again. */
export function BlockedDialog({ blocked, facts: { staff, profile }, onClose, onChanged }: BlockedProps) {
  const [busy, setBusy] = useState(false);
  const { id, staffId, startsAt, endsAt, reason } = blocked;
  const who = whoWords(staffId, staff);
  const open = async () => {
    setBusy(true);
    await runAsync(() => api.call(deleteBlockedTime, { params: { id } }), {}).then(
      () => {
        const again = api.action(createBlockedTime);
        toast.undoable('Opened. It can be booked again.', async () => {
          await blockAgain(() => again({ body: { staffId, startsAt, endsAt, reason } }));
          onChanged();
        });
        onChanged();
        onClose();
      },
      () => setBusy(false),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={reason || 'Blocked'}
      actions={
        <Allowed to="staff">
          <Button kind="danger" busy={busy} onClick={() => void open()}>
            Open This Time
          </Button>
        </Allowed>
      }
    >
      {longDay(wallTimeOf(startsAt, profile.timezone).date)}, {spanWords(blocked, profile.timezone)}. For: {who}.
    </Dialog>
  );
}
