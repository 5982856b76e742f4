// A visit to a chat as a React component holds it: opened when it appears, left when it goes.
import { useEffect, useReducer, useState } from 'react';
import { memoryOf } from '../../widget/memory.ts';
import { openVisit, type Visit } from '../../widget/visit.ts';

/** `first` is said as soon as the chat is open, where it is given. The same browser finds its talk again, here and on the chat's own page. */
export function useVisit(slug: string, first: string | undefined): Visit {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [visit] = useState(() => openVisit(slug, memoryOf(slug), drawAgain));
  useEffect(() => {
    // React may mount twice while developing: what was left is opened again, and `first` is said once.
    if (first && visit.state.status === 'opening' && visit.state.unsent.length === 0) visit.say(first);
    void visit.open();
    window.addEventListener('online', visit.hurry);
    return () => {
      window.removeEventListener('online', visit.hurry);
      visit.leave();
    };
  }, [visit, first]);
  return visit;
}
