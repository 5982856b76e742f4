// A part of a page that could not be fetched: says so, offers to try again, and tries by itself once the line is back.
import { useEffect } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './panel.tsx';

export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return (
    <div className="my-4">
      <EmptyState
        title="This could not be loaded"
        action={
          <Button kind="secondary" size="sm" onClick={onTryAgain}>
            Try Again
          </Button>
        }
      >
        {navigator.onLine
          ? 'The server did not answer as it should. Nothing is lost.'
          : 'You are offline, and this was not kept here. It comes by itself once you are back.'}
      </EmptyState>
    </div>
  );
}
