// A part of a page that could not be fetched: says what, why, what to do and under which reference here, and in a toast and the
// error log; offers to try again, or to sign in where that has ended, and tries by itself once the line or the sign-in is back.
import { CloudOff } from 'lucide-react';
import { type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { askToSignIn, useSession } from '#domains/accounts/ui/session.ts';
import { Button } from './button.tsx';
import { failureWords, isOfSignIn } from './failure-words.ts';
import { Outside } from './outside.ts';
import { inAgain } from './signed-in-hint.ts';
import { tellAnew, tellFailedLoad } from './tell-failed-load.ts';

type Props = {
  /** What is missing, to begin a sentence with. */
  readonly what: string;
  /** What the load threw. */
  readonly failure: unknown;
  readonly onTryAgain: () => void;
};

/** Low, so that a page of which several parts fail stays a page and not a pile of apologies. */
export function LoadFailed({ what, failure, onTryAgain }: Props) {
  const { why, reference } = failureWords(failure, navigator.onLine);
  useEffect(() => tellFailedLoad(failure, what), [failure, what]);
  return (
    <Pressable>
      <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m border border-dashed border-edge/60 px-5 py-4 text-left">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 self-start text-signal" />
        <div className="min-w-0 flex-1 basis-52 text-sm">
          <p className="font-semibold">{what} could not be loaded</p>
          <p className="text-ink-2">{why}</p>
          {reference && <p className="mt-1 text-xs break-all text-ink-2">Reference {reference}</p>}
        </div>
        <WayOn kind="secondary" failure={failure} onTryAgain={onTryAgain} />
      </div>
    </Pressable>
  );
}

/** Within what rests for this reader it stands outside of it, where it can be pressed. */
export function Pressable({ children }: { children: ReactNode }) {
  const outside = useContext(Outside);
  return outside ? createPortal(children, outside) : children;
}

type WayProps = Pick<Props, 'failure' | 'onTryAgain'> & { readonly kind: 'secondary' | 'quiet' };

/** What can be done about it: to sign in where a session has ended in the middle, to try again otherwise. */
export function WayOn({ kind, failure, onTryAgain }: WayProps) {
  const session = useSession();
  useEffect(() => {
    const events = ['online', inAgain];
    for (const event of events) window.addEventListener(event, onTryAgain);
    return () => {
      for (const event of events) window.removeEventListener(event, onTryAgain);
    };
  }, [onTryAgain]);
  if (isOfSignIn(failure) && session.status === 'in')
    return (
      <Button {...{ kind }} size="sm" onClick={() => void askToSignIn()}>
        Sign In
      </Button>
    );
  return (
    <Button
      {...{ kind }}
      size="sm"
      onClick={() => {
        tellAnew();
        onTryAgain();
      }}
    >
      Try Again
    </Button>
  );
}
