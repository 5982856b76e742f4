// The one source of "now", so that a test can hold it still.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
