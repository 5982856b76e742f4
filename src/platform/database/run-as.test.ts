// The embedded PostgreSQL under different users: root, an ordinary one, the wrong one, and one who may not write.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openFolder, query } from '../../../tests/support/cluster.ts';
import { logTo } from '../log.ts';
import { packageRoot } from '../package-root.ts';
import { binariesAt, findBinaries } from './binaries.ts';
import { startEmbedded } from './embedded.ts';
import { placeFor } from './place.ts';
import { socketAt } from './postmaster.ts';

// Each start is a process of its own that compiles what it runs.
vi.setConfig({ testTimeout: 60_000 });

const folders: string[] = [];
function aFolder(mode = 0o755, owner?: number): string {
  const folder = openFolder();
  folders.push(folder);
  if (owner !== undefined) chownSync(folder, owner, owner);
  chmodSync(folder, mode);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Two users that every system has in /etc/passwd, as initdb demands: daemon and bin. */
const ann = 1;
const bob = 2;

type Said = { started?: string; dataDir?: string; refused?: string; name?: string };

function startAs(uid: number, dataRoot: string): Said {
  const program = join(packageRoot, 'tests/support/start-as.ts');
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, dataRoot], {
    uid,
    gid: uid,
    cwd: packageRoot,
    env: { PATH: process.env.PATH, TMPDIR: '/tmp' },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Said;
}

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('not root: what other users see of the embedded database is not tested in this run');

describe.runIf(isRoot)('an ordinary user', () => {
  it('runs it as themselves', () => {
    const folder = aFolder(0o700, ann);
    const said = startAs(ann, folder);
    expect(said).toEqual({ started: '18.4', dataDir: join(folder, 'postgres') });
    expect(statSync(join(folder, 'postgres')).uid).toBe(ann);
  });

  it('is told so when the data belongs to someone else', () => {
    const folder = aFolder(0o777);
    startAs(ann, folder);
    expect(startAs(bob, folder)).toEqual({
      name: 'StartError',
      refused: `The database in ${join(folder, 'postgres')} belongs to another user (uid ${ann}): start Telle as that user, or choose another DATA_DIR.`,
    });
  });

  it('is told so when the data directory is read-only, empty or not', () => {
    const folder = aFolder(0o755, ann);
    const sentence = `The data directory ${folder} cannot be written by this user: make it writable, or choose another with DATA_DIR.`;
    expect(startAs(bob, folder)).toEqual({ name: 'StartError', refused: sentence });
    startAs(ann, folder);
    chmodSync(folder, 0o555);
    expect(startAs(ann, folder)).toEqual({ name: 'StartError', refused: sentence });
  });
});

describe.runIf(isRoot)('a user without a name', () => {
  it('is told so, since PostgreSQL wants one', () => {
    expect(startAs(54_321, aFolder(0o777)).refused).toMatch(/uid 54321 has no name in \/etc\/passwd/);
  });
});

describe.runIf(isRoot)('root', () => {
  it('hands it to nobody, and data of an ordinary user to that user', async () => {
    const folder = aFolder(0o755, ann);
    startAs(ann, folder);
    expect(placeFor(folder, findBinaries()).who.identity.uid).toBe(ann);
    expect(startAs(0, folder).started).toBe('18.4');
    expect(statSync(join(folder, 'postgres')).uid).toBe(ann);
  });

  it('keeps data and programs elsewhere where nobody cannot reach them, and finds them again', async () => {
    const closed = aFolder(0o700);
    const elsewhere = aFolder();
    const home = join(closed, 'native');
    cpSync(findBinaries().home, home, { recursive: true, verbatimSymlinks: true });
    const dataRoot = join(closed, 'data');
    for (const turn of [1, 2]) {
      const embedded = await startEmbedded({
        dataRoot,
        log: logTo('silent'),
        binaries: binariesAt(home, 18),
        elsewhere,
      });
      expect(embedded.dataDir.startsWith(elsewhere)).toBe(true);
      const sql = turn === 1 ? 'create table kept as select 1 as it; select it from kept' : 'select it from kept';
      await query(socketAt(embedded.socketDir(), 'postgres'), sql);
      await embedded.stop();
    }
    expect(lstatSync(join(dataRoot, 'postgres')).isSymbolicLink()).toBe(true);
  });

  it('says so when data that could be reached no longer can', async () => {
    const above = aFolder();
    const dataRoot = join(above, 'data');
    mkdirSync(dataRoot);
    startAs(0, dataRoot);
    chmodSync(above, 0o700);
    expect(startAs(0, dataRoot).refused).toMatch(/can no longer reach .*: open the folders above it with chmod o\+x/);
  });
});
