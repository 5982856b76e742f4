// Keeps what callers of each trade ask connected with what its owners write.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { measureTrades } from './trades.ts';

/** The least share that is answered with the right entry, and that is refused because nobody taught it. */
const floors = [
  ['home', 0.91, 1],
  ['health', 0.93, 0.94],
  ['beauty', 0.94, 1],
  ['office', 0.76, 1],
  ['wheels', 0.82, 0.87],
  ['stay', 0.86, 0.81],
  ['learn', 0.83, 0.85],
  ['craft', 0.88, 0.72],
] as const;

describe('what callers of a trade ask is answered with the entry meant, and else refused', () => {
  it.each(floors)('%s', async (theme, answered, refused) => {
    const figures = await measureTrades(fileURLToPath(new URL(`./trades/${theme}.txt`, import.meta.url)));
    const missed = figures.missed.join('\n');
    expect(figures.answered, missed).toBeGreaterThanOrEqual(answered);
    expect(figures.refused, missed).toBeGreaterThanOrEqual(refused);
  });
});
