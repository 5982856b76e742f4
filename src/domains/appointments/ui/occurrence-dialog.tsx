// One day of a weekly block: freed by itself, or the block ended from that day on; each is taken back with one press, and what
// was booked there meanwhile is told of.
import { useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { api } from '#web/client/api.ts';
import { ClientFailure } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { addDays, wallTimeOf } from '#web/ui/zoned-time.ts';
import { endWeeklyBlock, freeWeeklyDay, type WeeklyOccurrence } from '../contract.ts';
import { type Blocking, blockAgain } from './block-again.ts';
import { longDay, shortDay, spanWords, whoWords } from './diary-words.ts';
import type { DiaryFacts, Freed } from './use-diary.ts';

type Parts = { facts: DiaryFacts; onClose: () => void; onChanged: () => void };

const setFree = ({ weeklyBlockId: id, date }: WeeklyOccurrence, isFree: boolean): Promise<Blocking> =>
  api.call(freeWeeklyDay, { params: { id }, body: { date, isFree } });

/** `before`: what was seen of the end, so that nobody's later word is overwritten. */
const setEnd = ({ weeklyBlockId: id }: WeeklyOccurrence, endsOn: string | null, before: string | null) =>
  api.call(endWeeklyBlock, { params: { id }, body: { endsOn, was: { endsOn: before } } });

/** Where the server said no, what is shown is old, and the page behind is drawn anew. */
const mayTryAgain = (failure: unknown) => failure instanceof ClientFailure && failure.isUndecided;

/** What it is and for whom, in a sentence or two. */
function Words({ of, facts: { staff, profile } }: { of: WeeklyOccurrence; facts: DiaryFacts }) {
  const day = wallTimeOf(of.startsAt, profile.timezone).date;
  return (
    <>
      {longDay(day)}, {spanWords(of, profile.timezone)}. For: {whoWords(of.staffId, staff)}.
    </>
  );
}

/** Does what is pressed; done, or where trying again is of no use, the page behind is drawn anew and the dialog closed. */
function useClosing({ onClose, onChanged }: Pick<Parts, 'onClose' | 'onChanged'>) {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (mayTryAgain(failure)) return setBusy(false);
    }
    onChanged();
    onClose();
  };
  return { busy, act };
}

export function OccurrenceDialog({ occurrence, facts, ...parts }: Parts & { occurrence: WeeklyOccurrence }) {
  const { onClose, onChanged } = parts;
  const { busy, act: close } = useClosing(parts);
  const { date, endsOn, reason, startsAt } = occurrence;
  const dayBefore = addDays(date, -1);
  const act = (work: () => Promise<unknown>, words: string, back: () => Promise<Blocking>) =>
    close(async () => {
      await runAsync(work, {});
      toast.undoable(words, () => blockAgain(back).finally(onChanged));
    });
  const free = () =>
    act(
      () => setFree(occurrence, true),
      `${shortDay(wallTimeOf(startsAt, facts.profile.timezone).date)} is free. The other weeks stay blocked.`,
      () => setFree(occurrence, false),
    );
  const end = () =>
    act(
      () => setEnd(occurrence, dayBefore, endsOn),
      'It does not repeat any more.',
      () => setEnd(occurrence, endsOn, dayBefore),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={reason || 'Blocked'}
      actions={
        <Allowed to="staff">
          <Button kind="danger" busy={busy} onClick={() => void end()}>
            End From This Day On
          </Button>
          <Button busy={busy} onClick={() => void free()}>
            Free This Day
          </Button>
        </Allowed>
      }
    >
      <Words of={occurrence} facts={facts} /> It repeats every week{endsOn && ` until ${longDay(endsOn)}`}.
    </Dialog>
  );
}

/** A day that was freed, and the way to block it again. */
export function FreedDialog({ freed, facts, ...parts }: Parts & { freed: Freed }) {
  const { busy, act } = useClosing(parts);
  const block = () => act(() => blockAgain(() => setFree(freed, false)));
  return (
    <Dialog
      open
      onClose={parts.onClose}
      title={freed.reason || 'Freed'}
      actions={
        <Allowed to="staff">
          <Button busy={busy} onClick={() => void block()}>
            Block This Day Again
          </Button>
        </Allowed>
      }
    >
      <Words of={freed} facts={facts} /> It repeats every week; this day was freed and can be booked.
    </Dialog>
  );
}
