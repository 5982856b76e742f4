// Brings a database to the present schema: numbered SQL files, in order, forward only. Each runs in one transaction
// with its own record, under a lock, so a kill at any point loses at most the one that was running, and processes that
// start at once wait for one another.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { packageRoot } from '../package-root.ts';
import { StartError } from '../start-error.ts';
import { grantsFor, prepareRole } from './roles.ts';

type Applied = { readonly number: number; readonly name: string; readonly checksum: string };
export type Migration = Applied & { readonly sql: string };

/** The role that work is done as (null: the login role itself), and which migrations ran just now. */
export type Migrated = { readonly role: string | null; readonly ran: readonly string[] };

/** Any number, the same in every process, that no other program of the database uses. */
const lock = 7_355_608;

/** The migrations of a folder, by number. Two files with one number are an error: one of them would never run. */
export function readMigrations(folder = join(packageRoot, 'migrations')): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const found = names.sort().map((name): Migration => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (!number) throw new Error(`migrations/${name} is not named like 0007-appointments.sql`);
    const sql = readFileSync(join(folder, name), 'utf8');
    return { number, name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
  });
  for (const [at, { number, name }] of found.entries())
    if (found[at - 1]?.number === number)
      throw new Error(`migrations/${name} has the number of ${found[at - 1]?.name}`);
  return found;
}

/** Applies what is missing. Safe to run again, at the same time, and after a kill. */
export async function migrate(connection: ClientConfig, migrations = readMigrations()): Promise<Migrated> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const role = await prepareRole(client);
    const ran: string[] = [];
    if ((await missing(client, migrations)).length === 0 && (await hasGrants(client, role))) return { role, ran };
    await inTransaction(client, async () => {
      await client.query(ledger);
    });
    for (let more = true; more; )
      more = await inTransaction(client, async () => {
        const [next] = await missing(client, migrations);
        if (next) await apply(client, next);
        if (next) ran.push(next.name);
        if (role) await client.query(grantsFor(role));
        return next !== undefined;
      });
    return { role, ran };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A StartError when something is still to be applied: for whoever may not change what a running server works on. */
export async function checkMigrated(connection: ClientConfig, migrations = readMigrations()): Promise<void> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const [next, ...more] = await missing(client, migrations);
    if (!next) return;
    const what = more.length > 0 ? `${next.name} and ${more.length} more` : next.name;
    throw new StartError(
      `The database lacks what this Telle adds to it (${what}): start Telle, which migrates it, and say this again.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ledger = `create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; select pg_advisory_xact_lock(${lock})`);
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function apply(client: Client, { number, name, checksum, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}

/** What is still to be applied; a StartError when the database has other migrations than this code. */
async function missing(client: Client, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = new Map((await readLedger(client)).map((row) => [row.number, row]));
  const known = new Set(migrations.map(({ number }) => number));
  for (const { number, name } of applied.values())
    if (!known.has(number))
      throw new StartError(
        `The database has the migration ${name}, which this Telle does not know: start the newer Telle.`,
      );
  for (const { number, name, checksum } of migrations) {
    const was = applied.get(number);
    if (was && was.checksum !== checksum)
      throw new StartError(
        `migrations/${name} was changed after it had been applied: put it back and add a new migration.`,
      );
  }
  return migrations.filter(({ number }) => !applied.has(number));
}

async function readLedger(client: Client): Promise<readonly Applied[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  return (await client.query<Applied>('select number, name, checksum from schema_migrations order by number')).rows;
}

/** False when a database was restored into a PostgreSQL whose roles are new. */
async function hasGrants(client: Client, role: string | null): Promise<boolean> {
  if (role === null) return true;
  const { rows } = await client.query<{ granted: boolean }>(
    `select has_table_privilege($1, 'public.schema_migrations', 'select') as granted`,
    [role],
  );
  return rows[0]?.granted ?? false;
}
