// Keeps the finder from falling: shares measured on businesses that nobody looked at while its concepts were written.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadSet } from '../receptionist/format.ts';
import { measure } from './measure.ts';

it('answers what unseen businesses taught, and refuses what they did not', async () => {
  const figures = await measure(loadSet(fileURLToPath(new URL('./held', import.meta.url))));
  expect(figures.answered).toBeGreaterThanOrEqual(0.96);
  expect(figures.refusalRecall).toBeGreaterThanOrEqual(0.93);
  expect(figures.refusalPrecision).toBeGreaterThanOrEqual(0.95);
});
