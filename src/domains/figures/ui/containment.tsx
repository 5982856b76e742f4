// How much the receptionist settles alone, counted so that it cannot flatter; the formula stands beside the number.
import type { Figures } from '../contract.ts';
import { containmentPercent, returnHours } from '../rules.ts';
import { counted } from './figure-words.ts';

export function Containment({ containment }: { containment: Figures['containment'] }) {
  const { judged, contained, goalMissed, returned, tooRecent, silent } = containment;
  const percent = containmentPercent(containment);
  const parts = [
    { name: 'Settled alone', count: contained, fill: 'fill-sage' },
    { name: `Came back within ${returnHours} hours`, count: returned, fill: 'fill-bell' },
    { name: 'Goal not reached', count: goalMissed, fill: 'fill-signal' },
  ];
  let x = 0;
  return (
    <section aria-labelledby="containment">
      <h2 id="containment" className="text-xl">
        Settled without you
      </h2>
      {percent === null ? (
        <p className="mt-3 text-ink-2">No conversation can be judged yet</p>
      ) : (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <b className="figures text-hero font-bold tracking-tight">{percent}%</b>
          <span className="text-ink-2">
            {contained} of {counted(judged, 'conversation')}
          </span>
        </p>
      )}
      {judged > 0 && (
        <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="mt-3 block h-4 w-full">
          {parts.map(({ name, count, fill }) => {
            const width = (100 * count) / judged;
            const at = x;
            x += width;
            return width > 0 && <rect key={name} x={at} width={width} height="10" className={fill} />;
          })}
        </svg>
      )}
      <dl className="mt-4 border-t border-line">
        {parts.map(({ name, count, fill }) => (
          <div key={name} className="flex items-center gap-2 border-b border-line py-2">
            <dt className="mr-auto flex items-center gap-2">
              <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
                <rect width="10" height="10" rx="2" className={fill} />
              </svg>
              {name}
            </dt>
            <dd className="figures font-semibold">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[60ch] text-ink-2">
        <b className="font-semibold text-ink">How it is counted:</b> conversations that were booked, moved, cancelled or
        answered without a person, left no question open, and whose caller did not come back within {returnHours} hours
        on any channel we know them by, divided by all that ended at least {returnHours} hours ago and in which the
        caller said something. A message taken does not count as settled: you still have to answer it.
      </p>
      <p className="mt-2 text-ink-2">
        Not judged: {tooRecent} too recent or going on, {silent} in which nothing was said.
      </p>
    </section>
  );
}
