// What is left of the trial, said once at the top of the desk.
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import type { Subscription } from '../contract.ts';
import { trialDaysLeft } from '../rules.ts';

const longDate = { dateStyle: 'long' } as const;

export function TrialBanner({ subscription }: { subscription: Subscription }) {
  const { trialCallsRemaining: left, trialEndsAt, limits } = subscription;
  const zone = useZone();
  const all = limits.trialCalls ?? left;
  const isOver = trialDaysLeft(new Date(trialEndsAt), new Date()) === 0;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-m bg-mist px-5 py-4">
      <span aria-hidden="true" className="flex items-end gap-1">
        {Array.from({ length: all }, (_, number) => number).map((number) => (
          <span
            key={number}
            className={`w-1.5 rounded-full ${number < left ? 'bg-sage' : 'bg-edge/50'} ${number % 2 ? 'h-4' : 'h-6'}`}
          />
        ))}
      </span>
      <p>
        <b className="figures font-semibold">
          {left} of {all} test calls left.
        </b>{' '}
        <span className={zone ? 'text-ink-2' : 'invisible'}>
          {isOver ? 'Your free trial ended on' : 'Your free trial runs until'}{' '}
          <time dateTime={trialEndsAt}>{zone && instantWords(trialEndsAt, longDate, zone)}</time>.
        </span>
      </p>
    </div>
  );
}
