// `npm run backup -- FOLDER`: copies everything that the embedded default keeps, while the server goes on answering. Exit code 1
// when something stands in the way.
import { realpathSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { below, besidePart, clusterPart, inTheWay, listBackup, listName } from '#platform/backup-folder.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { copyDurably, unlessGone } from '#platform/copied-files.ts';
import { copyCluster } from '#platform/database/base-backup.ts';
import { findBinaries } from '#platform/database/binaries.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { checkMade } from '#platform/database/look.ts';
import { hindrance } from '#platform/database/place.ts';
import { logTo } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { printed } from './operator-command.ts';

const usage = 'npm run backup -- FOLDER, which does not exist yet or is empty';

async function backUp({ DATA_DIR, DATABASE_URL, SECRET }: Config, words: readonly string[]): Promise<string> {
  const [word, ...more] = words;
  if (!word || more.length) throw new StartError(usage);
  if (DATABASE_URL)
    throw new StartError(
      'The database of DATABASE_URL is backed up by pg_dump of its own PostgreSQL; keep a copy of DATA_DIR beside that.',
    );
  checkMade(DATA_DIR);
  const folder = resolve(word);
  const data = resolve(DATA_DIR);
  if (isWithin(data, folder))
    throw new StartError(
      `${folder} lies in DATA_DIR, and would be lost with it: choose a folder elsewhere, best on another disk.`,
    );
  const undo = await makeEmpty(folder);
  try {
    return await fill(folder, data, SECRET);
  } catch (cause) {
    await undo();
    throw inTheWay(`Nothing was backed up to ${folder}`, cause);
  }
}

async function fill(folder: string, data: string, SECRET: Config['SECRET']): Promise<string> {
  const madeAt = new Date().toISOString();
  const embedded = await startEmbedded({ dataRoot: data, log: logTo('silent') });
  try {
    await copyCluster(embedded.dataDir, embedded.socketDir(), join(folder, clusterPart));
  } finally {
    await embedded.stop();
  }
  // After the database: a file that a row names is there by then.
  await copyBeside(data, join(folder, besidePart));
  const { files } = await listBackup(folder, { madeAt, postgres: findBinaries().major });
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const signing = SECRET ? ' SECRET is set in the environment and not in it: keep it as well.' : '';
  return `Backed up ${data} to ${folder}: ${files.length} files, ${megabytes.toFixed(0)} MB, each read back.${signing}`;
}

/** Whether the one path is the other or lies in it, wherever links lead. */
function isWithin(outer: string, inner: string): boolean {
  const way = relative(real(outer), real(inner));
  return way !== '..' && !way.startsWith('../');
}

/** A path without links, of which the end need not exist. */
function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(real(dirname(path)), basename(path));
  }
}

/** Makes the folder this backup's own; what it gives takes away again all that was made. */
async function makeEmpty(folder: string): Promise<() => Promise<void>> {
  let made: string | undefined;
  let there: string[];
  try {
    made = await mkdir(folder, { recursive: true, mode: 0o700 });
    there = await readdir(folder);
  } catch (cause) {
    throw inTheWay(`Nothing was backed up to ${folder}`, hindrance(folder) ?? cause);
  }
  if (!there.length) {
    // Of two backups that find it empty, one makes this.
    await mkdir(join(folder, clusterPart), { mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw inTheWay(`Nothing was backed up to ${folder}`, cause);
      there = [clusterPart];
    });
  }
  if (there.length)
    throw new StartError(
      there.includes(clusterPart) && !there.includes(listName)
        ? `${folder} holds a backup that was broken off or is still being taken: name another folder, and remove this one when no backup is running.`
        : `${folder} is not empty: name a folder that does not exist yet, so that no backup is mixed with another.`,
    );
  return async () => {
    for (const name of [clusterPart, besidePart, listName])
      await rm(join(folder, name), { recursive: true, force: true });
    if (made !== undefined) await rmdir(folder);
  };
}

async function copyBeside(data: string, into: string): Promise<void> {
  const { files } = await below(data, (path) => /^postgres(?:\.new-|$)/.test(path));
  for (const path of files) {
    const to = join(into, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await unlessGone(join(data, path), copyDurably(join(data, path), to));
  }
}

await printed(() => backUp(readConfig(), process.argv.slice(2)));
