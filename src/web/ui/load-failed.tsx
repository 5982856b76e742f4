// A part of a page that could not be fetched: says what, why and under which reference here and in a toast, writes it to the
// error log, offers to try again, and tries by itself once the line is back.
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { clientFailures } from '#shared/browser-errors.ts';
import { isLogged, logError } from '#web/client/error-log.ts';
import { Button } from './button.tsx';
import { failureWords } from './failure-words.ts';
import { toast } from './toast.ts';

/** Longer than any answer takes to come or to be given up. */
const answerMsMax = 15_000;

/** When a failure that was told made room for another try that nobody asked for, by page and words. */
const triedAgainAt = new Map<string, number>();

type Props = {
  /** What is missing, to begin a sentence with; needless right under a heading that names it. */
  readonly what?: string | undefined;
  /** What the load threw. */
  readonly failure: unknown;
  readonly onTryAgain: () => void;
};

/** Low, so that a page of which several parts fail stays a page and not a pile of apologies. */
export function LoadFailed({ what, failure, onTryAgain }: Props) {
  const { why, reference } = failureWords(failure, navigator.onLine);
  const isPressed = useRef(false);
  useEffect(() => {
    const words = (failure instanceof Error && failure.message) || clientFailures.async_default;
    const key = `${location.pathname} ${words}`;
    const isSameAgain = Date.now() - (triedAgainAt.get(key) ?? Number.NEGATIVE_INFINITY) < answerMsMax;
    if (!isSameAgain) {
      // Parts of one page that fail alike share their toast.
      toast.error(words, `load ${words}`);
      if (!isLogged(failure)) logError('LOAD_ERROR', failure ?? words, { what, shown: words, requestId: reference });
    }
    return () => {
      if (isPressed.current) triedAgainAt.delete(key);
      else triedAgainAt.set(key, Date.now());
    };
  }, [failure, what, reference]);
  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return (
    <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m border border-dashed border-edge/60 px-5 py-4 text-left">
      <CloudOff aria-hidden="true" className="size-5 shrink-0 self-start text-signal" />
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="font-semibold">{what ?? 'This'} could not be loaded</p>
        <p className="text-ink-2">{why}</p>
        {reference && <p className="mt-1 text-xs break-all text-ink-2">Reference {reference}</p>}
      </div>
      <Button
        kind="secondary"
        size="sm"
        onClick={() => {
          isPressed.current = true;
          onTryAgain();
        }}
      >
        Try Again
      </Button>
    </div>
  );
}
