import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs once for the first that asks, and once more for all that ask meanwhile, also where it fails', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const ask = oneAtATime(async () => {
    begun += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    if (begun === 1) throw new Error('it broke');
  });
  ask();
  ask();
  ask();
  expect(begun).toBe(1);
  ends.shift()?.();
  await expect.poll(() => begun).toBe(2);
  ends.shift()?.();
  await expect.poll(() => ends.length).toBe(0);
  ask();
  await expect.poll(() => begun).toBe(3);
});
