// The desk: who is here, on which plan, and what the records say. Every number is counted.
import { GraduationCap, Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '#domains/accounts/ui/session.ts';
import { ContactsStat, RecentContacts } from '#domains/contacts/ui/recent-contacts.tsx';
import { planNames } from '#domains/subscriptions/rules.ts';
import { TrialBanner } from '#domains/subscriptions/ui/trial-banner.tsx';
import { TrialStats } from '#domains/subscriptions/ui/trial-stats.tsx';
import { useSubscription } from '#domains/subscriptions/ui/use-subscription.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Tag } from '../ui/panel.tsx';

/** Both come after the desk itself stands: they bring whole contracts along. */
const TestCall = lazy(() => import('#domains/conversations/ui/test-call.tsx'));
const WaitingBadge = lazy(() => import('#domains/questions/ui/waiting-badge.tsx'));

export const meta = () => [{ title: 'Dashboard · Telle' }];

export default function DashboardPage() {
  const session = useSession();
  const { subscription, reload } = useSubscription();
  if (session.status !== 'in') return null;
  const { user } = session;
  const plan = subscription?.plan ?? user.subscription;
  return (
    <div className="wrap py-8 text-sm lg:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="flex items-center gap-2 text-ink-2">
            {user.company}
            <Tag tone={plan === 'free' ? 'bell' : 'settled'}>{planNames[plan]} plan</Tag>
          </p>
          <h1 className="mt-2 text-2xl">Welcome back, {user.firstName || user.email}</h1>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/dashboard/training" kind="secondary" size="sm">
            <GraduationCap aria-hidden="true" className="size-4" />
            Training
            {subscription && (
              <Suspense>
                <WaitingBadge />
              </Suspense>
            )}
          </ButtonLink>
          <ButtonLink to="/settings" kind="secondary" size="sm">
            <Settings aria-hidden="true" className="size-4" />
            Settings
          </ButtonLink>
        </div>
      </header>
      {plan === 'free' && subscription && <TrialBanner subscription={subscription} />}
      {subscription && (
        <div className="mt-8 min-h-28">
          <Suspense>
            <TestCall
              trialCallsRemaining={plan === 'free' ? subscription.trialCallsRemaining : null}
              onTrialCall={reload}
            />
          </Suspense>
        </div>
      )}
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <RecentContacts />
        <section>
          <h2 className="text-xl">This business</h2>
          <dl className="mt-4 border-t-2 border-ink">
            {subscription && <TrialStats subscription={subscription} />}
            <ContactsStat limit={subscription?.limits.contacts} />
          </dl>
        </section>
      </div>
    </div>
  );
}
