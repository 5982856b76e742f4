// A part of a page that could not be fetched: says so, and offers to try again.
import { Button } from './button.tsx';
import { EmptyState } from './panel.tsx';

export function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <EmptyState
      title="This could not be loaded"
      action={
        <Button kind="secondary" size="sm" onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      The rest of the page is fine.
    </EmptyState>
  );
}
