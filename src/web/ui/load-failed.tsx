// A part of a page that could not be fetched: says so, offers to try again, and tries by itself once the line is back.
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from './button.tsx';

/** Low, so that a page of which several parts fail stays a page and not a pile of apologies. */
export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m border border-dashed border-edge/60 px-5 py-4 text-left">
      <CloudOff aria-hidden="true" className="size-5 shrink-0 self-start text-signal" />
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="font-semibold">This could not be loaded</p>
        <p className="text-ink-2">
          {navigator.onLine
            ? 'The server did not answer as it should. Nothing is lost.'
            : 'You are offline, and this was not kept here. It comes by itself once you are back.'}
        </p>
      </div>
      <Button kind="secondary" size="sm" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  );
}
