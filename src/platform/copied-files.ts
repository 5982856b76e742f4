// Files and folders as a backup takes them: also from where somebody else works meanwhile, and only done when the disk has them.
import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';

/** A disk takes many small files together in the time of a few. */
const copiesAtOnce = 16;

type Entry = { readonly name: string; readonly isFile: boolean; readonly isFolder: boolean };

/** What lies in a folder, by its name. With `follows` a link is what it leads to, and passed over where that is gone. */
export async function entriesOf(folder: string, follows: boolean): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const { name } = entry;
    const led = follows && entry.isSymbolicLink() ? await stat(join(folder, name)).catch(() => entry) : entry;
    entries.push({ name, isFile: led.isFile(), isFolder: led.isDirectory() });
  }
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Copies several at once. Where one fails, no other is begun, and none is on its way any more when that is told. */
export async function copyEach<T>(copied: readonly T[], copy: (one: T) => Promise<void>): Promise<void> {
  const failed: unknown[] = [];
  const tried = async (one: T) => {
    if (!failed.length) await copy(one).catch((cause) => failed.push(cause));
  };
  await pMap(copied, tried, { concurrency: copiesAtOnce });
  if (failed.length) throw failed[0];
}

/** Waits for a copy, and passes over what is gone by now. */
export async function unlessGone(path: string, copying: Promise<void>): Promise<void> {
  await copying.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || existsSync(path)) throw error;
  });
}

/** Copies a file to where there is none, for this user alone to read and write, and is done when the disk has it. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  // A backup that was made read-only, or lay on a disk without permissions, is opened and written to again.
  await chmod(to, 0o600);
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
