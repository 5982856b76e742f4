// How many questions of callers wait for an answer, beside the word that leads to them. Nothing where none does.
import { api } from '#web/client/api.ts';
import { useLoaded } from '#web/ui/use-loaded.ts';
import { readTraining } from '../contract.ts';

const load = () => api.call(readTraining, {});

export default function WaitingBadge() {
  const waiting = useLoaded(load).value?.unanswered ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="figures rounded-full bg-signal px-2 text-xs leading-5 text-signal-on">
      {waiting}
      <span className="sr-only"> {waiting === 1 ? 'question waits' : 'questions wait'} for an answer</span>
    </span>
  );
}
