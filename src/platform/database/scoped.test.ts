// What a scope promises: all or nothing, nothing after its end, and a fault with a meaning when the database fails.
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { query, run } from '../../../tests/support/cluster.ts';
import { aBusiness, aContact, inBusiness, openTestDatabase, systemActor } from '../../../tests/support/house.ts';
import { StartError } from '../start-error.ts';
import type { Db } from './scope.ts';
import { serverAt } from './server-url.ts';

const house = await openTestDatabase();
const { database, connection } = house;
const business = await aBusiness(house);

const names = async () =>
  inBusiness(database, business, async ({ db }) => {
    const rows = await db
      .selectFrom('contacts')
      .select('name')
      .where('business_id', '=', business)
      .orderBy('id')
      .execute();
    return rows.map(({ name }) => name);
  });

describe('a scope', () => {
  it('keeps all of its work or none of it', async () => {
    const half = inBusiness(database, business, async ({ db, newId }) => {
      await db
        .insertInto('contacts')
        .values({ id: newId('contact'), business_id: business, name: 'half' })
        .execute();
      throw new Error('the other half failed');
    });
    await expect(half).rejects.toThrow('the other half failed');
    expect(await names()).toEqual([]);
  });

  it('sees nothing after its end, when a promise or a variable let it out', async () => {
    let leaked: Db | undefined;
    await inBusiness(database, business, async ({ db }) => {
      leaked = db;
    });
    await expect(leaked?.selectFrom('contacts').selectAll().execute()).rejects.toThrow(/this scope has ended/);
  });

  it('does not commit what PostgreSQL had already given up', async () => {
    const swallowed = inBusiness(database, business, async ({ db }) => {
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow(/failed before its commit/);
  });

  it('opens only for the id of a business, since that becomes part of a command', async () => {
    const smuggled = `x'; drop table contacts; --` as typeof business;
    await expect(database.asBusiness(smuggled, systemActor, async () => 1)).rejects.toThrow(TypeError);
  });

  it('gives bigint as a number, refuses one that no number holds, and keeps dates and instants apart', async () => {
    const [row] = await inBusiness(database, business, async ({ db }) => {
      const { rows } = await sql<object>`select 9007199254740991::bigint as most, date '2026-03-08' as day,
        timestamptz '2026-03-08 07:00+00' as instant`.execute(db);
      return rows;
    });
    expect(row).toEqual({
      most: Number.MAX_SAFE_INTEGER,
      day: '2026-03-08',
      instant: new Date('2026-03-08T07:00:00Z'),
    });
    const beyond = inBusiness(database, business, ({ db }) => sql`select 9007199254740993::bigint`.execute(db));
    await expect(beyond).rejects.toThrow(RangeError);
  });

  it('puts background work into its own transaction', async () => {
    database.onEnqueue(async (db, { name }) => {
      await db
        .insertInto('contacts')
        .values({ id: house.ids.make('contact'), business_id: business, name })
        .execute();
    });
    const work = { name: 'queued', effectKey: 'k', data: {} };
    await expect(
      inBusiness(database, business, async ({ enqueue }) => {
        await enqueue(work);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await names()).toEqual([]);
    await inBusiness(database, business, ({ enqueue }) => enqueue(work));
    expect(await names()).toEqual(['queued']);
  });
});

describe('a prepared statement', () => {
  it('that another process has outdated by a migration is prepared anew', async () => {
    const all = () =>
      inBusiness(database, business, ({ db }) => db.selectFrom('contacts').selectAll().limit(1).execute());
    await Promise.all([all(), all(), all(), all()]);
    await run(connection, 'alter table contacts add column added_since text');
    try {
      expect(await Promise.all([all(), all(), all(), all()])).toHaveLength(4);
    } finally {
      await run(connection, 'alter table contacts drop column added_since');
    }
  });
});

describe('two scopes that collide', () => {
  it('try again, and both succeed', async () => {
    const one = await aContact(house, business, { name: 'one' });
    const two = await aContact(house, business, { name: 'two' });
    let waiting = 0;
    let bothHold: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const rename = (first: string, second: string) =>
      inBusiness(database, business, async ({ db }) => {
        await db.updateTable('contacts').set({ notes: 'a' }).where('id', '=', first).execute();
        waiting += 1;
        if (waiting >= 2) bothHold();
        await held;
        await db.updateTable('contacts').set({ notes: 'b' }).where('id', '=', second).execute();
      });
    await Promise.all([rename(one, two), rename(two, one)]);
    expect(waiting).toBeGreaterThan(2);
  });
});

describe('a database that goes away', () => {
  it('is a fault while a transaction is open, ends no process, and is back for the next', async () => {
    const broken = inBusiness(database, business, async ({ db }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await run(connection, `select pg_terminate_backend(${rows[0]?.pid})`);
      // The connection breaks while it rests inside the transaction, and is then used.
      await new Promise((resolve) => setImmediate(resolve));
      await sql`select 1`.execute(db);
    });
    await expect(broken).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 });
    expect((await names()).length).toBeGreaterThan(0);
  });

  it('gives all its connections back after 40 were cut', async () => {
    for (let cut = 0; cut < 40; cut += 1)
      await inBusiness(database, business, async ({ db }) => {
        await db
          .insertInto('contacts')
          .values({ id: house.ids.make('contact'), business_id: business, name: 'cut' })
          .execute();
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
      }).catch(() => undefined);
    expect((await names()).includes('cut')).toBe(false);
    const all = await Promise.all(Array.from({ length: 30 }, names));
    expect(all).toHaveLength(30);
  });

  it('says within three seconds that no connection is free', async () => {
    const releases: (() => void)[] = [];
    const holders = Array.from({ length: 12 }, () =>
      inBusiness(database, business, () => new Promise<void>((resolve) => releases.push(resolve))),
    );
    while (releases.length < 12) await new Promise((resolve) => setImmediate(resolve));
    const began = performance.now();
    await expect(names()).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - began).toBeLessThan(3500);
    for (const release of releases) release();
    await Promise.all(holders);
    expect(await database.answers()).toBe(true);
  });

  it('hears its channels again after the listening connection was cut', async () => {
    const heard: string[] = [];
    let next: () => void = () => undefined;
    const arrival = () =>
      new Promise<void>((resolve) => {
        next = resolve;
      });
    const first = arrival();
    await database.listen('news', (payload) => {
      heard.push(payload);
      next();
    });
    await run(connection, `notify news, 'one'`);
    await first;
    const again = arrival();
    await query(
      connection,
      `select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and datname = current_database()`,
    );
    await again;
    const third = arrival();
    await run(connection, `notify news, 'two'`);
    await third;
    expect(heard).toEqual(['one', '', 'two']);
  });
});

describe('a DATABASE_URL that does not serve', () => {
  const refusal = async (url: string) => {
    const error = await serverAt(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  };

  it('is refused in a sentence without the password', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    const said = await refusal(`postgres://maria:s3cret@127.0.0.1:${port}/telle`);
    expect(said).toMatch(new RegExp(`The PostgreSQL at 127.0.0.1:${port}/telle \\(DATABASE_URL\\) cannot be reached`));
    expect(said).not.toContain('s3cret');
  });

  it('names a database that does not exist', async () => {
    const { host, user } = connection;
    if (!host?.startsWith('/'))
      return console.log('not on an embedded server: the missing database is not tested here');
    const url = `postgres://${user}@localhost/absent?host=${encodeURIComponent(host)}`;
    expect(await refusal(url)).toMatch(/does not exist: create it first/);
  });
});
