// The test call of the desk before one was begun. What a call is made of is fetched on its way to the button, or by its press.
import type { ComponentProps } from 'react';
import { useHeldFocus } from '#web/ui/held-focus.ts';
import { useAskedPart } from '#web/ui/use-asked-part.ts';
import type LiveTestCall from './live-test-call.tsx';
import { StartCall, TestCallHead } from './test-call-head.tsx';

const load = () => import('./live-test-call.tsx');

export default function TestCall(props: ComponentProps<typeof LiveTestCall>) {
  const { trialCallsRemaining } = props;
  const part = useHeldFocus<HTMLElement>();
  const call = useAskedPart(load);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label="Test call"
      className="rounded-l outline-none border border-line bg-card p-5 sm:p-6"
    >
      {call.Part ? (
        <call.Part {...props} />
      ) : (
        <TestCallHead isActive={false} trialCallsRemaining={trialCallsRemaining}>
          <StartCall {...{ trialCallsRemaining }} busy={call.isComing} onClick={call.ask} {...call.ahead} />
        </TestCallHead>
      )}
    </section>
  );
}
