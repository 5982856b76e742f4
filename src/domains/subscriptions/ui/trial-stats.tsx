// What is left of the trial as rows of a list of figures.
import type { Subscription } from '../contract.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function TrialStats({ subscription }: { subscription: Subscription }) {
  const { plan, trialCallsRemaining, trialEndsAt, limits } = subscription;
  if (plan !== 'free') return null;
  const daysLeft = Math.max(0, Math.ceil((Date.parse(trialEndsAt) - Date.now()) / dayMs));
  const rows: readonly (readonly [string, number, string])[] = [
    ['Test calls left', trialCallsRemaining, limits.trialCalls === null ? '' : `of ${limits.trialCalls}`],
    ['Trial days left', daysLeft, ''],
  ];
  return rows.map(([name, figure, rest]) => (
    <div key={name} className="flex items-baseline justify-between border-b border-line py-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="figures text-xl font-bold tracking-tight">
        {figure} <span className="text-sm font-normal text-ink-2">{rest}</span>
      </dd>
    </div>
  ));
}
