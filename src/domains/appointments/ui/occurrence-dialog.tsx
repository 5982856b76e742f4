// One day of a weekly block: freed by itself, or the block ended from that day on; each is taken back with one press.
import { useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { addDays, wallTimeOf } from '#web/ui/zoned-time.ts';
import {
  createWeeklyBlock,
  deleteWeeklyBlock,
  freeWeeklyDay,
  listWeeklyBlocks,
  updateWeeklyBlock,
  type WeeklyBlock,
  type WeeklyOccurrence,
} from '../contract.ts';
import { longDay, shortDay, spanWords } from './diary-words.ts';
import type { DiaryFacts } from './use-diary.ts';

type Props = { occurrence: WeeklyOccurrence; facts: DiaryFacts; onClose: () => void; onChanged: () => void };

function bodyOf({ staffId, startsOn, endsOn, from, to, reason }: WeeklyBlock) {
  return { staffId, startsOn, endsOn, from, to, reason };
}

/** Ends a block before `date`; where nothing would be left of it, it goes. Gives the way back. */
async function endBefore(id: WeeklyBlock['id'], date: string): Promise<() => Promise<unknown>> {
  const { weeklyBlocks } = await api.call(listWeeklyBlocks, {});
  const block = weeklyBlocks.find((one) => one.id === id);
  if (!block) return async () => undefined;
  const params = { id };
  if (date <= block.startsOn) {
    await api.call(deleteWeeklyBlock, { params });
    const again = api.action(createWeeklyBlock);
    return () => again({ body: bodyOf(block) });
  }
  await api.call(updateWeeklyBlock, { params, body: { ...bodyOf(block), endsOn: addDays(date, -1) } });
  return () => api.call(updateWeeklyBlock, { params, body: bodyOf(block) });
}

export function OccurrenceDialog({ occurrence, facts: { staff, profile }, onClose, onChanged }: Props) {
  const [busy, setBusy] = useState(false);
  const { weeklyBlockId: id, date, staffId, reason, startsAt } = occurrence;
  const who = staff.find((one) => one.id === staffId)?.name ?? 'everybody';
  const day = wallTimeOf(startsAt, profile.timezone).date;
  const act = async (work: () => Promise<() => Promise<unknown>>, words: string) => {
    setBusy(true);
    await runAsync(work, {}).then(
      (back) => {
        toast.undoable(words, async () => {
          await runAsync(back, { success: 'Blocked again.' });
          onChanged();
        });
        onChanged();
        onClose();
      },
      () => setBusy(false),
    );
  };
  const set = (isFree: boolean) => api.call(freeWeeklyDay, { params: { id }, body: { date, isFree } });
  const free = async () => {
    await set(true);
    return () => set(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={reason || 'Blocked'}
      actions={
        <Allowed to="staff">
          <Button
            kind="danger"
            busy={busy}
            onClick={() => void act(() => endBefore(id, date), 'It does not repeat any more.')}
          >
            End From This Day On
          </Button>
          <Button busy={busy} onClick={() => void act(free, `${shortDay(day)} is free. The other weeks stay blocked.`)}>
            Free This Day
          </Button>
        </Allowed>
      }
    >
      {longDay(day)}, {spanWords(occurrence, profile.timezone)}, for {who}. It repeats every week.
    </Dialog>
  );
}
