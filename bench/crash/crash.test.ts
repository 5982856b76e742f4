// A tenth of `npm run bench:crash`.
import { expect, it } from 'vitest';
import { crash } from './crash.ts';

it('loses nothing that was acknowledged and leaves nothing half done when server and database are killed', async () => {
  const report = await crash({ serverKills: 5, databaseKills: 2, seed: 7 });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(50);
}, 180_000);

it('would find out a server that has no transactions', async () => {
  // A kill shows it only when it falls between two statements, so there are many tries.
  const report = await crash({ serverKills: 50, databaseKills: 0, seed: 7, guarded: false });
  expect(report.wrong).not.toEqual([]);
}, 180_000);
