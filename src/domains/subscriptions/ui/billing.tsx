// The plan, what it allows beside the others, how to change it, and what was billed.
import { useCallback, useState } from 'react';
import { useSession } from '#domains/accounts/ui/session.ts';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import Meters from '#domains/limits/ui/meters.tsx';
import { api } from '#web/client/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Tag } from '#web/ui/panel.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { instantWords } from '#web/ui/zoned-time.ts';
import { readSubscription, type Subscription } from '../contract.ts';
import { type Plan, planNames, trialDaysLeft } from '../rules.ts';
import { BillingHistory } from './billing-history.tsx';
import { changePlan } from './change-plan.ts';
import { PlanTable } from './plan-table.tsx';
import { usePaid } from './use-paid.ts';

const load = () => api.call(readSubscription, {});
const longDate = { dateStyle: 'long' } as const;

export default function Billing() {
  const loaded = useLoaded(load);
  return (
    <LoadingPart of={loaded} what="Your plan">
      {(subscription) => <PlanAndHistory subscription={subscription} onChange={loaded.set} />}
    </LoadingPart>
  );
}

type Props = { subscription: Subscription; onChange: (now: Subscription) => void };

function PlanAndHistory({ subscription, onChange }: Props) {
  const session = useSession();
  const zone = useZone();
  const isOwner = session.status === 'in' && session.user.role === 'owner';
  const part = useHeldFocus<HTMLDivElement>();
  const [asked, setAsked] = useState<Plan>();
  const { plan } = subscription;
  const change = useCallback(
    async (to: Plan) => {
      const now = await changePlan(to);
      setAsked(undefined);
      onChange(now);
    },
    [onChange],
  );
  usePaid(onChange);
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
        {plan === 'free' && <TrialNotice subscription={subscription} />}
        <Meters plan={plan} />
      </section>
      <section aria-labelledby="plans">
        <h2 id="plans" className="text-xl">
          The plans
        </h2>
        <PlanTable plan={plan} />
        {isOwner && (
          <div className="mt-6 flex flex-wrap gap-3">
            {plan !== 'pro' && <Button onClick={() => setAsked('pro')}>Upgrade to Pro</Button>}
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
          <BillingHistory plan={plan} />
        </div>
      )}
      <ChangeDialog
        to={asked}
        hasCheckout={subscription.hasCheckout}
        onClose={() => setAsked(undefined)}
        onChange={change}
      />
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

type Question = { title: string; says: string; act: string };

const questions: Readonly<Record<Plan, Question>> = {
  pro: {
    title: 'Upgrade to Professional?',
    says: 'The limits are gone at once. Professional is $79 a month; no payment provider is set up on this Telle, so nothing is charged.',
    act: 'Upgrade',
  },
  enterprise: {
    title: 'Enterprise',
    says: 'What Enterprise costs is agreed with whoever runs this Telle. No payment provider is set up here, so you can have it at once and nothing is charged.',
    act: 'Request Enterprise',
  },
  free: {
    title: 'Go back to the free plan?',
    says: 'Everything you have stays. From now on the free plan’s limits hold: 100 contacts and 10 appointments a month. A caller is never turned away; your receptionist takes a message.',
    act: 'Downgrade',
  },
};

/** What is said instead where plans are paid for. */
const paidQuestions: Readonly<Record<Plan, Question>> = {
  pro: {
    ...questions.pro,
    says: 'Professional is $79 a month. You pay on the page of our payment provider, and the limits are gone as soon as it is paid.',
  },
  enterprise: {
    ...questions.enterprise,
    says: 'What Enterprise costs is agreed with whoever runs this Telle. They are told that you ask, and write to you.',
  },
  free: { ...questions.free, says: `Your payments end at once. ${questions.free.says}` },
};

type DialogProps = {
  to: Plan | undefined;
  hasCheckout: boolean;
  onClose: () => void;
  onChange: (to: Plan) => Promise<void>;
};

function ChangeDialog({ to, hasCheckout, onClose, onChange }: DialogProps) {
  const [busy, setBusy] = useState(false);
  const question = to && (hasCheckout ? paidQuestions : questions)[to];
  const act = async () => {
    if (!to) return;
    setBusy(true);
    await onChange(to).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Dialog
      open={to !== undefined}
      onClose={onClose}
      title={question?.title ?? ''}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Not Now
          </Button>
          <Button busy={busy} onClick={() => void act()}>
            {question?.act}
          </Button>
        </>
      }
    >
      <p>{question?.says}</p>
    </Dialog>
  );
}
