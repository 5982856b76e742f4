// A PostgreSQL for one test run: an embedded cluster in a folder of its own, or the server that was named.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { type Binaries, binariesAt } from '#platform/database/binaries.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createOnce } from '#platform/database/open.ts';
import { isAlive, readPostmaster, socketAt } from '#platform/database/postmaster.ts';
import { logTo } from '#platform/log.ts';

/** How tests reach the server; `database` is the migrated template. It travels to the test processes as JSON. */
export type TestServer = {
  readonly connection: { readonly connectionString: string } | ReturnType<typeof socketAt>;
  readonly template: string;
  readonly role: string | null;
  readonly version: string;
};

export type TestCluster = { readonly server: TestServer; stop(): Promise<void> };

const folderMark = 'telle-test-';

/** Ends and removes what runs that were killed have left: their folders carry the number of a process that is no more. */
function sweepKilledRuns(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderMark))) {
    const owner = Number.parseInt(name.slice(folderMark.length), 10);
    if (!owner || isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    try {
      const left = readPostmaster(join(folder, 'postgres'));
      if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or another run sweeps it just now.
    }
  }
}

/** A folder that the user who runs PostgreSQL can enter, also when the tests run as root. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${folderMark}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Nothing in a test outlives the run, so these clusters need not wait for the disk. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Starts an embedded cluster with a migrated template. */
export async function startTestCluster(binaries?: Binaries): Promise<TestCluster> {
  sweepKilledRuns();
  const dataRoot = openFolder();
  const log = logTo('warn');
  const embedded = await startEmbedded({ dataRoot, log, extra: hasty, ...(binaries && { binaries }) });
  const server = await withTemplate(socketAt(embedded.socketDir(), 'postgres'));
  return {
    server,
    stop: async () => {
      await embedded.stop();
      rmSync(dataRoot, { recursive: true, force: true });
    },
  };
}

/** Makes a migrated template on a server that is there already, and takes it away afterwards. */
export async function onNamedServer(url: string): Promise<TestCluster> {
  const server = await withTemplate({ connectionString: url });
  return { server, stop: () => run(server.connection, `drop database if exists ${server.template} with (force)`) };
}

async function withTemplate(connection: TestServer['connection']): Promise<TestServer> {
  const template = `telle_template_${process.pid}`;
  await createOnce(connection, template);
  const { role } = await migrate(connectionTo(connection, template));
  const [row] = await query<{ server_version: string }>(connection, 'show server_version');
  return { connection, template, role, version: `PostgreSQL ${row?.server_version ?? '?'}` };
}

/** The same server, another database. */
export function connectionTo(connection: TestServer['connection'], database: string): ClientConfig {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

export async function query<Row extends object>(connection: ClientConfig, sql: string): Promise<Row[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function run(connection: ClientConfig, sql: string): Promise<void> {
  await query(connection, sql);
}

/** The PostgreSQL 15 that the system's own packages install, where it is installed. */
export function installed15(): Binaries | undefined {
  const home = '/usr/lib/postgresql/15';
  return existsSync(join(home, 'bin', 'postgres')) ? binariesAt(home, 15) : undefined;
}
