// What is known of a cluster's running server: its postmaster.pid, and whether it answers.
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** The login role and the databases of an embedded cluster. */
export const embeddedUser = 'telle';
export const embeddedDatabase = 'telle';

export type Postmaster = { readonly pid: number; readonly socketDir: string };

/** What postmaster.pid says; undefined when there is none or it is still being written. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const socketDir = lines[4];
    return pid > 0 && socketDir ? { pid, socketDir } : undefined;
  } catch {
    return undefined;
  }
}

/** Connection settings of the server behind a socket. */
export function socketAt(socketDir: string, database: string) {
  return { host: socketDir, port: 5432, user: embeddedUser, database };
}

/** `answers`, is on its way (`changing`: starting up or going down), or is `down`. */
export async function probe(socketDir: string): Promise<'answers' | 'changing' | 'down'> {
  const client = new Client({ ...socketAt(socketDir, 'postgres'), connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'answers';
  } catch (error) {
    const { code } = error as { code?: string };
    // 57P03: starting up, shutting down or recovering. 53300: so busy that it has no place for a question.
    if (code === '57P03') return 'changing';
    return code === '53300' ? 'answers' : 'down';
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes a postmaster.pid whose number now belongs to a stranger, as happens when a container starts again.
 * Only where /proc shows that no process works in the data directory: two servers on it would destroy it.
 */
export function removeIfStale(dataDir: string, { pid }: Postmaster): void {
  if (!isAlive(pid) || process.platform !== 'linux') return;
  if (processesIn(dataDir).length === 0) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

/** Every PostgreSQL process has the data directory as its working directory. */
function processesIn(dataDir: string): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readlinkSync(`/proc/${name}/cwd`) === dataDir;
    } catch {
      return false;
    }
  });
}
