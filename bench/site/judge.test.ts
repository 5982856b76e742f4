// A page passes at the bars and at nothing less, and one bad look of five does not fail it.
import { describe, expect, it } from 'vitest';
import { judged, type Look, median } from './judge.ts';

const good: Look = {
  ...{ performance: 99, accessibility: 100, bestPractices: 100, seo: 100 },
  ...{ lcpMs: 1200, cls: 0, lost: [] },
};
const limit: Look[] = [750, 800, 5000].map((lcpMs) => ({ ...good, lcpMs }));

describe('a row of the table', () => {
  it('takes the middle of the looks, and the limit page by the same rule', () => {
    const row = judged('/', [good, { ...good, performance: 12, lcpMs: 9000 }, good], limit);
    expect(row).toMatchObject({ performance: 99, lcpMs: 1200, lcpRatio: 1.5, misses: [] });
  });

  it.each([
    [{ performance: 97 }, 'performance 97'],
    [{ accessibility: 99 }, 'accessibility 99'],
    [{ bestPractices: 96 }, 'bestPractices 96'],
    [{ seo: 92 }, 'seo 92'],
    [{ lcpMs: 1281 }, 'lcpRatio 1.60'],
    [{ cls: 0.021 }, 'cls 0.021'],
  ])('misses a bar with %o', (worse, miss) => {
    expect(judged('/', [{ ...good, ...worse }], limit).misses).toEqual([miss]);
  });

  it('passes nothing without a look', () => {
    expect(median([])).toBeNaN();
    expect(judged('/', [], limit).misses).toHaveLength(6);
  });
});
