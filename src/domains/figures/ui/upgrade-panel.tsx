// What the next plan brings, and the way to it. Nothing on the largest plan.
import { Check } from 'lucide-react';
import { useSession } from '#domains/accounts/ui/session.ts';
import type { Subscription } from '#domains/subscriptions/contract.ts';
import { type Plan, planNames, planPrices } from '#domains/subscriptions/rules.ts';
import { formatMoney } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { useAskedPart } from '#web/ui/use-asked-part.ts';

const load = () => import('#domains/subscriptions/ui/change-dialog.tsx');

const offers: Readonly<Partial<Record<Plan, { to: Plan; act: string; brings: readonly string[] }>>> = {
  free: {
    to: 'pro',
    act: 'Upgrade Now',
    brings: ['Unlimited calls and messages', 'Advanced analytics', 'Custom AI training', 'Priority support'],
  },
  pro: {
    to: 'enterprise',
    act: 'Upgrade to Enterprise',
    brings: ['Dedicated support', 'Custom integrations', 'SLA guarantees', 'White-label options'],
  },
};

type Props = { subscription: Pick<Subscription, 'plan' | 'hasCheckout'>; onPlan: () => void };

export function UpgradePanel({ subscription: { plan, hasCheckout }, onPlan }: Props) {
  const session = useSession();
  const dialog = useAskedPart(load);
  const offer = offers[plan];
  if (!offer) return null;
  const isOwner = session.status === 'in' && session.user.role === 'owner';
  const { to, act, brings } = offer;
  const price = planPrices[to];
  return (
    <section
      aria-labelledby="upgrade"
      className="mt-8 grid items-center gap-x-10 gap-y-6 rounded-l bg-mist p-6 sm:p-8 lg:grid-cols-[auto_1fr_auto]"
    >
      <div>
        <h2 id="upgrade" className="text-xl">
          {planNames[to]}
        </h2>
        <p className="text-ink-2">
          {price === null ? 'Custom price' : `${formatMoney({ amountCents: price, currency: 'USD' })} a month`}
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {brings.map((one) => (
          <li key={one} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4 shrink-0 text-sage" />
            {one}
          </li>
        ))}
      </ul>
      {isOwner ? (
        <Button busy={dialog.isComing} onClick={dialog.ask} {...dialog.ahead}>
          {act}
        </Button>
      ) : (
        <p className="text-ink-2">The owner can change the plan.</p>
      )}
      {dialog.Part && (
        <dialog.Part
          from={plan}
          to={to}
          hasCheckout={hasCheckout}
          onClose={dialog.close}
          onChange={() => {
            dialog.close();
            onPlan();
          }}
        />
      )}
    </section>
  );
}
