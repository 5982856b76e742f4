// What an operator says at the machine acts on the server's own database or on none.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it } from 'vitest';
import { connectionTo, openFolder, query, run } from '../../tests/support/cluster.ts';
import { openTestDatabase } from '../../tests/support/house.ts';

const folder = openFolder();
const house = await openTestDatabase();
const { connection: server } = inject('testServer');
const empty = `operator_${process.pid}`;
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await run(connectionTo(server, 'postgres'), `drop database if exists ${empty} with (force)`);
});

/** Says a command's words as `npm run` does, with these settings and no others. */
function say(command: string, words: string[], settings: Record<string, string>) {
  const entry = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry, ...words], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('acts on the database that it is given, and says which that is beside what it was asked for', () => {
  const told = say('incident', ['list'], { DATABASE_URL: urlOf(house.connection), DATA_DIR: folder });
  expect(told).toMatchObject({ status: 0, stdout: 'None in 30 days.\n' });
  expect(told.stderr).toMatch(/^On the PostgreSQL of DATABASE_URL, .*\/test_\d+_\d+\.\n$/);
});

it.each([
  ['incident', ['start', 'The phones are down']],
  ['business', ['export', '-', '--business', house.ids.make('business')]],
])('%s makes no database where there is none', (command, words) => {
  const nowhere = mkdtempSync(join(folder, 'nowhere-'));
  const told = say(command, words, { DATA_DIR: nowhere });
  expect(told).toMatchObject({ status: 1, stdout: '' });
  expect(told.stderr).toContain(`There is no database in ${nowhere}: say with DATA_DIR or DATABASE_URL`);
  expect(readdirSync(nowhere)).toEqual([]);
});

it('migrates no database', async () => {
  await run(connectionTo(server, 'postgres'), `create database ${empty}`);
  const connection = connectionTo(server, empty);
  const told = say('errors', [], { DATABASE_URL: urlOf(connection), DATA_DIR: folder });
  expect(told).toMatchObject({ status: 1, stdout: '' });
  expect(told.stderr).toContain('start Telle, which migrates it');
  expect(await query(connection, `select relname from pg_class where relname = 'schema_migrations'`)).toEqual([]);
});

/** The test's database as an operator would write it. */
function urlOf({ connectionString, host, user, password, database }: ReturnType<typeof connectionTo>) {
  if (connectionString) return connectionString;
  const login = [user, typeof password === 'string' ? password : undefined]
    .filter(Boolean)
    .map((part) => encodeURIComponent(String(part)));
  return `postgresql://${login.join(':')}@/${database}?host=${encodeURIComponent(String(host))}`;
}
