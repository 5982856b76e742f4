// A case passes at its bar and not above it, and what was never measured passes nothing.
import { describe, expect, it } from 'vitest';
import { answerRow, bars, misses, paintRow, percentile } from './judge.ts';

describe('a row of the desk', () => {
  it('takes the middle paint, as a multiple of the middle of the limit page', () => {
    const row = paintRow('/inbox', [900, 5000, 800], [500, 450, 400], true);
    expect(row).toMatchObject({ value: 2, bar: bars.paintRatio, more: { lcpMs: 900, worstMs: 5000 } });
    expect(misses(row)).toBe(false);
    expect(misses(paintRow('/inbox', [1000], [450], true))).toBe(true);
  });

  it('tells beside what it judges', () => {
    expect(misses(paintRow('/inbox', [9000], [450], false))).toBe(false);
  });

  it('takes the slow end of the answers, and judges the processor as it is', () => {
    const ms = Array.from({ length: 20 }, (_, at) => 81 + at);
    expect(answerRow('resolve', ms, [900])).toMatchObject({ value: 99, more: { p50: 91, runs: 20, slowP95: 900 } });
    expect(misses(answerRow('resolve', ms, [900]))).toBe(false);
    expect(misses(answerRow('resolve', [...ms, 101, 101], []))).toBe(true);
  });

  it('passes nothing that was not measured', () => {
    expect(percentile([], 0.95)).toBeNaN();
    expect(misses(answerRow('resolve', [], []))).toBe(true);
    expect(misses(paintRow('/inbox', [], [700], true))).toBe(true);
  });
});
