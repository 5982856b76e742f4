// Migrations: applied once, in order, by several processes at once, and whole again after a kill at any statement.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { connectionTo, query, run } from '../../../tests/support/cluster.ts';
import { StartError } from '../start-error.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { createOnce } from './open.ts';

const { connection: server } = inject('testServer');
const made: string[] = [];

async function anEmptyDatabase(): Promise<ClientConfig> {
  const name = `migrate_${process.pid}_${made.length}`;
  made.push(name);
  await createOnce(connectionTo(server, 'postgres'), name);
  return connectionTo(server, name);
}

afterAll(async () => {
  for (const name of made) await run(connectionTo(server, 'postgres'), `drop database if exists ${name} with (force)`);
});

const migration = (number: number, sql: string): Migration => ({ number, name: `${number}.sql`, checksum: sql, sql });

/** All that a schema is: columns, constraints, indexes, policies, functions, and who may do what. */
async function schemaOf(connection: ClientConfig): Promise<unknown> {
  return query(
    connection,
    `select 'column' as kind, table_name || '.' || column_name as name,
       concat_ws(' ', data_type, is_nullable, column_default, generation_expression) as is
       from information_schema.columns where table_schema = 'public'
     union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'policy', tablename || '.' || policyname, concat(qual, with_check) from pg_policies
     union all select 'table', relname, concat(relrowsecurity, relforcerowsecurity, relacl::text)
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select 'function', p.proname, md5(prosrc) from pg_proc p
       where pronamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  );
}

/** The statements of a file: what ends with a semicolon at the end of a line, outside of a quoted body. */
function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const line of sql.split('\n')) {
    statement += `${line}\n`;
    const inBody = (statement.match(/\$\$/g)?.length ?? 0) % 2 === 1;
    if (!inBody && /;\s*(--.*)?$/.test(line)) {
      statements.push(statement);
      statement = '';
    }
  }
  return statements;
}

describe('migrate', () => {
  const all = readMigrations();

  it('ends with the same schema after a kill at any statement of any migration', async () => {
    const whole = await anEmptyDatabase();
    await migrate(whole, all);
    const fresh = await schemaOf(whole);
    const killed = await anEmptyDatabase();
    let kills = 0;
    for (const [at, { sql, ...rest }] of all.entries()) {
      const before = all.slice(0, at);
      const statements = statementsOf(sql);
      expect(statements.join('')).toContain(sql.trim().slice(-40));
      for (let stop = 0; stop <= statements.length; stop += 1) {
        const cut = [...statements.slice(0, stop), 'select pg_terminate_backend(pg_backend_pid());'].join('');
        await expect(migrate(killed, [...before, { ...rest, sql: cut }])).rejects.toThrow();
        kills += 1;
      }
      await migrate(killed, [...before, { ...rest, sql }]);
    }
    expect(kills).toBeGreaterThan(all.length);
    expect(await schemaOf(killed)).toEqual(fresh);
    expect((await migrate(killed, all)).ran).toEqual([]);
  }, 120_000);

  it('runs each once when four processes start at once', async () => {
    const connection = await anEmptyDatabase();
    const count = migration(1, 'create table counted (it integer); insert into counted values (1);');
    const more = migration(2, 'insert into counted values (2); select pg_sleep(0.05);');
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(connection, [count, more])));
    expect(runs.flatMap(({ ran }) => ran).sort()).toEqual(['1.sql', '2.sql']);
    expect(await query(connection, 'select it from counted order by it')).toEqual([{ it: 1 }, { it: 2 }]);
  });

  it('leaves nothing of a migration that fails', async () => {
    const connection = await anEmptyDatabase();
    const wrong = migration(1, 'create table half (it integer); select 1 / 0;');
    await expect(migrate(connection, [wrong])).rejects.toThrow(/division by zero/);
    expect(await query(connection, `select to_regclass('half') as it`)).toEqual([{ it: null }]);
  });

  it('refuses a file that was changed after it had been applied', async () => {
    const connection = await anEmptyDatabase();
    await migrate(connection, [migration(1, 'select 1')]);
    const changed = migrate(connection, [migration(1, 'select 2')]);
    await expect(changed).rejects.toThrow(StartError);
    await expect(changed).rejects.toThrow(/1\.sql was changed after it had been applied/);
  });

  it('refuses a database that a newer Telle has migrated', async () => {
    const connection = await anEmptyDatabase();
    await migrate(connection, [migration(1, 'select 1'), migration(2, 'select 2')]);
    await expect(migrate(connection, [migration(1, 'select 1')])).rejects.toThrow(/has the migration 2\.sql/);
  });

  it('gives the working role its rights again on a restored database', async () => {
    const connection = await anEmptyDatabase();
    const { role } = await migrate(connection, [migration(1, 'create table kept (it integer)')]);
    await run(connection, `revoke all on all tables in schema public from ${role}`);
    await migrate(connection, [migration(1, 'create table kept (it integer)')]);
    await run(connection, `set role ${role}; insert into kept values (1)`);
    await expect(run(connection, `set role ${role}; delete from schema_migrations`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'telle-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('have one number each and a name that says what they are', () => {
    writeFileSync(join(folder, '0001-one.sql'), 'select 1');
    expect(readMigrations(folder).map(({ number, name }) => [number, name])).toEqual([[1, '0001-one.sql']]);
    writeFileSync(join(folder, '0001-other.sql'), 'select 1');
    expect(() => readMigrations(folder)).toThrow('migrations/0001-other.sql has the number of 0001-one.sql');
    rmSync(join(folder, '0001-other.sql'));
    writeFileSync(join(folder, 'two.sql'), 'select 1');
    expect(() => readMigrations(folder)).toThrow(/two\.sql is not named like/);
  });
});
