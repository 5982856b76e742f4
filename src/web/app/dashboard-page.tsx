// The desk's frame: who is here, on which plan, and the ways to everything else. What is counted comes behind it.
import { CalendarDays, ChartColumn, GraduationCap, Settings, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '#domains/accounts/ui/may.ts';
import { useSession } from '#domains/accounts/ui/session.ts';
import { RecentContacts } from '#domains/contacts/ui/recent-contacts.tsx';
import { planNames } from '#domains/subscriptions/rules.ts';
import { TrialBanner } from '#domains/subscriptions/ui/trial-banner.tsx';
import { useSubscription } from '#domains/subscriptions/ui/use-subscription.ts';
import { ButtonLink } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Tag } from '../ui/panel.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** They come after the page itself stands: they bring whole contracts along. */
const Desk = lazy(() => import('#domains/figures/ui/desk.tsx'));
const TestCall = lazy(() => import('#domains/conversations/ui/test-call.tsx'));
const OwedNotice = lazyPart(() => import('#domains/subscriptions/ui/owed-notice.tsx'));
const WaitingBadge = lazyPart(() => import('#domains/questions/ui/waiting-badge.tsx'));

const quickActions = [
  { to: '/analytics', label: 'Analytics', Icon: ChartColumn },
  { to: '/contacts', label: 'Contacts', Icon: Users },
  { to: '/diary', label: 'Schedule', Icon: CalendarDays },
  { to: '/dashboard/training', label: 'Train Telle', Icon: GraduationCap },
  { to: '/settings', label: 'Settings', Icon: Settings },
] as const;

export const meta = () => [{ title: 'Dashboard · Telle' }];

export default function DashboardPage() {
  const session = useSession();
  const may = useMay();
  // As they came: the greeting stays while they look, though the look itself makes them known.
  const [isNew] = useState(session.status === 'in' && session.user.isNew);
  const { subscription, failed, failure, reload } = useSubscription();
  if (session.status !== 'in') return null;
  const { user } = session;
  const who = user.firstName || user.email;
  const plan = subscription?.plan ?? user.subscription;
  return (
    <div className="in-order wrap py-8 text-sm lg:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-ink-2">
            <span className="min-w-0">{user.company}</span>
            <Tag tone={plan === 'free' ? 'bell' : 'settled'}>{planNames[plan]} plan</Tag>
          </p>
          <h1 className="mt-2 text-2xl">{isNew ? `Welcome to Telle, ${who}` : `Welcome back, ${who}`}</h1>
        </div>
        <nav aria-label="Quick actions" className="flex flex-wrap gap-2">
          {quickActions.map(({ to, label, Icon }) => (
            <ButtonLink key={to} to={to} kind="secondary" size="sm">
              <Icon aria-hidden="true" className="size-4" />
              {label}
              {to === '/dashboard/training' && subscription && (
                <Suspense>
                  <WaitingBadge />
                </Suspense>
              )}
            </ButtonLink>
          ))}
        </nav>
      </header>
      {plan === 'free' && subscription && <TrialBanner subscription={subscription} />}
      {subscription?.owed && (
        <Suspense>
          <OwedNotice heading="h2" owed={subscription.owed} isOwner={may('owner')} onReturn={reload} />
        </Suspense>
      )}
      {!subscription && (failed ? <LoadFailed what="The desk" failure={failure} onTryAgain={reload} /> : <OnItsWay />)}
      {subscription && (
        <Suspense fallback={<OnItsWay />}>
          <Desk subscription={subscription} onPlan={reload}>
            {may('staff') && (
              <TestCall
                trialCallsRemaining={plan === 'free' ? subscription.trialCallsRemaining : null}
                onTrialCall={reload}
              />
            )}
          </Desk>
        </Suspense>
      )}
      <div className="mt-12">
        <RecentContacts />
      </div>
    </div>
  );
}

/** As high as what comes, so that what stands below does not move. */
function OnItsWay() {
  return (
    <div className="min-h-dvh py-24 text-center">
      <Spinner />
    </div>
  );
}
