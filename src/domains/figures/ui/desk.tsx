// The desk: what needs the owner first, then what the receptionist did, then what there is. Every number is counted.
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { useChanges } from '#domains/conversations/ui/inbox/changes.ts';
import { oneAtATime } from '#domains/conversations/ui/inbox/one-at-a-time.ts';
import { useLimits } from '#domains/limits/ui/use-limits.ts';
import type { Subscription } from '#domains/subscriptions/contract.ts';
import { api } from '#web/client/api.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { LoadingPart } from '#web/ui/loading-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readDesk, visitDesk } from '../contract.ts';
import { FeatureCards } from './feature-cards.tsx';
import { MissedLine } from './missed-line.tsx';
import { MonthFigures } from './month-figures.tsx';
import { RecentDeeds } from './recent-deeds.tsx';
import { TodayList } from './today-list.tsx';
import { UpgradePanel } from './upgrade-panel.tsx';
import { WaitingList } from './waiting-list.tsx';

/** It comes for the few whose limit is near. */
const LimitWarnings = lazyPart(() => import('#domains/limits/ui/limit-warnings.tsx'));

const load = () => api.call(readDesk, {});
const visit = () => api.call(visitDesk, {});

type Props = {
  subscription: Subscription;
  /** The plan has changed. */
  onPlan: () => void;
  /** The test call, which stands between what waits and what was; nothing for whoever may not hold one. */
  children: ReactNode;
};

export default function Desk({ subscription, onPlan, children }: Props) {
  const desk = useLoaded(load);
  const missed = useLoaded(visit).value;
  const limits = useLimits();
  const { reload, set } = desk;
  // Who comes back to an open tab sees what is, not what was.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
  // And who never left it sees what comes in; what fails is asked for once more, and told.
  const look = useMemo(() => oneAtATime(() => load().then(set, reload)), [set, reload]);
  useChanges(
    useCallback(() => {
      if (document.visibilityState === 'visible') look();
    }, [look]),
  );
  return (
    <>
      <MissedLine missed={missed} zone={desk.value?.timezone} />
      {limits.value?.plan === subscription.plan && limits.value.meters.some(({ level }) => level !== 'open') && (
        <Suspense fallback={<Spinner />}>
          <LimitWarnings meters={limits.value.meters} />
        </Suspense>
      )}
      <LoadingPart of={desk} what="The desk">
        {({ timezone, waiting, today, next, recent }) => (
          <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
            <WaitingList {...{ waiting, timezone }} isNew={recent.length === 0} />
            <TodayList {...{ timezone, today, next }} />
          </div>
        )}
      </LoadingPart>
      {/* Below what waits, however long that is: what stood here before it would be pushed away under a hand. */}
      {children && (desk.value || desk.failed) && <div className="mt-10 min-h-28">{children}</div>}
      {desk.value && (
        <>
          <MonthFigures month={desk.value.month} />
          <FeatureCards desk={desk.value} subscription={subscription} />
          <UpgradePanel subscription={subscription} onPlan={onPlan} />
          <RecentDeeds deeds={desk.value.recent} timezone={desk.value.timezone} slug={desk.value.slug} />
        </>
      )}
    </>
  );
}
