// Many copies at once.
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { copyEach } from './copied-files.ts';

it('begins nothing after a copy that failed, and tells of it when no other is on its way', async () => {
  const [begun, done]: [number[], number[]] = [[], []];
  const copying = copyEach(
    Array.from({ length: 100 }, (_, at) => at),
    async (at) => {
      begun.push(at);
      if (at === 3) throw new Error('no room');
      await turn();
      done.push(at);
    },
  );
  await expect(copying).rejects.toThrow('no room');
  expect(begun.length).toBeLessThan(40);
  expect(done).toEqual(begun.filter((at) => at !== 3));
});
