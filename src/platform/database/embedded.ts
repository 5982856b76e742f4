// Keeps the embedded PostgreSQL of one data directory running: adopts the one that answers, waits for one on its way,
// starts it otherwise. Several Telle processes may share it; the last to leave stops it.
import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { checkVersion } from './look.ts';
import { notWritable, type Place, placeFor } from './place.ts';
import { isAlive, probe, readPostmaster, removeIfStale, socketAt } from './postmaster.ts';

export type Embedded = {
  readonly dataDir: string;
  /** Where the running server listens; it may change when a dead one is replaced. */
  socketDir(): string;
  /** Brings a dead server back; several calls at once are one. */
  revive(): Promise<void>;
  /** Stops the server unless another program is connected. */
  stop(): Promise<void>;
};

const startMsMax = 60_000;
const stopMsMax = 15_000;
const logBytesMax = 10_000_000;

/** Modest on purpose: the whole product is to be at home in 250 MB. `-c` settings win over postgresql.conf. */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  // After a crash: one call for the file system instead of one for each of a thousand files. Only Linux has it.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};

type Options = {
  readonly dataRoot: string;
  readonly log: Log;
  /** Another PostgreSQL than the installed one, and other settings: for tests. */
  readonly binaries?: Binaries;
  readonly extra?: Readonly<Record<string, string>>;
  readonly elsewhere?: string;
};

/** Resolves once the server answers; a StartError says in a sentence why it cannot. */
export async function startEmbedded({ dataRoot, log, binaries, extra = {}, elsewhere }: Options): Promise<Embedded> {
  const place = placeFor(dataRoot, binaries ?? findBinaries(), elsewhere);
  if (!existsSync(join(place.dataDir, 'PG_VERSION'))) await initialise(place);
  checkVersion(place.dataDir, place.binaries.major);
  let socketDir = await ensureRunning(place, { ...settings, ...extra });
  let reviving: Promise<void> | undefined;
  let stopped = false;
  const revive = async () => {
    if (stopped || (await probe(socketDir)) === 'answers') return;
    log.warn({ dataDir: place.dataDir }, 'the embedded database is down; starting it again');
    socketDir = await ensureRunning(place, { ...settings, ...extra });
    log.info({ dataDir: place.dataDir }, 'the embedded database is back');
  };
  return {
    dataDir: place.dataDir,
    socketDir: () => socketDir,
    revive: () => {
      reviving ??= revive().finally(() => {
        reviving = undefined;
      });
      return reviving;
    },
    stop: async () => {
      stopped = true;
      await reviving?.catch(() => undefined);
      await stopUnlessShared(place.dataDir);
    },
  };
}

/** One turn of looking, then acting, until the server answers. Returns its socket folder. */
async function ensureRunning(place: Place, withSettings: Readonly<Record<string, string>>): Promise<string> {
  const deadline = Date.now() + startMsMax;
  let lastWords = '';
  while (Date.now() < deadline) {
    const running = readPostmaster(place.dataDir);
    const state = running ? await probe(running.socketDir) : 'down';
    if (running && state === 'answers') return running.socketDir;
    if (running && state === 'down') removeIfStale(place.dataDir, running);
    if (state === 'down' && !(running && isAlive(running.pid) && readPostmaster(place.dataDir))) {
      if (running) removeSocketFolder(place.dataDir, running.socketDir);
      lastWords = await launch(place, withSettings, deadline);
      if (lastWords) refuseForGood(place, lastWords);
    }
    await pause(20);
  }
  throw new StartError(
    `The embedded database in ${place.dataDir} did not come up within ${startMsMax / 1000} s: ${lastWords || 'see server.log there'}`,
  );
}

/** Starts a server and waits until it answers or gives up; returns its last words when it gave up. */
async function launch(place: Place, withSettings: Readonly<Record<string, string>>, deadline: number): Promise<string> {
  const logPath = join(place.dataDir, 'server.log');
  const log = openLog(place, logPath);
  const from = fstatSync(log).size;
  const socketDir = socketFolder(place);
  // Reading by worker processes costs more memory than it gains here.
  const reading = place.binaries.major >= 18 ? { io_method: 'sync' } : {};
  const options = { ...withSettings, ...reading, unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"` };
  const child = spawn(
    place.binaries.postgres,
    ['-D', place.dataDir, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.who.identity, cwd: '/', detached: true, stdio: ['ignore', log, log], env: { LC_ALL: 'C' } },
  );
  closeSync(log);
  let ended = false;
  let failure = '';
  child.once('error', ({ message }) => {
    failure = `FATAL: ${message}`;
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  child.unref();
  while (!ended && Date.now() < deadline) {
    if (readPostmaster(place.dataDir)?.pid === child.pid && (await probe(socketDir)) === 'answers') return '';
    await pause(25);
  }
  removeSocketFolder(place.dataDir, socketDir);
  return failure || readFileSync(logPath).subarray(from).toString().trim() || 'it ended without a word';
}

function openLog(place: Place, path: string): number {
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > logBytesMax) truncateSync(path);
    const log = openSync(path, 'a', 0o600);
    return log;
  } catch (cause) {
    throw notWritable(place.dataDir, cause);
  }
}

/** The data directory, or a private folder where its path is too long for a socket (107 bytes; 103 on macOS). */
function socketFolder({ dataDir, who }: Place): string {
  if (Buffer.byteLength(join(dataDir, '.s.PGSQL.5432.lock')) <= 103) return dataDir;
  const folder = mkdtempSync(join(Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp', 'telle-'));
  const { uid, gid } = who.identity;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Only a folder that `socketFolder` made is ours to remove. */
function removeSocketFolder(dataDir: string, folder: string): void {
  if (folder !== dataDir && basename(folder).startsWith('telle-')) rmSync(folder, { recursive: true, force: true });
}

/** Some last words mean that another try would end the same way. */
function refuseForGood({ dataDir }: Place, words: string): void {
  const fatal = words.split('\n').find((line) => /FATAL|PANIC/.test(line)) ?? words;
  if (/lock file .* already exists|still in use/.test(words)) return;
  if (/No space left/.test(words)) throw notWritable(dataDir, { code: 'ENOSPC' });
  if (/Read-only file system/.test(words)) throw notWritable(dataDir, { code: 'EROFS' });
  if (/Permission denied|wrong ownership|invalid permissions/.test(words))
    throw notWritable(dataDir, { code: 'EACCES' });
  throw new StartError(
    `The embedded database in ${dataDir} does not start: ${fatal.replace(/^.*?(FATAL|PANIC):\s*/, '')}`,
  );
}

async function stopUnlessShared(dataDir: string): Promise<void> {
  const running = readPostmaster(dataDir);
  if (!running || (await othersAreConnected(running.socketDir))) return;
  try {
    // A fast shutdown: open transactions are rolled back, what was acknowledged is on disk.
    process.kill(running.pid, 'SIGINT');
  } catch {
    return;
  }
  const deadline = Date.now() + stopMsMax;
  while (Date.now() < deadline && readPostmaster(dataDir)?.pid === running.pid && isAlive(running.pid)) await pause(10);
  removeSocketFolder(dataDir, running.socketDir);
}

async function othersAreConnected(socketDir: string): Promise<boolean> {
  const client = new Client(socketAt(socketDir, 'postgres'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ others: boolean }>(
      `select exists (select from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
    );
    return rows[0]?.others ?? false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
