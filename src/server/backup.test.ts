// A backup of a database that is written to meanwhile, restored elsewhere, and what is refused with a sentence.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Embedded, startEmbedded } from '#platform/database/embedded.ts';
import { socketAt } from '#platform/database/postmaster.ts';
import { logTo } from '#platform/log.ts';
import { openFolder, query, run } from '../../tests/support/cluster.ts';

// Each command is a process of its own and forces what it copies onto the disk, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 240_000 });

const folder = openFolder();
const running: Embedded[] = [];
afterAll(async () => {
  for (const embedded of running) await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Says a command's words as `npm run` does, with these settings and no others, while this process goes on. */
async function say(command: string, words: string[], settings: Record<string, string>) {
  const entry = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry, ...words], {
    env: { PATH: process.env.PATH, ...settings },
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { status: child.exitCode, stdout, stderr };
}

async function open(dataRoot: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataRoot, log: logTo('silent') });
  running.push(embedded);
  return embedded;
}

const reach = (embedded: Embedded) => socketAt(embedded.socketDir(), 'postgres');

const home = join(folder, 'home');
const backup = join(folder, 'backups', 'monday');
const server = await open(home);
writeFileSync(join(home, 'secret'), 'x'.repeat(64), { mode: 0o600 });
mkdirSync(join(home, 'outbox'));
writeFileSync(join(home, 'outbox', 'a mail.eml'), 'Subject: hello\r\n');
symlinkSync(home, join(folder, 'link'));
writeFileSync(join(folder, 'file'), '');
await run(reach(server), 'create table calls (n int primary key, filler text)');

