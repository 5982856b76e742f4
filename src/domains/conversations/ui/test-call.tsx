// The test call of the desk before one was begun. What a call is made of is fetched on its way to the button, or by its press.
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { fetchPart } from '#web/ui/lazy-part.ts';
import { runAsync } from '#web/ui/run-async.ts';
import type LiveTestCall from './live-test-call.tsx';
import { StartCall, TestCallHead } from './test-call-head.tsx';

const load = () => fetchPart(() => import('./live-test-call.tsx'));
/** Whoever comes near the button may press it. What fails now is told when they do. */
const fetchAhead = () => {
  if (navigator.onLine) load().catch(() => undefined);
};

export default function TestCall(props: ComponentProps<typeof LiveTestCall>) {
  const { trialCallsRemaining } = props;
  const part = useHeldFocus<HTMLElement>();
  const [Live, setLive] = useState<ComponentType<typeof props>>();
  const [isComing, setComing] = useState(false);
  const begin = async () => {
    setComing(true);
    try {
      const { default: Begun } = await runAsync(load, {});
      setLive(() => Begun);
    } catch {
      // It was told, and the button stands to be pressed again.
    } finally {
      setComing(false);
    }
  };
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label="Test call"
      className="rounded-l outline-none border border-line bg-card p-5 sm:p-6"
    >
      {Live ? (
        <Live {...props} />
      ) : (
        <TestCallHead isActive={false} trialCallsRemaining={trialCallsRemaining}>
          <StartCall
            {...{ trialCallsRemaining }}
            busy={isComing}
            onClick={() => void begin()}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          />
        </TestCallHead>
      )}
    </section>
  );
}
