// Where the embedded cluster and its programs live. Usually below DATA_DIR and node_modules; where the user that runs
// PostgreSQL cannot go there (a closed home folder), both are kept under /var/lib/telle.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Binaries, binariesAt } from './binaries.ts';
import { canReach, type RunAs, whoRuns } from './run-as.ts';

/** `dataDir` may not exist yet; the folder above it does, and can be written. */
export type Place = { readonly dataDir: string; readonly binaries: Binaries; readonly who: RunAs };

/** Chooses the place of DATA_DIR's cluster and makes the folders above it; a StartError says what stands in the way. */
export function placeFor(dataRoot: string, binaries: Binaries, elsewhere = '/var/lib/telle'): Place {
  const root = resolve(dataRoot);
  makeFolder(root);
  const usual = join(root, 'postgres');
  const who = whoRuns(usual);
  const dataDir = movedTo(usual) ?? (canReach(who, root) ? usual : moveTo(usual, root, elsewhere, who));
  makeFolder(dirname(dataDir));
  return { dataDir, binaries: reachable(who, binaries, elsewhere), who };
}

/** Where the cluster is kept when it is not in its usual place. */
export function movedTo(usual: string): string | undefined {
  return lstatSync(usual, { throwIfNoEntry: false })?.isSymbolicLink()
    ? resolve(dirname(usual), readlinkSync(usual))
    : undefined;
}

/** Leaves a link where the cluster would have been, so that the next start and the operator find it. */
function moveTo(usual: string, root: string, elsewhere: string, who: RunAs): string {
  if (existsSync(usual))
    throw new StartError(
      `The user that runs PostgreSQL (uid ${who.uid}) can no longer reach ${usual}: open the folders above it with chmod o+x.`,
    );
  const dataDir = join(elsewhere, createHash('sha256').update(root).digest('hex').slice(0, 12), 'postgres');
  try {
    symlinkSync(dataDir, usual);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw notWritable(root, cause);
  }
  return dataDir;
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const unclear = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw notWritable(path, (unclear && hindrance(path)) || cause);
  }
}

/** What stands in the way at the lowest folder that there is: `mkdir` of several at once only says ENOENT. */
export function hindrance(path: string): unknown {
  if (!existsSync(path)) return dirname(path) === path ? undefined : hindrance(dirname(path));
  try {
    if (!statSync(path).isDirectory()) return { code: 'ENOTDIR' };
    accessSync(path, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Says in a sentence why a folder cannot be written, and what to do. */
export function notWritable(path: string, cause: unknown): StartError {
  const { code } = cause as NodeJS.ErrnoException;
  const [why, remedy] =
    code === 'EROFS'
      ? ['is on a read-only file system', 'make it writable']
      : code === 'ENOSPC' || code === 'EDQUOT'
        ? ['is on a disk that is full', 'make room']
        : code === 'ENOTDIR' || code === 'EEXIST'
          ? ['is not a folder', 'remove what is in its place']
          : ['cannot be written by this user', 'make it writable'];
  return new StartError(`The data directory ${path} ${why}: ${remedy}, or choose another with DATA_DIR.`, { cause });
}

/** The binaries themselves, or a copy where that user can run them. */
function reachable(who: RunAs, binaries: Binaries, elsewhere: string): Binaries {
  if (canReach(who, join(binaries.home, 'bin')) && canReach(who, join(binaries.home, 'lib'))) return binaries;
  const version = createHash('sha256').update(binaries.home).digest('hex').slice(0, 12);
  const copy = join(elsewhere, `binaries-${version}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}.new-${process.pid}`;
    try {
      cpSync(binaries.home, fresh, { recursive: true, verbatimSymlinks: true });
      renameSync(fresh, copy);
    } catch (cause) {
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(copy)) throw notWritable(elsewhere, cause);
    }
  }
  return binariesAt(copy, binaries.major);
}
