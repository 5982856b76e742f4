// How much of each limit is used, beside the plan; where it has none, how much there is of what other plans limit.
import type { Plan } from '#domains/subscriptions/rules.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { useReloadWhen } from '#web/ui/use-reload-when.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { isMonthly, meterNames } from '../rules.ts';
import { LimitBar } from './limit-bar.tsx';
import { useLimits } from './use-limits.ts';

const marks = { near: 'Nearly used', met: 'Used up' } as const;

/** `plan`: the one that holds. */
export default function Meters({ plan }: { plan: Plan }) {
  const limits = useLimits();
  useReloadWhen(plan, limits.reload);
  return (
    <LoadingPart of={limits} what="What is used of the plan">
      {({ meters, timezone, renewsAt }) => {
        // Test calls are counted only where they are limited.
        const shown = meters.filter(({ of, limit }) => limit !== null || of !== 'trialCalls');
        return (
          <section aria-labelledby="used" className="mt-8">
            <h3 id="used" className="text-base">
              What is used
            </h3>
            <ul className="mt-3 grid gap-4">
              {shown.map(({ of, used, limit, level }) => (
                <li key={of}>
                  <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3">
                    <span className="mr-auto">
                      {meterNames[of]}
                      {isMonthly(of) && <span className="text-ink-2"> this month</span>}
                    </span>
                    {level !== 'open' && <Tag tone={level === 'met' ? 'urgent' : 'bell'}>{marks[level]}</Tag>}
                    <span className="figures font-semibold">
                      {used.toLocaleString('en-US')}
                      {limit !== null && ` of ${limit}`}
                    </span>
                  </p>
                  {limit !== null && <LimitBar used={used} limit={limit} level={level} />}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-ink-2">
              Monthly counts start again on{' '}
              <time dateTime={renewsAt}>{instantWords(renewsAt, { month: 'long', day: 'numeric' }, timezone)}</time>.
            </p>
          </section>
        );
      }}
    </LoadingPart>
  );
}
