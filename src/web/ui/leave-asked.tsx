// The question before a way out that loses something, loaded when it is asked for the first time.
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.ts';
import type { LeaveQuestionProps } from './leave-question.tsx';
import { type Loss, lossAt } from './unsaved.ts';

/** Who cannot be asked is not held either. */
function Unasked({ proceed }: { proceed: () => void }) {
  useEffect(proceed, [proceed]);
  return null;
}

const LeaveQuestion = lazyPart<LeaveQuestionProps>(() => import('./leave-question.tsx'), Unasked);

export const LeaveAsked = (props: LeaveQuestionProps) => (
  <Suspense>
    <LeaveQuestion {...props} />
  </Suspense>
);

/** For a way out that is no address: `ask` goes at once where nothing would be lost, and where `question` stands in the page, after it otherwise. */
export function useLeaveAsked(go: () => void) {
  const [loss, setLoss] = useState<Loss>();
  const proceed = () => {
    setLoss(undefined);
    go();
  };
  return {
    ask() {
      const found = lossAt(window.location);
      if (found) setLoss(found);
      else go();
    },
    question: loss && <LeaveAsked loss={loss} proceed={proceed} reset={() => setLoss(undefined)} />,
  };
}
