// A part of a page around what it loads: the wait, the failure with its way out, then the thing itself.
import { type ReactNode, useEffect } from 'react';
import { failureWords } from './failure-words.ts';
import { LoadFailed, Pressable, WayOn } from './load-failed.tsx';
import { Spinner } from './spinner.tsx';
import { tellFailedLoad } from './tell-failed-load.ts';
import type { Loaded } from './use-loaded.ts';

type Props<T> = {
  of: Loaded<T>;
  /** What it is, as LoadFailed says it. */
  what: string;
  children: (value: T) => ReactNode;
};

/** What stands here from before stays where it could not be loaded again, and says so. */
export function LoadingPart<T>({ of, what, children }: Props<T>) {
  if (of.value !== undefined)
    return (
      <>
        {of.failed && <Stale what={what} failure={of.failure} onTryAgain={of.reload} />}
        {children(of.value)}
      </>
    );
  if (of.failed) return <LoadFailed what={what} failure={of.failure} onTryAgain={of.reload} />;
  return (
    <div className="py-10 text-center">
      <Spinner />
    </div>
  );
}

/** Over what was loaded before, where it could not be loaded again. */
export function Stale({ what, failure, onTryAgain }: { what: string; failure: unknown; onTryAgain: () => void }) {
  const { why, reference } = failureWords(failure, navigator.onLine);
  useEffect(() => tellFailedLoad(failure, what), [failure, what]);
  return (
    <Pressable>
      <p role="status" className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {what} may be out of date. {navigator.onLine ? why : 'You are offline.'}
        {reference && <span className="text-xs break-all text-ink-2">Reference {reference}</span>}
        <WayOn kind="quiet" failure={failure} onTryAgain={onTryAgain} />
      </p>
    </Pressable>
  );
}
