// Leaves a model alone that keeps failing: after some failures in a row nobody asks it for a while, then one turn tries, and
// only if that one is answered do the others follow.
import type { Clock } from '#platform/clock.ts';

export const failuresMax = 5;
/** The first rest, in milliseconds; each try that fails doubles it, up to the longest. */
export const restMs = 60_000;
export const restMsMax = 15 * 60_000;

/** Leave to ask once. Whoever has it says how it went, or that it was not used. */
export type Leave = { succeeded(): void; failed(): void; unused(): void };

export type Breaker = {
  /** Null while the model is left alone. */
  leave(): Leave | null;
};

export function breaker(clock: Clock): Breaker {
  let failures = 0;
  let rest = restMs;
  let restsUntil: number | null = null;
  let isTrying = false;

  const restFor = (ms: number) => {
    rest = Math.min(ms, restMsMax);
    restsUntil = clock.now().getTime() + rest;
  };
  const recover = () => {
    failures = 0;
    rest = restMs;
    restsUntil = null;
  };
  const usual: Leave = {
    succeeded: recover,
    failed: () => {
      failures += 1;
      if (failures >= failuresMax && restsUntil === null) restFor(restMs);
    },
    unused: () => {},
  };
  const trial: Leave = {
    succeeded: () => {
      isTrying = false;
      recover();
    },
    failed: () => {
      isTrying = false;
      restFor(rest * 2);
    },
    unused: () => {
      isTrying = false;
    },
  };

  return {
    leave: () => {
      if (restsUntil === null) return usual;
      if (isTrying || clock.now().getTime() < restsUntil) return null;
      isTrying = true;
      return trial;
    },
  };
}
