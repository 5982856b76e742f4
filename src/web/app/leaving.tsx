// The ways out of a page by a link, a tab or the browser's arrows, closed to whoever would lose something until they were asked.
import { useBlocker, useLocation } from 'react-router';
import { LeaveAsked } from '../ui/leave-asked.tsx';
import { lossAt, placeOf } from '../ui/unsaved.ts';

export function Leaving() {
  const loss = lossAt(useLocation());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      lossAt(currentLocation) !== undefined && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveAsked loss={loss ?? 'edits'} proceed={blocker.proceed} reset={blocker.reset} />;
}