describe('npm run backup', () => {
  it('copies a database while it is written to, and restore makes one of it that has lost nothing', async () => {
    const writer = new Client(reach(server));
    await writer.connect();
    let isDone = false;
    let written = 0;
    const writing = (async () => {
      for (; !isDone; written += 1) {
        await writer.query(`insert into calls values ($1::int, repeat(md5($1::int::text), 40))`, [written]);
        // Files that come and go under the copy.
        if (written % 50 === 0)
          await writer.query('drop table if exists fleeting; create table fleeting as select 1 as it');
        if (written % 200 === 0) await writer.query('checkpoint');
      }
    })();
    while (written < 100) await new Promise((resolve) => setImmediate(resolve));
    const before = written;
    const told = await say('backup', [backup], { DATA_DIR: home });
    isDone = true;
    await writing;
    await writer.end();
    expect(told).toMatchObject({ status: 0, stderr: '' });
    expect(told.stdout).toMatch(/^Backed up .*home to .*monday: \d+ files, \d+ MB, each read back\.\n$/);
    expect(statSync(backup).mode & 0o777).toBe(0o700);

    // As it comes back from a disk that keeps no permissions.
    chmodSync(join(backup, 'beside', 'secret'), 0o444);
    const again = join(folder, 'again');
    const restored = await say('restore', [backup], { DATA_DIR: again });
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toMatch(/^Restored .*again as it was at \d{4}-.*Z\. Start Telle with this DATA_DIR, .*\n$/);
    // Whoever runs PostgreSQL can enter it, so that it need not be kept elsewhere.
    expect(lstatSync(join(again, 'postgres')).isDirectory()).toBe(true);
    expect(readFileSync(join(again, 'secret'), 'utf8')).toBe('x'.repeat(64));
    expect(statSync(join(again, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(again, 'outbox', 'a mail.eml'), 'utf8')).toBe('Subject: hello\r\n');
    const copy = await open(again);
    const [row] = await query<{ count: number; last: number; whole: boolean }>(
      reach(copy),
      `select count(*)::int, max(n) as last, bool_and(filler = repeat(md5(n::text), 40)) as whole from calls`,
    );
    expect(row).toEqual({ count: (row?.last ?? 0) + 1, last: expect.any(Number), whole: true });
    expect(row?.count).toBeGreaterThanOrEqual(before);
    expect(row?.count).toBeLessThanOrEqual(written);
    // It is a database of its own, that is written to and stopped and started like any other.
    await run(reach(copy), `insert into calls values (-1, 'after')`);
    expect(await query(reach(server), 'select 1 from pg_replication_slots')).toEqual([]);
  });

  it('starts a database that is at rest, and leaves it at rest', async () => {
    const still = join(folder, 'still');
    const made = await startEmbedded({ dataRoot: still, log: logTo('silent') });
    symlinkSync(join(home, 'outbox'), join(still, 'outbox'));
    symlinkSync(join(folder, 'nowhere'), join(still, 'gone'));
    await run(reach(made), 'create table kept as select 7 as it');
    await made.stop();
    expect(await say('backup', [join(folder, 'of-still')], { DATA_DIR: still })).toMatchObject({ status: 0 });
    expect(readdirSync(join(still, 'postgres'))).not.toContain('postmaster.pid');
    expect(await say('restore', [join(folder, 'of-still')], { DATA_DIR: join(folder, 'moved') })).toMatchObject({
      status: 0,
    });
    expect(await query(reach(await open(join(folder, 'moved'))), 'select it from kept')).toEqual([{ it: 7 }]);
    // What a link leads to is kept elsewhere, and is part of it all the same.
    expect(readFileSync(join(folder, 'moved', 'outbox', 'a mail.eml'), 'utf8')).toBe('Subject: hello\r\n');
  });

  it('takes away what it made where it cannot go on', async () => {
    const space = join(server.dataDir, 'pg_tblspc', '1');
    mkdirSync(space);
    const told = await say('backup', [join(folder, 'not-made')], { DATA_DIR: home });
    rmSync(space, { recursive: true });
    expect(told).toMatchObject({ status: 1, stdout: '' });
    expect(told.stderr).toContain('has tablespaces');
    expect(readdirSync(folder)).not.toContain('not-made');
  });

  it('goes on with nothing that another began', async () => {
    const begun = join(folder, 'begun');
    mkdirSync(join(begun, 'postgres'), { recursive: true });
    const told = await say('backup', [begun], { DATA_DIR: home });
    expect(told.stderr).toContain('was broken off or is still being taken');
  });

  it.each([
    ['no folder', [], 'npm run backup -- FOLDER'],
    ['a folder with something in it', [folder], 'is not empty'],
    ['a folder in DATA_DIR', [join(home, 'backup')], 'lies in DATA_DIR'],
    ['one that begins with two dots', [join(home, '..backup')], 'lies in DATA_DIR'],
    ['one that a link leads into DATA_DIR', [join(folder, 'link', 'of', 'monday')], 'lies in DATA_DIR'],
    ['a file', [join(home, 'secret')], 'lies in DATA_DIR'],
    ['a folder below a file', [join(folder, 'file', 'monday')], 'there is a file where a folder would be'],
  ])('refuses %s', async (_, words, why) => {
    const told = await say('backup', words, { DATA_DIR: home });
    expect(told).toMatchObject({ status: 1, stdout: '' });
    expect(told.stderr).toContain(why);
  });

  it('says that another PostgreSQL has tools of its own, and makes no database to copy', async () => {
    const settings = { DATA_DIR: home, DATABASE_URL: 'postgresql://x@127.0.0.1/x' };
    expect((await say('backup', [join(folder, 'b')], settings)).stderr).toContain('pg_dump');
    const told = await say('backup', [join(folder, 'b')], { DATA_DIR: join(folder, 'nothing') });
    expect(told.stderr).toContain('There is no database in');
    expect(readdirSync(folder)).not.toContain('nothing');
  });
});

describe('npm run restore', () => {
  it('never writes over what is there', async () => {
    const told = await say('restore', [backup], { DATA_DIR: home });
    expect(told).toMatchObject({ status: 1, stdout: '' });
    expect(told.stderr).toContain('is not empty');
  });

  it('leaves nothing behind where it cannot go on, and asks for the secret that no backup holds', async () => {
    const [of, target] = [join(folder, 'of-still'), join(folder, 'unsigned')];
    const list = join(of, 'backup.json');
    const whole = readFileSync(list, 'utf8');
    writeFileSync(list, whole.replace('"postgres/base"', '"postgres/not/there"'));
    const told = await say('restore', [of], { DATA_DIR: target });
    expect(told.stderr).toMatch(/^Nothing was restored to .*unsigned: /);
    expect(existsSync(target)).toBe(false);
    writeFileSync(list, whole);
    // As a kill in the middle leaves it: no process has such a number.
    mkdirSync(join(target, 'postgres.new-99999999-0'), { recursive: true });
    expect((await say('restore', [of], { DATA_DIR: target })).stdout).toContain('set SECRET as it was');
    expect(readdirSync(target).sort()).toEqual(['outbox', 'postgres']);
  });

  it('refuses a backup that was broken off, and one that is not as it was written, with nothing made', async () => {
    const [half, target] = [join(folder, 'half'), join(folder, 'target')];
    mkdirSync(half);
    expect((await say('restore', [half], { DATA_DIR: target })).stderr).toContain('There is no whole backup in');
    appendFileSync(join(backup, 'beside', 'secret'), 'y');
    expect((await say('restore', [backup], { DATA_DIR: target })).stderr).toMatch(/secret is not as it was written/);
    rmSync(join(backup, 'beside', 'secret'));
    expect((await say('restore', [backup], { DATA_DIR: target })).stderr).toMatch(/secret is missing/);
    const list = join(backup, 'backup.json');
    const honest = readFileSync(list, 'utf8');
    for (const led of ['"../../secret"', '"beside/a\\n/../../../secret"']) {
      writeFileSync(list, honest.replace('"beside/secret"', led));
      expect((await say('restore', [backup], { DATA_DIR: target })).stderr).toContain('is not the list of a backup');
    }
    expect(readdirSync(folder)).not.toContain('target');
  });
});
