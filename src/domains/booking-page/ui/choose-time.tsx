// Days with free times, and the times of one: on the visitor's own wall, with the business's beside it where it differs.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { FreeTime } from '#domains/appointments/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { EmptyState } from '#web/ui/panel.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import type { BookedBusiness } from '../contract.ts';
import { isSameWall } from '../rules.ts';
import { clock, type Day, dayNumber, daysOf, fullDay, month, weekday } from './days.ts';

type Props = {
  /** The same function over renders; another one begins anew. */
  load: (from: Date, to: Date) => Promise<readonly FreeTime[]>;
  business: BookedBusiness;
  zone: string;
  /** How many days ahead there can be any. */
  horizonDays: number;
  chosen: string | undefined;
  onChoose: (time: FreeTime) => void;
};

const dayMs = 86_400_000;
const windowDays = 14;

export function ChooseTime(props: Props) {
  const { load, business, zone, horizonDays } = props;
  const [start] = useState(() => new Date());
  const [window, setWindow] = useState(0);
  const at = useCallback((days: number) => new Date(start.getTime() + days * dayMs), [start]);
  const fetchTimes = useCallback(
    () => load(at(window * windowDays), at((window + 1) * windowDays)),
    [load, at, window],
  );
  const times = useLoaded(fetchTimes);
  const last = Math.floor(horizonDays / windowDays);
  const isSame = isSameWall(start.toISOString(), zone, business.timezone);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          {isSame
            ? `Times in ${zone.replaceAll('_', ' ')}.`
            : `Your time, ${zone.replaceAll('_', ' ')}. Below it ${business.name}’s own.`}
        </p>
        <div className="flex gap-2">
          <Button size="sm" kind="secondary" disabled={window === 0} onClick={() => setWindow(window - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            Earlier
          </Button>
          <Button size="sm" kind="secondary" disabled={window >= last} onClick={() => setWindow(window + 1)}>
            Later
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </div>
      <LoadingPart of={times} what="The free times">
        {(found) => {
          const days = daysOf(found, zone);
          return days.length === 0 ? (
            <div className="mt-4">
              <EmptyState title="Nothing is free in these two weeks">
                {window < last ? 'Look at later ones.' : 'There are none after them that can be booked yet.'}
              </EmptyState>
            </div>
          ) : (
            <Days key={`${window} ${days[0]?.key}`} {...props} days={days} isSame={isSame} />
          );
        }}
      </LoadingPart>
    </div>
  );
}

function Days({ days, isSame, zone, business, chosen, onChoose }: Props & { days: readonly Day[]; isSame: boolean }) {
  const holding = days.find(({ times }) => times.some(({ startsAt }) => startsAt === chosen));
  const [key, setKey] = useState(holding?.key ?? days[0]?.key);
  const shown = days.find((day) => day.key === key) ?? days[0];
  return (
    <>
      <ul aria-label="Days" className="-mx-1 mt-4 flex gap-2 overflow-x-auto px-1 pt-1 pb-3">
        {days.map(({ key: own, date, times }) => (
          <li key={own} className="shrink-0">
            <button
              type="button"
              aria-pressed={own === shown?.key}
              aria-label={`${fullDay(date, zone)}, ${times.length} free`}
              onClick={() => setKey(own)}
              className="grid min-w-16 justify-items-center rounded-m border-[1.5px] border-edge/55 px-3 py-2 leading-tight hover:border-ink aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <span className="text-xs opacity-80">{weekday(date, zone)}</span>
              <span className="figures text-xl font-bold">{dayNumber(date, zone)}</span>
              <span className="text-xs opacity-80">{month(date, zone)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <section aria-label={fullDay(shown.date, zone)} className="mt-2">
          <h3 className="font-semibold">{fullDay(shown.date, zone)}</h3>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
            {shown.times.map((time) => (
              <li key={time.startsAt}>
                <button
                  type="button"
                  aria-pressed={time.startsAt === chosen}
                  onClick={() => onChoose(time)}
                  className="figures w-full rounded-s border-[1.5px] border-dashed border-edge/60 px-2 py-2 text-center leading-tight font-semibold hover:border-solid hover:border-ink aria-pressed:border-transparent aria-pressed:bg-sage aria-pressed:text-sage-on"
                >
                  {clock(time.startsAt, zone)}
                  {!isSame && (
                    <span className="block text-xs font-normal opacity-80">
                      <span className="sr-only">at {business.name} </span>
                      {clock(time.startsAt, business.timezone)}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
