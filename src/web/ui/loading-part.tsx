// A part of a page around what it loads: the wait, the failure with its way out, then the thing itself.
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { Spinner } from './spinner.tsx';
import type { Loaded } from './use-loaded.ts';

export function LoadingPart<T>({ of, children }: { of: Loaded<T>; children: (value: T) => ReactNode }) {
  if (of.value !== undefined) return children(of.value);
  if (of.failed) return <LoadFailed onTryAgain={of.reload} />;
  return (
    <div className="py-10 text-center">
      <Spinner />
    </div>
  );
}
