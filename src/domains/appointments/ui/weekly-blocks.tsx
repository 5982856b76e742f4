// What is blocked every week, in a list below the diary: changed from a day on, ended, and after its end repeated anew.
import { useRef, useState } from 'react';
import { Allowed } from '#domains/accounts/ui/allowed.tsx';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { runAsync } from '#web/ui/run-async.ts';
import { toast } from '#web/ui/toast.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { useReloadWhen } from '#web/ui/use-reload-when.ts';
import { addDays, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import {
  createWeeklyBlock,
  deleteWeeklyBlock,
  endWeeklyBlock,
  listWeeklyBlocks,
  type WeeklyBlock,
} from '../contract.ts';
import { tellOfStanding } from './block-again.ts';
import { whoWords } from './diary-words.ts';
import type { DiaryFacts } from './use-diary.ts';
import { WeeklyChangeDialog } from './weekly-change-dialog.tsx';
import { anew, clocksWords, everyWords, hasEnded, sorted, whileWords } from './weekly-days.ts';

type Props = {
  facts: DiaryFacts;
  /** Another one each time that something was changed on the page. */
  changes: number;
  onChanged: () => void;
};

const load = () => api.call(listWeeklyBlocks, { query: { withEnded: 'true' } });

const setEnd = ({ id }: WeeklyBlock, endsOn: LocalDate | null, before: LocalDate | null) =>
  api.call(endWeeklyBlock, { params: { id }, body: { endsOn, was: { endsOn: before } } });

export default function WeeklyBlocks({ facts, changes, onChanged }: Props) {
  const loaded = useLoaded(load);
  useReloadWhen(changes, loaded.reload);
  // A row goes with what is done to it, and the focus must stay somewhere.
  const heading = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState<WeeklyBlock>();
  const today = wallTimeOf(new Date(), facts.profile.timezone).date;

  const tried = async <T,>(work: () => Promise<T>) => {
    try {
      return await runAsync(work, {});
    } finally {
      onChanged();
    }
  };
  const end = async (block: WeeklyBlock) => {
    const yesterday = addDays(today, -1);
    const done = await tried(() => setEnd(block, yesterday, block.endsOn));
    toast.undoable('It does not repeat any more.', async () => {
      const again = await tried(() => setEnd(block, block.endsOn, yesterday));
      toast.success('Blocked again.');
      tellOfStanding(again);
    });
    tellOfStanding(done);
    heading.current?.focus();
  };
  /** Another one, so that the weeks in which it did not stand stay as they were. */
  const repeat = async (block: WeeklyBlock) => {
    const create = api.action(createWeeklyBlock);
    const made = await tried(() => create({ body: anew(block, today) }));
    toast.undoable('It repeats again.', async () => {
      await tried(() => api.call(deleteWeeklyBlock, { params: { id: made.id } }));
      toast.success('Ended again.');
    });
    tellOfStanding(made);
    heading.current?.focus();
  };
  const row = (block: WeeklyBlock) => (
    <Row
      key={block.id}
      {...{ block, today }}
      who={whoWords(block.staffId, facts.staff)}
      onChange={() => setChanging(block)}
      onEnd={() => end(block)}
      onRepeat={() => repeat(block)}
    />
  );
  return (
    <section aria-labelledby="weekly-blocks" className="mt-12">
      <h2 id="weekly-blocks" ref={heading} tabIndex={-1} className="w-fit text-xl">
        Blocked every week
      </h2>
      <LoadingPart of={loaded} what="What is blocked every week">
        {({ weeklyBlocks }) => {
          const { standing, ended } = sorted(weeklyBlocks, today);
          return (
            <>
              {standing.length === 0 && (
                <p className="mt-1 max-w-[56ch] text-ink-2">
                  Nothing is blocked every week. For a lunch break or a course, press “Block Time” and let it repeat.
                </p>
              )}
              {standing.length > 0 && <ul className="mt-3 border-t-2 border-ink">{standing.map(row)}</ul>}
              {ended.length > 0 && (
                <details className="mt-4">
                  <summary className="w-fit cursor-pointer py-2 font-semibold">Ended ({ended.length})</summary>
                  <ul className="border-t border-line">{ended.map(row)}</ul>
                </details>
              )}
            </>
          );
        }}
      </LoadingPart>
      {changing && (
        <WeeklyChangeDialog {...{ facts, today, onChanged }} block={changing} onClose={() => setChanging(undefined)} />
      )}
    </section>
  );
}

type RowProps = {
  block: WeeklyBlock;
  today: LocalDate;
  who: string;
  onChange: () => void;
  onEnd: () => Promise<void>;
  onRepeat: () => Promise<void>;
};

function Row({ block, today, who, onChange, onEnd, onRepeat }: RowProps) {
  const [busy, setBusy] = useState(false);
  const act = (work: () => Promise<void>) => {
    setBusy(true);
    // What went wrong has been told.
    work()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const name = `${block.reason || 'Blocked'}, ${everyWords(block)}, ${clocksWords(block)}`;
  const isOver = hasEnded(block, today);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className={isOver ? 'text-ink-2' : ''}>
          <b className="font-semibold">{everyWords(block)}</b>, <span className="figures">{clocksWords(block)}</span>
        </p>
        <p className="break-words text-ink-2">
          {[block.reason, who, whileWords(block, today)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Allowed to="staff">
        <div className="flex gap-5">
          {isOver ? (
            <Button
              kind="text"
              size="sm"
              busy={busy}
              aria-label={`Repeat again: ${name}`}
              onClick={() => act(onRepeat)}
            >
              Repeat Again
            </Button>
          ) : (
            <>
              <Button kind="text" size="sm" aria-label={`Change: ${name}`} onClick={onChange}>
                Change
              </Button>
              <Button kind="text" size="sm" busy={busy} aria-label={`End: ${name}`} onClick={() => act(onEnd)}>
                End
              </Button>
            </>
          )}
        </div>
      </Allowed>
    </li>
  );
}
