// How a process ends on a signal: step by step, so that nobody is dropped, and for certain. A step that fails holds up neither
// the next one nor the end, and one that hangs is waited for only so long.
import { asFault, describeForLog } from '#platform/http/translate.ts';
import type { Log } from '#platform/log.ts';

/** Each step is tried, whatever became of the one before it. */
export type StopSteps = readonly (() => void | Promise<void>)[];

/** More than an orderly stop may take (answers 25 s, turns 15 s, work 20 s, PostgreSQL 15 s) and less than systemd waits. */
const stopMsMax = 85_000;
/** npm sends a signal on to a process that the terminal or systemd has told as well: that is said once, not twice. */
const echoMsMax = 2_000;

type Given = {
  readonly steps: StopSteps;
  readonly log: Log;
  /** Ends the process; code 1 when something was not stopped in order. */
  readonly end: (code: 0 | 1) => void;
  readonly msMax?: number;
  readonly now?: () => number;
};

/** Gives what each signal is told to. The first begins the stop; one that comes while it goes on ends the process at once. */
export function stopperOf({ steps, log, end, msMax = stopMsMax, now = () => performance.now() }: Given) {
  let begunAt: number | undefined;
  return async (signal: string): Promise<void> => {
    if (begunAt !== undefined) {
      if (now() - begunAt < echoMsMax) return;
      log.warn({ signal }, 'told again: ending at once');
      return end(1);
    }
    begunAt = now();
    log.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      log.error({ msMax }, 'the stop takes too long: ending at once');
      end(1);
    }, msMax);
    let code: 0 | 1 = 0;
    for (const step of steps)
      try {
        await step();
      } catch (error) {
        log.error(describeForLog(asFault(error)), 'a step of the stop failed');
        code = 1;
      }
    clearTimeout(late);
    end(code);
  };
}

/** Ends this process on SIGINT and SIGTERM, and logs a promise that nobody waited for instead of ending on it. */
export function stopOnSignal(steps: StopSteps, log: Log): void {
  const stop = stopperOf({ steps, log, end: (code) => process.exit(code) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  process.on('unhandledRejection', (reason) => {
    log.error({ reason: reason instanceof Error ? reason.stack : String(reason) }, 'a promise was rejected unheard');
  });
}
