// The plan of the business: what it allows, and what is left of the trial.

import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Plan, PlanLimits } from '../rules.ts';
import { useSubscription } from './use-subscription.ts';

export const planNames: Readonly<Record<Plan, string>> = {
  free: 'Free',
  pro: 'Professional',
  enterprise: 'Enterprise',
};

const limitNames: Readonly<Record<keyof PlanLimits, string>> = {
  trialCalls: 'Test calls',
  emailsPerMonth: 'Emails a month',
  textsPerMonth: 'Text messages a month',
  contacts: 'Contacts',
  appointmentsPerMonth: 'Appointments a month',
};

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function PlanCard() {
  const { subscription, failed, reload } = useSubscription();
  if (failed) return <LoadFailed onTryAgain={reload} />;
  if (!subscription) return <Spinner />;
  const isFree = subscription.plan === 'free';
  return (
    <section className="max-w-2xl">
      <div className="flex items-center gap-3">
        <h2 className="text-xl">{planNames[subscription.plan]} plan</h2>
        {isFree && <Tag tone="bell">Trial until {longDate.format(new Date(subscription.trialEndsAt))}</Tag>}
      </div>
      {isFree && (
        <p className="mt-3 text-ink-2">
          {subscription.trialCallsRemaining} test {subscription.trialCallsRemaining === 1 ? 'call' : 'calls'} left.
        </p>
      )}
      <dl className="mt-6 border-t border-line">
        {Object.entries(limitNames).map(([name, label]) => (
          <div key={name} className="flex justify-between border-b border-line py-3 text-sm">
            <dt className="text-ink-2">{label}</dt>
            <dd className="figures font-semibold">{subscription.limits[name as keyof PlanLimits] ?? 'Unlimited'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
