// How many wait, beside the word that leads to them. Nothing where nobody does. Since it stands on every page of the app, it
// is also what tells of one more.
import { useEffect, useRef } from 'react';
import { showWaiting } from '#domains/browser-notifications/ui/tab-notification.ts';
import { useWaiting } from './use-waiting.ts';
import { newsOfWaiting } from './waiting-words.ts';

export default function WaitingCount() {
  const count = useWaiting();
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (count === undefined) return;
    const news = newsOfWaiting(before.current, count);
    before.current = count;
    if (news !== null) showWaiting(news);
  }, [count]);
  const waiting = count ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="figures rounded-full bg-signal px-2 text-xs leading-5 font-semibold text-signal-on">
      {waiting}
      <span className="sr-only"> {waiting === 1 ? 'conversation waits' : 'conversations wait'} for you</span>
    </span>
  );
}
