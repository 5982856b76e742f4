// The bars of the signed-in desk, and how several measurements of one case become one row.
import { median } from '../site/judge.ts';

export const bars = {
  /** The frame's largest paint, times that of the limit page. */
  paintRatio: 2.2,
  /** From a click or a key to a screen that answers, at the 95th percentile. */
  answerMs: 100,
  /** The longest task while a list of a hundred thousand is scrolled and searched. */
  taskMs: 50,
  /** Script of the first page that is opened, and of one that is gone to from there; gzipped. */
  firstBytes: 170_000,
  laterBytes: 40_000,
};

export type Row = {
  readonly part: 'paint' | 'answer' | 'list' | 'weight';
  readonly name: string;
  readonly value: number;
  readonly unit: '× limit' | 'ms' | 'bytes';
  /** Undefined for what is told beside what is judged. */
  readonly bar?: number;
  /** Further figures of the same case, by name. */
  readonly more: Readonly<Record<string, number>>;
};

/** What cannot be measured misses as well. */
export const misses = ({ bar, value }: Row): boolean => bar !== undefined && !(value <= bar);

/** The value that `share` of all are at or below, by nearest rank. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export function paintRow(name: string, lcpMs: readonly number[], limitMs: readonly number[], isJudged: boolean): Row {
  const value = rounded(median(lcpMs) / median(limitMs), 2);
  const more = { lcpMs: rounded(median(lcpMs)), worstMs: rounded(Math.max(...lcpMs)) };
  return { part: 'paint', name, value, unit: '× limit', ...(isJudged && { bar: bars.paintRatio }), more };
}

/** `slowMs`: the same acts on a processor slowed four times, which are told alone. */
export function answerRow(name: string, ms: readonly number[], slowMs: readonly number[]): Row {
  const more = { p50: rounded(median(ms)), runs: ms.length, slowP50: rounded(median(slowMs)) };
  return {
    ...{ part: 'answer', name, value: rounded(percentile(ms, 0.95)), unit: 'ms', bar: bars.answerMs },
    more: { ...more, slowP95: rounded(percentile(slowMs, 0.95)) },
  };
}
