// What the tasks of a page's main thread take of the processor. A machine with other work lets them wait, which a clock on the
// wall counts as theirs; this does not.
import type { Page } from 'playwright-core';

type Traced = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the processor; absent where the platform does not tell. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

const isTask = ({ name }: Traced) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask';

/** Begins to look; what it gives ends that, and resolves with the longest task in milliseconds of the processor. */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const main = new Set<string>();
  const longest = new Map<string, number>();
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as readonly Traced[]) {
      const thread = threadOf(event);
      if (event.ph === 'M' && event.name === 'thread_name' && event.args?.name === 'CrRendererMain') main.add(thread);
      if (event.tdur !== undefined && isTask(event))
        longest.set(thread, Math.max(longest.get(thread) ?? 0, event.tdur));
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return Math.max(0, ...[...main].map((thread) => longest.get(thread) ?? 0)) / 1000;
  };
}
