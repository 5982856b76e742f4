// A part of a page around what it loads: the wait, the failure with its way out, then the thing itself.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Spinner } from './spinner.tsx';
import type { Loaded } from './use-loaded.ts';

/** What stands here from before stays where it could not be loaded again, and says so. */
export function LoadingPart<T>({ of, children }: { of: Loaded<T>; children: (value: T) => ReactNode }) {
  if (of.value !== undefined)
    return (
      <>
        {of.failed && <Stale onTryAgain={of.reload} />}
        {children(of.value)}
      </>
    );
  if (of.failed) return <LoadFailed failure={of.failure} onTryAgain={of.reload} />;
  return (
    <div className="py-10 text-center">
      <Spinner />
    </div>
  );
}

function Stale({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <p role="status" className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      This may be out of date: it could not be loaded again.
      <Button kind="quiet" size="sm" onClick={onTryAgain}>
        Try Again
      </Button>
    </p>
  );
}
