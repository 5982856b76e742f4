// The words of background work: what a domain registers, and what its handler is given.

/** One piece of work as its handler sees it. */
export type WorkInHand = {
  readonly name: string;
  readonly effectKey: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** 1 for the first try. */
  readonly attempt: number;
  /** True when this is the last try before the work counts as failed. */
  readonly isLast: boolean;
  /** Aborted when the time is over or the worker has to stop. */
  readonly signal: AbortSignal;
  /**
   * Does something outside under its key. Once it is known to be done it is not done again, and its result is given
   * from memory. A worker that was killed between doing and noting does it again with the same key: pass the key on to a
   * provider that can tell repeats. Throws when another worker is at it. The result must survive JSON.
   */
  once<T>(effectKey: string, effect: () => Promise<T>): Promise<T>;
};

/**
 * Resolves when done. Throws to be called again later; an error with `retryable: false` fails for good at once, and before
 * one with `retryAfterSeconds` that long is waited at least.
 */
export type WorkHandler = (work: WorkInHand) => Promise<void>;

export type Registration = {
  readonly handler: WorkHandler;
  /** How many more times after the first. */
  readonly retries: number;
  /** The first pause; each further one is twice as long, up to a quarter of an hour, and a little uneven. */
  readonly backoffSeconds: number;
  readonly timeoutSeconds: number;
  /** How many at a time in one process; 2 unless said. */
  readonly inParallel?: number;
  /** Also done at these times (UTC), by one process. `17 * * * *`; a minute missed while all were down is not made up for. */
  readonly cron?: string;
};
