// How many wait, beside the word that leads to them. Nothing where nobody does.
import { useWaiting } from './use-waiting.ts';

export default function WaitingCount() {
  const waiting = useWaiting() ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="figures rounded-full bg-signal px-2 text-xs leading-5 font-semibold text-signal-on">
      {waiting}
      <span className="sr-only"> {waiting === 1 ? 'conversation waits' : 'conversations wait'} for you</span>
    </span>
  );
}
