// The room for a copy; that a whole cluster is copied is tested with the commands, in src/server/backup.test.ts.
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { checkRoom } from './base-backup.ts';

it('begins no copy that the disk has no room for', async () => {
  await expect(checkRoom(1, tmpdir())).resolves.toBeUndefined();
  await expect(checkRoom(1e18, tmpdir())).rejects.toThrow(
    /^The database has 1000000000000 MB, and \d+ MB are free in .*: make room, or choose/,
  );
});
