// What a system says no to, told to whoever keeps a backup; the folder itself is tested in src/server/backup.test.ts.
import { expect, it } from 'vitest';
import { inTheWay } from './backup-folder.ts';
import { StartError } from './start-error.ts';

it.each([
  ['ENOSPC', 'Nothing was kept: the disk is full. Make room, or choose a folder on another.'],
  ['EROFS', 'Nothing was kept: the file system is read-only. Make it writable, or choose a folder on another.'],
  ['EACCES', 'Nothing was kept: this user may not (open it). Do it as the user that starts Telle.'],
  ['EIO', 'Nothing was kept: open it.'],
])('says of %s what to do', (code, sentence) => {
  const told = inTheWay('Nothing was kept', Object.assign(new Error('open it'), { code }));
  expect(told).toBeInstanceOf(StartError);
  expect((told as Error).message).toBe(sentence);
});

it('leaves a sentence and a fault of our own as they are', () => {
  for (const error of [new StartError('It is full.'), new TypeError('x is undefined')])
    expect(inTheWay('Nothing was kept', error)).toBe(error);
});
