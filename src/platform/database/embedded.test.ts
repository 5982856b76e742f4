// The embedded PostgreSQL as an operator meets it: started, shared, killed, moved, and refused with a sentence.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openFolder, query, run } from '../../../tests/support/cluster.ts';
import { logTo } from '../log.ts';
import { findBinaries } from './binaries.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { readPostmaster, socketAt } from './postmaster.ts';

// A cluster is made for nearly every test, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const log = logTo('silent');
const folders: string[] = [];
const running: Embedded[] = [];

function aFolder(): string {
  const folder = openFolder();
  folders.push(folder);
  return folder;
}

async function start(dataRoot: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataRoot, log });
  running.push(embedded);
  return embedded;
}

const reach = (embedded: Embedded) => socketAt(embedded.socketDir(), 'postgres');
const pidOf = (embedded: Embedded) => readPostmaster(embedded.dataDir)?.pid ?? 0;

async function sums(embedded: Embedded): Promise<number> {
  const [row] = await query<{ sum: number }>(reach(embedded), 'select 1 + 1 as sum');
  return row?.sum ?? 0;
}

afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('starts in a path with spaces, listens on no port, and keeps what was written', async () => {
    const folder = join(aFolder(), 'my own “data”, and more');
    const first = await start(folder);
    expect(await query(reach(first), 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await query(reach(first), 'show fsync')).toEqual([{ fsync: 'on' }]);
    await run(reach(first), 'create table kept as select 1 as it');
    await first.stop();
    expect(readPostmaster(first.dataDir)).toBeUndefined();
    const second = await start(folder);
    expect(await query(reach(second), 'select it from kept')).toEqual([{ it: 1 }]);
  });

  it('uses a short folder for its socket where the path is too long for one', async () => {
    const embedded = await start(join(aFolder(), 'a-long-name-'.repeat(9)));
    expect(embedded.socketDir().length).toBeLessThan(90);
    expect(await sums(embedded)).toBe(2);
    await embedded.stop();
    expect(existsSync(embedded.socketDir())).toBe(false);
  });

  it('is one server for two that start at once on an empty folder, and stops with the last', async () => {
    const folder = aFolder();
    const [one, two] = await Promise.all([start(folder), start(folder)]);
    expect(pidOf(one)).toBe(pidOf(two));
    const { Client } = await import('pg');
    const client = new Client(reach(two));
    await client.connect();
    await one.stop();
    expect((await client.query('select 1 as here')).rows).toEqual([{ here: 1 }]);
    await client.end();
    await two.stop();
    expect(readPostmaster(two.dataDir)).toBeUndefined();
  });

  it('adopts the server that a killed program left running', async () => {
    const folder = aFolder();
    const left = await start(folder);
    const adopted = await start(folder);
    expect(pidOf(adopted)).toBe(pidOf(left));
    expect(await sums(adopted)).toBe(2);
  });

  it('comes back after kill -9 of its server', async () => {
    const embedded = await start(aFolder());
    const before = pidOf(embedded);
    process.kill(before, 'SIGKILL');
    await Promise.all([embedded.revive(), embedded.revive()]);
    expect(await sums(embedded)).toBe(2);
    expect(pidOf(embedded)).not.toBe(before);
  });

  it('replaces a postmaster.pid whose number now belongs to a stranger', async () => {
    const folder = aFolder();
    const embedded = await start(folder);
    const path = join(embedded.dataDir, 'postmaster.pid');
    const lines = readFileSync(path, 'utf8');
    await embedded.stop();
    writeFileSync(path, lines.replace(/^\d+/, String(process.pid)));
    expect(await sums(await start(folder))).toBe(2);
  });

  it('begins anew where a first start was killed while it made the cluster', async () => {
    const folder = aFolder();
    const deadPid = spawnSync(process.execPath, ['--version']).pid;
    const half = join(folder, `postgres.new-${deadPid}-00`);
    mkdirSync(half);
    writeFileSync(join(half, 'PG_VERSION'), '18');
    expect(await sums(await start(folder))).toBe(2);
    expect(existsSync(half)).toBe(false);
  });
});

describe('what cannot start says why in a sentence', () => {
  it('no package for the platform', () => {
    expect(() => findBinaries('plan9-mips')).toThrow(/no embedded PostgreSQL for plan9-mips: set DATABASE_URL/);
  });

  it('a file where the data directory should be', async () => {
    const path = join(aFolder(), 'data');
    writeFileSync(path, '');
    await expect(start(path)).rejects.toThrow(
      /The data directory .* is not a folder: .*, or choose another with DATA_DIR/,
    );
  });

  it('data of another version', async () => {
    const folder = aFolder();
    const embedded = await start(folder);
    await embedded.stop();
    writeFileSync(join(embedded.dataDir, 'PG_VERSION'), '9\n');
    await expect(start(folder)).rejects.toThrow(/was made by PostgreSQL 9 and this is 18/);
  });

  it('settings that PostgreSQL refuses, in its own words', async () => {
    const folder = aFolder();
    const embedded = await start(folder);
    await embedded.stop();
    writeFileSync(join(embedded.dataDir, 'pg_hba.conf'), 'nonsense\n');
    await expect(start(folder)).rejects.toThrow(/does not start: could not load .*pg_hba.conf/);
  });
});
