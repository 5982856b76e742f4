// How the last run went and the button for the next; while one goes on, how far it has come.
import { useEffect, useState } from 'react';
import { useZone } from '#domains/knowledge/ui/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { TestRun } from '../contract.ts';
import { percentOf } from '../rules.ts';
import { AccuracyHistory } from './accuracy-history.tsx';
import { divisionOf, whenRan } from './training-words.ts';
import { isGoing } from './use-test-run.ts';

export function RunSummary({ run, onRun }: { run: TestRun | null; onRun: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const zone = useZone();
  const going = isGoing(run);
  const finished = useLastFinished(run);
  const order = () => {
    setBusy(true);
    void onRun().finally(() => setBusy(false));
  };
  return (
    <>
      <div className="flex items-start justify-between gap-x-6">
        <div className="min-w-0">
          {finished ? (
            <p role="status" className="figures flex flex-wrap items-baseline gap-x-3">
              <b className="text-2xl tracking-tight">{percentOf(finished.passed, finished.total)}%</b>
              <span className="text-ink-2">
                {divisionOf(finished)}, {whenRan(finished, zone)}
              </span>
            </p>
          ) : (
            !going && (
              <p className="text-ink-2">Not asked yet. Run them now, or wait: it happens by itself in a moment.</p>
            )
          )}
          {run && going && (
            <div className="figures mt-2 grid gap-1.5 text-ink-2">
              Asked {run.asked} of {run.total}
              <Progress label="Test questions asked" value={run.asked} max={run.total} className="max-w-64" />
            </div>
          )}
          {finished && !finished.isCurrent && !going && (
            <p className="mt-1 text-ink-2">Something was taught since. It is all asked again by itself in a moment.</p>
          )}
        </div>
        <Button kind="secondary" size="sm" className="mt-1" busy={busy || going} onClick={order}>
          Run Now
        </Button>
      </div>
      <AccuracyHistory key={finished?.id} />
    </>
  );
}

/** The run on show while the next goes on. */
function useLastFinished(run: TestRun | null): TestRun | null {
  const isFinished = run !== null && run.asked >= run.total;
  const [finished, setFinished] = useState(isFinished ? run : null);
  useEffect(() => {
    if (isFinished) setFinished(run);
  }, [isFinished, run]);
  return isFinished ? run : finished;
}
