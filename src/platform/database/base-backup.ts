// Copies a cluster while its server works on it, by PostgreSQL's own low-level backup: between start and stop the files may
// change under the copy, and the write-ahead log of that time, which goes along, makes them one state when they are opened.
// https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
import { mkdir, readdir, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { copyDurably, copyEach, entriesOf, unlessGone } from '../copied-files.ts';
import { StartError } from '../start-error.ts';
import { isGone } from './pg-errors.ts';
import { socketAt } from './postmaster.ts';

/** What belongs to a running server or is made anew by the next: folders that are copied empty, and names left out anywhere. */
const emptied = new Set(
  ['dynshmem', 'notify', 'replslot', 'serial', 'snapshots', 'stat_tmp', 'subtrans', 'wal'].map((name) => `pg_${name}`),
);
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|server\.log|backup_label.*|current_logfiles.*|pg_internal\.init.*|pgsql_tmp.*)$/;

/** Copies the running cluster of `dataDir` into the empty folder `into`: all that was committed before the call is in it. */
export async function copyCluster(dataDir: string, socketDir: string, into: string): Promise<void> {
  const client = new Client(socketAt(socketDir, 'postgres'));
  // Told by the next question, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseTablespaces(dataDir);
    const { rows: sizes } = await client.query<{ bytes: number }>(
      'select sum(pg_database_size(oid))::float8 as bytes from pg_database',
    );
    await checkRoom(sizes[0]?.bytes ?? 0, into);
    // Holds the log back from being recycled until this connection ends, however it ends.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`telle_backup_${process.pid}`]);
    await client.query(`select pg_backup_start('telle', true)`);
    await copyWorkedOn(dataDir, into);
    const { rows } = await client.query<{ label: string; last: string }>(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    const [stopped] = rows;
    const first = /file ([0-9A-F]{24})/.exec(stopped?.label ?? '')?.[1];
    if (!stopped || !first) throw new Error('PostgreSQL did not say where the backup begins');
    await copyLog(join(dataDir, 'pg_wal'), join(into, 'pg_wal'), first, stopped.last);
    await writeFile(join(into, 'backup_label'), stopped.label, { flush: true });
  } catch (error) {
    if (!isGone(error) || (error as NodeJS.ErrnoException).path) throw error;
    throw new StartError('The database stopped while it was copied: take the backup again.', { cause: error });
  } finally {
    await client.end();
  }
}

/** A disk that a copy fills up is one that the server, too, may not be able to write to any more. */
export async function checkRoom(bytes: number, into: string): Promise<void> {
  const { bavail, bsize } = await statfs(into);
  const [needed, free] = [bytes, bavail * bsize].map((size) => `${Math.ceil(size / 1e6)} MB`);
  if (bytes > bavail * bsize)
    throw new StartError(
      `The database has ${needed}, and ${free} are free in ${dirname(into)}: make room, or choose a folder on another disk.`,
    );
}

async function refuseTablespaces(dataDir: string): Promise<void> {
  const spaces = await readdir(join(dataDir, 'pg_tblspc'));
  if (spaces.length)
    throw new StartError(
      `The database in ${dataDir} has tablespaces outside of it, which this does not copy: back it up with pg_basebackup.`,
    );
}

/** A file that goes while it is on its way belongs to a table that was dropped: the log says so, too. */
async function copyWorkedOn(from: string, into: string, isEmptied = false): Promise<void> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  if (isEmptied) return;
  // A log or a setting that was put elsewhere by a link belongs to the cluster all the same.
  const copied = (await entriesOf(from, true)).filter(({ name }) => !leftOut.test(name));
  await copyEach(copied, async ({ name, isFolder, isFile }) => {
    const [there, here] = [join(from, name), join(into, name)];
    if (isFolder) await unlessGone(there, copyWorkedOn(there, here, emptied.has(name)));
    else if (isFile) await unlessGone(there, copyDurably(there, here));
  });
}

/** The segments from `first` to `last` and the histories of timelines; what lies after was made ready for later, and is none. */
async function copyLog(from: string, into: string, first: string, last: string): Promise<void> {
  for (const name of await readdir(from))
    if (/^[0-9A-F]{24}$/.test(name) ? name >= first && name <= last : name.endsWith('.history'))
      await copyDurably(join(from, name), join(into, name));
}
