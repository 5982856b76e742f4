// One day of two people, drawn to scale, a row for each quarter of an hour: visits and the time kept behind them, breaks, what is
// offered to the next caller; at the side the times that are not, each with its reason. A table, so that it reads as one.
import type { ReactNode } from 'react';
import { minutesOf } from '#shared/hours.ts';

/** Clock times are `HH:MM` on quarters of an hour. `keptUntil` is the end of what stays free behind a visit. */
export type Stretch = {
  readonly from: string;
  readonly to: string;
  readonly keptUntil?: string;
  readonly what: string;
  readonly look: 'booked' | 'new' | 'offer' | 'away';
};
export type DrawnDay = {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
  readonly people: readonly { readonly name: string; readonly stretches: readonly Stretch[] }[];
  /** Times that are not offered, and what a caller who asks for them is told. */
  readonly refused: readonly { readonly from: string; readonly words: string }[];
};

const hatched =
  'bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--edge)_45%,transparent)_0_1px,transparent_1px_7px)]';
const looks = {
  booked: 'bg-mist text-ink',
  new: 'bg-sage font-semibold text-sage-on',
  offer: 'border-2 border-dashed border-sage font-semibold text-sage-ink',
  away: `${hatched} text-ink-2`,
};
const quarter = 15;

export function DayPicture({ day: { day, opens, closes, people, refused } }: { day: DrawnDay }) {
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  const rows = Array.from({ length: (last - first) / quarter }, (_, at) => first + at * quarter);
  return (
    <figure aria-label={`${day} in the diary, with what is offered to the next caller`}>
      <div className="rounded-l border border-line bg-card p-4 text-ink shadow-lift sm:p-6">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_17rem]">
          <table className="w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-0 text-xs sm:text-sm">
            <caption className="pb-3 text-left text-base font-semibold">{day}</caption>
            <thead>
              <tr>
                <td className="w-12 sm:w-14" />
                {people.map(({ name }) => (
                  <th key={name} scope="col" className="border-b-2 border-ink pb-2 text-left font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((minute) => (
                <tr key={minute} className="h-5">
                  {minute % 60 === 0 && (
                    <th
                      scope="row"
                      rowSpan={Math.min(4, (last - minute) / quarter)}
                      className="figures border-t border-line text-left align-top text-xs font-normal text-ink-2"
                    >
                      {clock(minute)}
                    </th>
                  )}
                  {people.map(({ name, stretches }) => (
                    <Cell key={name} minute={minute} stretches={stretches} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className="lg:border-l lg:border-line lg:pl-8">
            <p className="text-base font-semibold">Asked for, and not offered</p>
            <dl className="mt-4 grid gap-5 text-sm">
              {refused.map(({ from, words }) => (
                <div key={from}>
                  <dt className="figures font-semibold text-signal">{from}</dt>
                  <dd className="mt-0.5 text-ink-2">{words}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-xs text-ink-2">
          <Key look="bg-sage">just booked</Key>
          <Key look="bg-mist">taken</Key>
          <Key look="border-2 border-dashed border-sage">offered next</Key>
          <Key look={hatched}>kept free, away</Key>
        </p>
      </div>
    </figure>
  );
}

/** What one person does in that quarter: a stretch that begins, the time kept behind one, nothing; or no cell at all within one. */
function Cell({ minute, stretches }: { minute: number; stretches: readonly Stretch[] }) {
  const starting = stretches.find(({ from }) => minutesOf(from) === minute);
  if (starting) {
    const { from, to, what, look } = starting;
    return (
      <td
        rowSpan={(minutesOf(to) - minutesOf(from)) / quarter}
        className={`rounded-s px-2.5 py-1 align-top ${looks[look]}`}
      >
        <time className="sr-only">{clock(minute)}</time>{' '}
        <span className={look === 'away' ? 'rounded-[4px] bg-card px-1.5 py-0.5' : ''}>{what}</span>
      </td>
    );
  }
  const kept = stretches.find(({ to, keptUntil }) => keptUntil && minutesOf(to) === minute);
  if (kept?.keptUntil)
    return <td rowSpan={(minutesOf(kept.keptUntil) - minute) / quarter} className={`rounded-b-s ${hatched}`} />;
  const isInside = stretches.some(
    ({ from, to, keptUntil }) => minutesOf(from) < minute && minute < minutesOf(keptUntil ?? to),
  );
  return isInside ? null : <td className={minute % 60 === 0 ? 'border-t border-line' : ''} />;
}

function Key({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <i aria-hidden="true" className={`h-3.5 w-5 rounded-[4px] ${look}`} />
      {children}
    </span>
  );
}

const clock = (minutes: number) =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
