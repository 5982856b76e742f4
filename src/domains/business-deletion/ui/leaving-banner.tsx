// Over every page of a business that is marked to be deleted: when, and the way back.
import { useSession } from '#domains/accounts/ui/session.ts';
import { leavesToPage } from '#web/ui/held-focus.ts';
import { Banner } from '#web/ui/panel.tsx';
import { useDayOf } from './day-of.ts';
import { TakeBack } from './take-back.tsx';

export default function LeavingBanner() {
  const session = useSession();
  const dayOf = useDayOf();
  if (session.status !== 'in' || !session.user.deletionAt) return null;
  const { company, deletionAt } = session.user;
  return (
    <Banner tone="bell" role="status">
      <span ref={leavesToPage} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {company} is deleted on {dayOf(deletionAt)}, with everything in it.
        <TakeBack />
      </span>
    </Banner>
  );
}
