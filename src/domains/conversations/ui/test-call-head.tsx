// What stands of the test call before one was begun, and above it while it lasts: what it is, and the button that begins one.
import { PhoneCall } from 'lucide-react';
import type { FocusEventHandler, PointerEventHandler, ReactNode, Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/panel.tsx';

type Head = {
  isActive: boolean;
  /** Null: as many as one likes. */
  trialCallsRemaining: number | null;
  /** What can be done at this moment. */
  children: ReactNode;
};

export function TestCallHead({ isActive, trialCallsRemaining, children }: Head) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <h2 className="flex items-center gap-3 text-xl">
            Test call
            {isActive && <Tag tone="settled">Live</Tag>}
          </h2>
          {!isActive && (
            <p className="mt-1 max-w-[52ch] text-ink-2">
              Call your own receptionist. Speak or type; if you stay silent, a sample caller speaks for you.
            </p>
          )}
        </div>
        {children}
      </div>
      {trialCallsRemaining === 0 && !isActive && (
        <p className="mt-3 font-semibold text-signal">
          You've used all your trial calls. Please upgrade to continue testing.
        </p>
      )}
    </>
  );
}

type Start = {
  trialCallsRemaining: number | null;
  busy: boolean;
  onClick: () => void;
  onPointerEnter?: PointerEventHandler;
  onFocus?: FocusEventHandler;
  ref?: Ref<HTMLButtonElement>;
};

export function StartCall({ trialCallsRemaining, ...rest }: Start) {
  return (
    <Button disabled={trialCallsRemaining === 0} {...rest}>
      <PhoneCall aria-hidden="true" className="size-4" />
      Start Test Call
    </Button>
  );
}
