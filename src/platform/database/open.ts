// Opens the database: the embedded PostgreSQL or the one that DATABASE_URL names, migrated and ready for scopes.
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { Fault } from '#shared/errors.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import { watchFor } from './interruption.ts';
import { listenerOn } from './listen.ts';
import { checkMade } from './look.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { isCollision, isGone, isOutdated } from './pg-errors.ts';
import { notWritable } from './place.ts';
import { poolOf } from './pool.ts';
import { embeddedDatabase, socketAt } from './postmaster.ts';
import type { Actor, BackgroundWork, Database, Db } from './scope.ts';
import { inTransaction, type Sight } from './scoped.ts';
import { serverAt } from './server-url.ts';
import { prepareSight } from './sighted-read.ts';

type Given = { readonly clock: Clock; readonly ids: Ids; readonly log: Log };

/** A running PostgreSQL: how to connect, what to do when it is gone, what to do at the end. */
export type Server = {
  connection(): ClientConfig;
  /** Brings it back where that is ours to do. */
  revive(): Promise<void>;
  stop(): Promise<void>;
};

type Opening = Given & {
  readonly config: Config;
  /** Makes no database and migrates none: what a server has not made or brought up to date is refused. */
  readonly asItIs?: boolean;
};

/** Starts or reaches PostgreSQL, migrates it, and opens it. A StartError says in one sentence why it cannot. */
export async function openDatabase({ config, asItIs = false, ...given }: Opening): Promise<Database> {
  if (asItIs && !config.DATABASE_URL) checkMade(config.DATA_DIR);
  const server = config.DATABASE_URL ? await serverAt(config.DATABASE_URL) : await embedded(config.DATA_DIR, given.log);
  try {
    return await prepared(server, given, asItIs);
  } catch (error) {
    await server.stop();
    throw startErrorOf(error, config);
  }
}

/** Another process may stop the embedded server just now, as the last one that knew of it: then it is started again. */
async function prepared(server: Server, given: Given, asItIs: boolean): Promise<Database> {
  for (let turn = 1; ; turn += 1) {
    try {
      await server.revive();
      if (asItIs) await checkMigrated(server.connection());
      const { role, ran } = await migrate(server.connection());
      if (ran.length > 0) given.log.info({ ran }, 'the database was migrated');
      return await openOn(server, role, given);
    } catch (error) {
      if (!isGone(error) || turn === prepareTurnsMax) throw error;
      await pause(50 * turn);
    }
  }
}

const prepareTurnsMax = 10;

function startErrorOf(error: unknown, { DATA_DIR, DATABASE_URL }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === '42501')
    return new StartError(
      'The user of DATABASE_URL may not make tables: let it own the database, or grant create on schema public.',
      {
        cause: error,
      },
    );
  if (code === '53100' && !DATABASE_URL) return notWritable(DATA_DIR, { code: 'ENOSPC' });
  return error;
}

async function embedded(dataRoot: string, log: Log): Promise<Server> {
  const running = await startEmbedded({ dataRoot, log });
  let made = false;
  return {
    connection: () => socketAt(running.socketDir(), embeddedDatabase),
    revive: async () => {
      await running.revive();
      if (!made) await createOnce(socketAt(running.socketDir(), 'postgres'), embeddedDatabase);
      made = true;
    },
    stop: running.stop,
  };
}

/** Makes a database unless it is there; another process may make it at the same moment. */
export async function createOnce(connection: ClientConfig, name: string): Promise<void> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

const poolMax = 12;
const systemPoolMax = 5;
const answerMsMax = 2_000;
const collisionTurnsMax = 3;
const collisionPauseMs = 15;

/** Opens a migrated database that daily work uses as `role`. */
export async function openOn(server: Server, role: string | null, { clock, ids, log }: Given): Promise<Database> {
  const connection = () => server.connection();
  const watch = watchFor(async () => {
    await server.revive();
    await pool.query('select 1');
  }, log);
  const onBroken = watch.broken;
  const pool = poolOf({
    connection,
    max: poolMax,
    setUp: `${role ? `set role ${role}; ` : ''}${prepareSight}`,
    onBroken,
    pipeline: true,
  });
  const systemPool = poolOf({ connection, max: systemPoolMax, setUp: `set telle.scope = 'system'`, onBroken });
  const listener = listenerOn(connection, onBroken);
  let put = (_db: Db, work: BackgroundWork): Promise<void> => {
    throw new Error(`no background queue is open for ${work.name}`);
  };

  const transact = async <T>(sight: Sight, work: (db: Db) => Promise<T>): Promise<T> => {
    for (let turn = 1; ; turn += 1) {
      try {
        return await inTransaction(pool, sight, work);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        if (isGone(error.cause ?? {})) onBroken(error.cause as Error);
        // Each connection that a migration of another process has outdated is thrown away once.
        if (isOutdated(error.cause ?? {}) && turn <= poolMax) continue;
        if (!isCollision(error.cause ?? {}) || turn >= collisionTurnsMax) throw error;
        // The other one goes first: a repeat at once would meet it again.
        await pause(collisionPauseMs * turn * (0.5 + Math.random()));
      }
    }
  };
  const common = (db: Db, actor: Actor) => ({
    db,
    actor,
    now: () => clock.now(),
    newId: ids.make,
    enqueue: (work: BackgroundWork) => put(db, work),
  });

  await pool.query('select 1');
  return {
    asBusiness: (business, actor, work) => transact({ business }, (db) => work({ ...common(db, actor), business })),
    asSystem: (work) =>
      transact('system', (db) => work({ ...common(db, { kind: 'system', id: null }), business: null })),
    answers: async () => {
      const slow = new Promise<false>((resolve) => setTimeout(() => resolve(false), answerMsMax).unref());
      const asked = pool.query('select 1').then(
        () => true,
        (error: Error) => {
          onBroken(error);
          return false;
        },
      );
      return Promise.race([asked, slow]);
    },
    onEnqueue: (enqueue) => {
      put = enqueue;
    },
    listen: listener.listen,
    systemPool,
    pools: { scopes: pool, libraries: systemPool },
    close: async () => {
      watch.stop();
      await listener.close();
      await Promise.all([pool.end(), systemPool.end()]);
      await server.stop();
    },
  };
}
