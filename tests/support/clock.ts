// A clock that stands still until it is moved, and ids that come out the same in every run.
import type { Clock } from '#platform/clock.ts';
import { type Ids, idsOf } from '#platform/ids.ts';

/** Tests begin on a Monday at 15:00 UTC, 10:00 in New York. */
export const testStart = new Date('2026-03-02T15:00:00.000Z');

export type TestClock = Clock & {
  /** Moves the clock; negative seconds move it back. */
  forward(seconds: number): void;
  setTo(instant: Date): void;
};

export function testClock(start = testStart): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    forward: (seconds) => {
      now += seconds * 1000;
    },
    setTo: (instant) => {
      now = instant.getTime();
    },
  };
}

/** Ids of that clock whose random part counts up from one, so that they sort in the order they were made. */
export function testIds(clock: Clock): Ids {
  let made = 0n;
  return idsOf(clock, (bytes) => {
    made += 1n;
    return Uint8Array.from({ length: bytes }, (_, at) => Number((made >> BigInt(8 * (bytes - 1 - at))) & 255n));
  });
}
