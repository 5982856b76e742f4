// Makes a new cluster. It is built aside and moved into place whole, so that a kill in the middle or a second process
// beside this one leaves either nothing or a finished cluster.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { notWritable, type Place } from './place.ts';
import { embeddedUser, isAlive } from './postmaster.ts';

const run = promisify(execFile);

/** Makes the cluster of `place` unless another process makes it first. */
export async function initialise(place: Place): Promise<void> {
  await makeAside(place, async (fresh) => {
    await run(place.binaries.initdb, initdbArguments(fresh, place.binaries.major), {
      ...place.who.identity,
      cwd: '/',
      env: {},
    });
  });
}

/** Fills a folder of PostgreSQL's user by `fill` and moves it into the cluster's place; false where one came there first. */
export async function makeAside(place: Place, fill: (fresh: string) => Promise<void>): Promise<boolean> {
  const above = dirname(place.dataDir);
  const mark = `${basename(place.dataDir)}.new-`;
  removeLeftovers(above, mark);
  const fresh = join(above, `${mark}${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(fresh, { mode: 0o700 });
    const { uid, gid } = place.who.identity;
    if (uid !== undefined && gid !== undefined) chownSync(fresh, uid, gid);
    await fill(fresh);
    return moveIntoPlace(fresh, place.dataDir);
  } catch (cause) {
    rmSync(fresh, { recursive: true, force: true });
    if (cause instanceof StartError) throw cause;
    throw whyNot(place, cause);
  }
}

function initdbArguments(dataDir: string, major: number): string[] {
  // Sorts by code point and knows upper and lower case of every language, alike on every system.
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const locale = ['-E', 'UTF8', ...(major >= 17 ? builtin : ['--locale=C.UTF-8'])];
  // Whoever reaches the socket is let in: it lies in a folder that only this user can enter.
  return ['-D', dataDir, '-U', embeddedUser, '--auth=trust', ...locale];
}

function moveIntoPlace(fresh: string, dataDir: string): boolean {
  try {
    renameSync(fresh, dataDir);
    const above = openSync(dirname(dataDir), 'r');
    fsyncSync(above);
    closeSync(above);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    rmSync(fresh, { recursive: true, force: true });
    return false;
  }
}

function removeLeftovers(above: string, mark: string): void {
  for (const name of readdirSync(above)) {
    if (!name.startsWith(mark)) continue;
    const pid = Number.parseInt(name.slice(mark.length), 10);
    if (!isAlive(pid)) rmSync(join(above, name), { recursive: true, force: true });
  }
}

function whyNot({ dataDir, binaries, who }: Place, cause: unknown): StartError {
  const { code, stderr = '' } = cause as { code?: string | number; stderr?: string };
  if (/No space left/.test(stderr)) return notWritable(dirname(dataDir), { code: 'ENOSPC' });
  if (/Read-only file system/.test(stderr)) return notWritable(dirname(dataDir), { code: 'EROFS' });
  if (/could not look up effective user/.test(stderr))
    return new StartError(
      `The user with uid ${who.uid} has no name in /etc/passwd, and PostgreSQL wants one: start Telle as a user that has, or set DATABASE_URL.`,
    );
  if (code === 'ENOENT' || code === 'EACCES')
    return new StartError(
      `${binaries.initdb} cannot be run here (${code}): the embedded PostgreSQL needs glibc or macOS; elsewhere set DATABASE_URL.`,
      { cause },
    );
  if (typeof code === 'string') return notWritable(dirname(dataDir), cause);
  const line = stderr.split('\n').find((text) => /error|FATAL/i.test(text)) ?? String(cause);
  return new StartError(`The embedded database could not be made in ${dataDir}: ${line.trim()}`, { cause });
}
