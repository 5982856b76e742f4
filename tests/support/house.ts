// A fresh, migrated database for one test file, with a clock that stands still and ids that repeat.
import { afterAll, inject } from 'vitest';
import { openOn } from '#platform/database/open.ts';
import type { Actor, BusinessScope, Database } from '#platform/database/scope.ts';
import type { Ids } from '#platform/ids.ts';
import { type Log, logTo } from '#platform/log.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { type TestClock, testClock, testIds } from './clock.ts';
import { connectionTo, run } from './cluster.ts';

export type House = {
  readonly database: Database;
  readonly clock: TestClock;
  readonly ids: Ids;
  readonly log: Log;
  /** How to reach this database as the login role, which sees everything. */
  readonly connection: ReturnType<typeof connectionTo>;
  /** Ends it early; it is dropped after the file's last test anyway. */
  close(): Promise<void>;
};

export const systemActor: Actor = { kind: 'system', id: null };

let made = 0;

/** Opens a database of its own (about 50 ms) and drops it after the file's last test. */
export async function openTestDatabase(): Promise<House> {
  const { connection: server, template, role } = inject('testServer');
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await run(server, `create database ${name} template ${template}`);
  const connection = connectionTo(server, name);
  const clock = testClock();
  const ids = testIds(clock);
  const log = logTo('silent');
  const noServer = { connection: () => connection, revive: async () => undefined, stop: async () => undefined };
  const database = await openOn(noServer, role, { clock, ids, log });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close().then(() => run(server, `drop database if exists ${name} with (force)`));
    return closing;
  };
  afterAll(close);
  return { database, clock, ids, log, connection, close };
}

/** A business with nothing in it. */
export async function aBusiness({ database, ids, clock }: House, name = 'Harbor Dental'): Promise<BusinessId> {
  const id = ids.make('business');
  const trialEndsAt = new Date(clock.now().getTime() + 14 * 86_400_000);
  await database.asSystem(({ db }) =>
    db.insertInto('businesses').values({ id, name, trial_ends_at: trialEndsAt }).execute(),
  );
  return id;
}

/** A contact of that business. */
export async function aContact(
  { database, ids }: House,
  business: BusinessId,
  contact: { name?: string; phone?: string; email?: string; notes?: string } = {},
): Promise<Id<'contact'>> {
  const id = ids.make('contact');
  await inBusiness(database, business, ({ db }) =>
    db
      .insertInto('contacts')
      .values({ id, business_id: business, name: 'Dana Reyes', ...contact })
      .execute(),
  );
  return id;
}

/** A transaction in a business with Telle itself as the actor. */
export function inBusiness<T>(
  database: Database,
  business: BusinessId,
  work: (scope: BusinessScope) => Promise<T>,
): Promise<T> {
  return database.asBusiness(business, systemActor, work);
}
