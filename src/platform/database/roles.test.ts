// Row-level security must bind whoever DATABASE_URL signs in as: an owner without rights, an administrator, a superuser.
import { afterAll, describe, expect, inject, it } from 'vitest';
import { testClock, testIds } from '../../../tests/support/clock.ts';
import { connectionTo, run } from '../../../tests/support/cluster.ts';
import { systemActor } from '../../../tests/support/house.ts';
import { logTo } from '../log.ts';
import { migrate } from './migrate.ts';
import { openOn } from './open.ts';
import { appRole } from './roles.ts';

const { connection: server } = inject('testServer');
const postgres = connectionTo(server, 'postgres');
const undo: string[] = [];

async function aDatabaseOf(name: string, rights: string) {
  const login = `${name}_${process.pid}`;
  undo.push(`drop database if exists ${login} with (force)`, `drop role if exists ${login}`);
  await run(postgres, `create role ${login} login password 'secret' ${rights}`);
  await run(postgres, `create database ${login} owner ${login}`);
  const connection = connectionTo(server, login);
  if (!connection.connectionString) return { ...connection, user: login, password: 'secret' };
  const url = new URL(connection.connectionString);
  url.username = login;
  url.password = 'secret';
  return { connectionString: url.href };
}

afterAll(async () => {
  for (const statement of undo) await run(postgres, statement);
});

/** How many of two businesses a query that names none sees, within one of them and across them. */
async function seen(connection: Awaited<ReturnType<typeof aDatabaseOf>>, role: string | null) {
  const clock = testClock();
  const ids = testIds(clock);
  const nothing = async () => undefined;
  const opened = { connection: () => connection, revive: nothing, stop: nothing };
  const database = await openOn(opened, role, { clock, ids, log: logTo('silent') });
  try {
    const [one, two] = [ids.make('business'), ids.make('business')];
    await database.asSystem(async ({ db, now }) => {
      for (const id of [one, two])
        await db.insertInto('businesses').values({ id, name: id, trial_ends_at: now() }).execute();
    });
    const within = await database.asBusiness(one, systemActor, ({ db }) =>
      db.selectFrom('businesses').select('id').execute(),
    );
    const across = await database.asSystem(({ db }) => db.selectFrom('businesses').select('id').execute());
    const plain = await database.systemPool.query('select id from businesses');
    return { within: within.length, across: across.length, plain: plain.rowCount };
  } finally {
    await database.close();
  }
}

const apart = { within: 1, across: 2, plain: 2 };

describe('the role that work is done as', () => {
  it('is the login role where that has no rights beyond its own tables', async () => {
    const connection = await aDatabaseOf('plain', '');
    const { role } = await migrate(connection);
    expect(role).toBe(null);
    expect(await seen(connection, role)).toEqual(apart);
  });

  it('is a lesser role where the login role is a superuser', async () => {
    const connection = await aDatabaseOf('chief', 'superuser');
    const { role } = await migrate(connection);
    expect(role).toBe(appRole);
    expect(await seen(connection, role)).toEqual(apart);
  });

  it('is missing where the login role sees everything and can become no lesser one: that is refused in a sentence', async () => {
    const connection = await aDatabaseOf('seer', 'bypassrls');
    await expect(migrate(connection)).rejects.toThrow(/may see every row and cannot make the role telle_app: grant it/);
  });
});
