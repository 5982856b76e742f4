// The plan, what it allows beside the others, how to change it, and what was billed.
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#domains/accounts/ui/session.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import Meters from '#domains/limits/ui/meters.tsx';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { readSubscription, type Subscription } from '../contract.ts';
import { type Plan, planNames, planPrices, trialDaysLeft } from '../rules.ts';
import { BillingHistory } from './billing-history.tsx';
import ChangeDialog from './change-dialog.tsx';
import OwedNotice from './owed-notice.tsx';
import { PlanTable, priceOf } from './plan-table.tsx';
import { usePaid } from './use-paid.ts';

const load = () => api.call(readSubscription, {});
const longDate = { dateStyle: 'long' } as const;

export default function Billing() {
  const loaded = useLoaded(load);
  return (
    <LoadingPart of={loaded} what="Your plan">
      {(subscription) => <PlanAndHistory subscription={subscription} onChange={loaded.set} onReturn={loaded.reload} />}
    </LoadingPart>
  );
}

type Props = { subscription: Subscription; onChange: (now: Subscription) => void; onReturn: () => void };

function PlanAndHistory({ subscription, onChange, onReturn }: Props) {
  const session = useSession();
  const zone = useZone();
  const isOwner = session.status === 'in' && session.user.role === 'owner';
  const part = useHeldFocus<HTMLDivElement>();
  const [asked, setAsked] = useState<Plan>();
  const { plan, owed } = subscription;
  const isAwaited = usePaid(plan, onChange);
  return (
    <div ref={part} tabIndex={-1} className="in-order grid items-start gap-x-14 gap-y-12 outline-none lg:grid-cols-2">
      <section>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl">{planNames[plan]} plan</h2>
          {plan === 'free' && zone && (
            <Tag tone="bell">
              {trialDaysLeft(new Date(subscription.trialEndsAt), new Date()) > 0 ? 'Trial until' : 'Trial ended on'}{' '}
              {instantWords(subscription.trialEndsAt, longDate, zone)}
            </Tag>
          )}
        </div>
        {isAwaited && (
          <p role="status" className="mt-4 flex items-center gap-3 rounded-m bg-mist px-4 py-3 text-sm">
            <Spinner size="sm" label={null} />
            Waiting for word of your payment…
          </p>
        )}
        {owed && <OwedNotice heading="h3" owed={owed} isOwner={isOwner} onReturn={onReturn} />}
        {plan === 'free' ? (
          <TrialNotice subscription={subscription} />
        ) : (
          <Terms subscription={subscription} zone={zone} />
        )}
        <Meters plan={plan} />
      </section>
      <section aria-labelledby="plans">
        <h2 id="plans" className="text-xl">
          The plans
        </h2>
        <PlanTable plan={plan} />
        {isOwner && (
          <div className="mt-6 flex flex-wrap gap-3">
            {plan === 'free' && <Button onClick={() => setAsked('pro')}>Upgrade to Pro</Button>}
            {plan === 'enterprise' && (
              <Button kind="secondary" onClick={() => setAsked('pro')}>
                Change to Pro
              </Button>
            )}
            {plan !== 'enterprise' && (
              <Button kind="secondary" onClick={() => setAsked('enterprise')}>
                Contact Sales
              </Button>
            )}
            {plan !== 'free' && (
              <Button kind="quiet" onClick={() => setAsked('free')}>
                Downgrade to Free
              </Button>
            )}
          </div>
        )}
      </section>
      {isOwner && (
        <div className="lg:col-span-2">
          <BillingHistory held={`${plan} ${subscription.planSince} ${owed?.failedAt}`} />
        </div>
      )}
      <ChangeDialog
        from={plan}
        to={asked}
        hasCheckout={subscription.hasCheckout}
        onClose={() => setAsked(undefined)}
        onChange={(now) => {
          setAsked(undefined);
          onChange(now);
        }}
      />
    </div>
  );
}

/** What it costs, since when it holds, and what comes next. */
function Terms({ subscription, zone }: { subscription: Subscription; zone: string | undefined }) {
  const { plan, planSince, hasCheckout } = subscription;
  const price = planPrices[plan];
  return (
    <div className="mt-3 grid max-w-[52ch] gap-2">
      <p>
        <b className="figures font-semibold">
          {price === null
            ? hasCheckout
              ? 'At the price agreed with you'
              : 'Custom price'
            : `${priceOf(plan)} a month`}
        </b>
        {planSince && zone && (
          <>
            {', since '}
            <time dateTime={planSince}>{instantWords(planSince, longDate, zone)}</time>
          </>
        )}
        .
      </p>
      <p className="text-ink-2">
        {!hasCheckout && 'No payment provider is set up on this Telle, so nothing is charged. '}
        {plan === 'pro' &&
          hasCheckout &&
          (planSince ? 'What was paid stands below. ' : 'What was paid will stand below once it is reported. ')}
        Nothing is counted against a limit. What your receptionist did this month stands under{' '}
        <Link to="/analytics" className="underline">
          Analytics
        </Link>
        .
      </p>
    </div>
  );
}

function TrialNotice({ subscription: { trialCallsRemaining: left, trialEndsAt } }: { subscription: Subscription }) {
  const days = trialDaysLeft(new Date(trialEndsAt), new Date());
  return (
    <p className="mt-3 max-w-[48ch]">
      <b className="figures font-semibold">
        {left} test {left === 1 ? 'call' : 'calls'} left
      </b>
      {days > 0 ? ` and ${days} ${days === 1 ? 'day' : 'days'} of your trial. ` : '; your trial is over. '}
      <span className="text-ink-2">Upgrade to call without counting. Your callers are answered on every plan.</span>
    </p>
  );
}
