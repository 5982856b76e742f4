// Many copies at once; that a whole cluster is copied is tested with the commands, in src/server/backup.test.ts.
import { tmpdir } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { checkRoom, copyEach } from './base-backup.ts';

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

it('begins no copy that the disk has no room for', async () => {
  await expect(checkRoom(1, tmpdir())).resolves.toBeUndefined();
  await expect(checkRoom(1e18, tmpdir())).rejects.toThrow(
    /^The database has 1000000000000 MB, and \d+ MB are free in .*: make room, or choose/,
  );
});
