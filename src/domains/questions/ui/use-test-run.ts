// The newest run of the test questions as a page holds it: ordered, watched while it goes on, and waited for after a change.
import { useEffect } from 'react';
import { api } from '#web/client/api.ts';
import { runAsync } from '#web/ui/run-async.ts';
import { type Loaded, useLoaded } from '#web/ui/use-loaded.ts';
import {
  listTestQuestions,
  readLatestTestRun,
  runTests,
  type TestQuestion,
  type TestResult,
  type TestRun,
} from '../contract.ts';
import { runLostMs } from '../rules.ts';

export type Tested = {
  readonly questions: readonly TestQuestion[];
  readonly run: (TestRun & { readonly results: readonly TestResult[] }) | null;
};

const load = async (): Promise<Tested> => {
  const [{ testQuestions }, { run }] = await Promise.all([
    api.call(listTestQuestions, {}),
    api.call(readLatestTestRun, {}),
  ]);
  return { questions: testQuestions, run };
};

const goingEveryMs = 800;
const awaitedEveryMs = 6000;

/** True while its questions are being asked. */
export const isGoing = (run: TestRun | null): boolean =>
  run !== null && run.asked < run.total && Date.now() - Date.parse(run.ranAt) < runLostMs;

/** `order` runs all questions now. What was changed is asked by the server itself, and shows here when it has been. */
export function useTestRun(): Loaded<Tested> & { order(): Promise<void> } {
  const loaded = useLoaded(load);
  const { value, reload } = loaded;
  const everyMs = !value || value.questions.length === 0 ? null : pauseOf(value.run);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(reload, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, reload]);
  const order = () => runAsync(() => api.call(runTests, {}), {}).then(reload, () => undefined);
  return { ...loaded, order };
}

function pauseOf(run: TestRun | null): number | null {
  if (isGoing(run)) return goingEveryMs;
  return run?.isCurrent ? null : awaitedEveryMs;
}
