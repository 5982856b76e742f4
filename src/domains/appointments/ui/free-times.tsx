// Free times of a day to choose from, by the same rules by which the receptionist books; a day without any offers the next.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useId } from 'react';
import type { Id } from '#shared/ids.ts';
import { api } from '#web/client/api.ts';
import { inputLook, RequiredMark } from '#web/ui/field.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { addDays, clockWords, instantOf, type LocalDate, wallTimeOf } from '#web/ui/zoned-time.ts';
import { type FreeTime, listFreeTimes } from '../contract.ts';
import { momentWords } from './diary-words.ts';

export type Asked = {
  readonly serviceId: Id<'service'>;
  readonly staffId: Id<'staff'> | null;
  readonly moving?: Id<'appointment'>;
};

type Props = {
  asked: Asked;
  zone: string;
  date: LocalDate;
  onDate: (date: LocalDate) => void;
  chosen: string;
  onChoose: (startsAt: string) => void;
};

type Found = { readonly times: readonly FreeTime[]; readonly next: FreeTime | undefined };

async function find({ serviceId, staffId, moving }: Asked, date: LocalDate, zone: string): Promise<Found> {
  const common = { serviceId, ...(staffId && { staffId }), ...(moving && { moving }) };
  const midnight = (days: number) => instantOf({ date: addDays(date, days), minutes: 0 }, zone).toISOString();
  const ask = async (from: string, to: string, max: number) =>
    (await api.call(listFreeTimes, { query: { ...common, from, to, max } })).freeTimes;
  const times = await ask(midnight(0), midnight(1), 300);
  const [next] = times.length > 0 ? [] : await ask(midnight(1), midnight(90), 1);
  return { times, next };
}

const isSame = (one: string, other: string) => Date.parse(one) === Date.parse(other);

export function FreeTimes({ asked, zone, date, onDate, chosen, onChoose }: Props) {
  const name = useId();
  const dateId = useId();
  const { serviceId, staffId, moving } = asked;
  const load = useCallback(
    () => find({ serviceId, staffId, ...(moving && { moving }) }, date, zone),
    [serviceId, staffId, moving, date, zone],
  );
  const { value: shown, failed, failure, reload } = useLoaded(load);
  // A time that was pointed at may turn out to be none that can be had.
  const isLost = shown !== undefined && chosen !== '' && !shown.times.some((one) => isSame(one.startsAt, chosen));
  useEffect(() => {
    if (isLost) onChoose('');
  }, [isLost, onChoose]);
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <div className="grid grow gap-1.5">
          <label htmlFor={dateId} className="text-sm font-semibold">
            Day
          </label>
          <input
            id={dateId}
            type="date"
            value={date}
            onChange={(event) => event.target.value && onDate(event.target.value)}
            className={inputLook}
          />
        </div>
        <Turn label="The day before" onTurn={() => onDate(addDays(date, -1))} Icon={ChevronLeft} />
        <Turn label="The day after" onTurn={() => onDate(addDays(date, 1))} Icon={ChevronRight} />
      </div>
      <fieldset className="min-h-19">
        <legend className="text-sm font-semibold">
          Time
          <RequiredMark />
        </legend>
        {!shown && !failed && (
          <div className="py-4">
            <Spinner size="sm" label="Looking for free times" />
          </div>
        )}
        {!shown && failed && <LoadFailed what="The free times" failure={failure} onTryAgain={reload} />}
        {shown && shown.times.length > 0 && (
          <div className="mt-2 flex max-h-44 flex-wrap gap-2 overflow-y-auto p-1">
            {shown.times.map(({ startsAt }) => (
              <label
                key={startsAt}
                className="figures cursor-pointer rounded-full border border-edge/55 px-3 py-1.5 text-sm font-semibold hover:border-ink has-checked:border-transparent has-checked:bg-bell has-checked:text-bell-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
              >
                <input
                  type="radio"
                  name={name}
                  checked={isSame(startsAt, chosen)}
                  onChange={() => onChoose(startsAt)}
                  className="sr-only"
                />
                {clockWords(wallTimeOf(startsAt, zone).minutes)}
              </label>
            ))}
          </div>
        )}
        {shown && shown.times.length === 0 && (
          <NoneThatDay next={shown.next} zone={zone} onDate={onDate} onChoose={onChoose} />
        )}
      </fieldset>
    </div>
  );
}

function Turn({ label, onTurn, Icon }: { label: string; onTurn: () => void; Icon: typeof ChevronLeft }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onTurn}
      className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-edge/55 text-ink hover:border-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

type NoneProps = Pick<Props, 'zone' | 'onDate' | 'onChoose'> & { next: FreeTime | undefined };

function NoneThatDay({ next, zone, onDate, onChoose }: NoneProps) {
  if (!next) return <p className="mt-2 text-ink-2">Nothing is free on that day or in the months after it.</p>;
  const take = () => {
    onDate(wallTimeOf(next.startsAt, zone).date);
    onChoose(next.startsAt);
  };
  return (
    <p className="mt-2 text-ink-2">
      Nothing is free on that day. The next is{' '}
      <button type="button" onClick={take} className="font-semibold text-ink underline">
        {momentWords(next.startsAt, zone)}
      </button>
      .
    </p>
  );
}
