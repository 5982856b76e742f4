// The ways out of a page by a link, a tab or the browser's arrows, closed to whoever would lose something until they were asked.
import { Suspense, useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { lazyPart } from '../ui/lazy-part.ts';
import { lossAt, placeOf } from '../ui/unsaved.ts';
import type { LeaveQuestionProps } from './leave-question.tsx';

/** Who cannot be asked is not held either. */
function Unasked({ proceed }: { proceed: () => void }) {
  useEffect(proceed, [proceed]);
  return null;
}

const LeaveQuestion = lazyPart<LeaveQuestionProps>(() => import('./leave-question.tsx'), Unasked);

export function Leaving() {
  const loss = lossAt(useLocation());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      lossAt(currentLocation) !== undefined && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion loss={loss ?? 'edits'} proceed={blocker.proceed} reset={blocker.reset} />
    </Suspense>
  );
}
