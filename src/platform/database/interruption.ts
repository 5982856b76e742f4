// What happens when the database goes away under a running server: one watch at a time tries until it answers again.
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

const retryMs = 250;

export type Watch = {
  /** Called for each broken connection; the first one starts the watch. */
  broken(error: Error): void;
  stop(): void;
};

/** `restore` brings the database back or throws. The log gets one line at the beginning and one at the end. */
export function watchFor(restore: () => Promise<void>, log: Log): Watch {
  let watching = false;
  let stopped = false;

  async function watch(): Promise<void> {
    let lastReason = '';
    while (!stopped) {
      try {
        await restore();
        log.info({}, 'the database answers again');
        return;
      } catch (error) {
        const { message } = error as Error;
        if (message !== lastReason && !stopped) log.warn({ reason: message }, 'the database is still away');
        lastReason = message;
      }
      await pause(retryMs, undefined, { ref: false });
    }
  }

  return {
    broken: (error) => {
      if (watching || stopped) return;
      watching = true;
      log.warn({ reason: error.message }, 'the connection to the database broke');
      void watch().finally(() => {
        watching = false;
      });
    },
    stop: () => {
      stopped = true;
    },
  };
}
