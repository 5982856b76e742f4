// A part of a page around what it loads: the wait, the failure with its way out, then the thing itself.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { failureWords } from './failure-words.ts';
import { LoadFailed } from './load-failed.tsx';
import { Spinner } from './spinner.tsx';
import type { Loaded } from './use-loaded.ts';

type Props<T> = {
  of: Loaded<T>;
  /** What it is, as LoadFailed says it. */
  what?: string;
  children: (value: T) => ReactNode;
};

/** What stands here from before stays where it could not be loaded again, and says so. */
export function LoadingPart<T>({ of, what, children }: Props<T>) {
  if (of.value !== undefined)
    return (
      <>
        {of.failed && <Stale failure={of.failure} onTryAgain={of.reload} />}
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
export function Stale({ failure, onTryAgain }: { failure: unknown; onTryAgain: () => void }) {
  const { why, reference } = failureWords(failure, navigator.onLine);
  return (
    <p role="status" className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      This may be out of date. {navigator.onLine ? why : 'You are offline.'}
      {reference && <span className="text-xs break-all text-ink-2">Reference {reference}</span>}
      <Button kind="quiet" size="sm" onClick={onTryAgain}>
        Try Again
      </Button>
    </p>
  );
}
