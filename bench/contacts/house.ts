// A database of its own with a business of so many contacts, as a server finds it: filled with settings that make that
// quick, then started as it is at home.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAllAnew } from '#domains/contact-merges/service/find-pairs.ts';
import { systemClock } from '#platform/clock.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createOnce, openOn } from '#platform/database/open.ts';
import { embeddedDatabase, socketAt } from '#platform/database/postmaster.ts';
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import { idsOf } from '#platform/ids.ts';
import { logTo } from '#platform/log.ts';
import { business, fillBusiness } from './fill.ts';

const log = logTo('warn');

/** Nothing is lost where a fill breaks off: it begins anew. */
const whileFilling = {
  ...{ fsync: 'off', wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '8GB' },
  ...{ shared_buffers: '512MB', autovacuum: 'off' },
};
const toldEachMs = 10_000;

export type House = {
  readonly contacts: number;
  readonly database: Database;
  /** One transaction of the business. */
  ask<T>(work: (scope: BusinessScope) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export const shownCount = (count: number) => count.toLocaleString('en-US');
const secondsSince = (began: number) => Math.round((Date.now() - began) / 1000);

/** In a folder of its own, gone when it is closed, or in that folder, where the next run finds it. */
export async function openHouse(contacts: number, keptIn?: string): Promise<House> {
  const dataRoot = keptIn === undefined ? mkdtempSync(join(tmpdir(), 'telle-bench-')) : join(keptIn, `${contacts}`);
  const isFilled = existsSync(dataRoot) && keptIn !== undefined;
  mkdirSync(dataRoot, { recursive: true });
  chmodSync(dataRoot, 0o755);
  const began = Date.now();
  const tell = (what: string) => console.log(`${String(secondsSince(began)).padStart(5)} s  ${what}`);
  if (!isFilled) await fill(dataRoot, contacts, tell);

  const postgres = await startEmbedded({ dataRoot, log });
  const { role } = await migrate(socketAt(postgres.socketDir(), embeddedDatabase));
  const server = {
    connection: () => socketAt(postgres.socketDir(), embeddedDatabase),
    revive: async () => undefined,
    stop: async () => undefined,
  };
  const database = await openOn(server, role, { clock: systemClock, ids: idsOf(), log });
  // What an import puts into the queue is done by whoever measures it.
  database.onEnqueue(async () => undefined);
  const { rows } = await database.systemPool.query<{ count: number }>('select count(*)::int from contacts');
  if (rows[0]?.count !== contacts) throw new Error(`${dataRoot} was not filled to its end: remove it`);
  tell('open');
  await lookThrough(database, tell);
  return {
    contacts,
    database,
    ask: (work) => database.asBusiness(business, { kind: 'system', id: null }, work),
    async close() {
      await database.close();
      await postgres.stop();
      if (keptIn === undefined) rmSync(dataRoot, { recursive: true, force: true });
    },
  };
}

async function fill(dataRoot: string, contacts: number, tell: (what: string) => void): Promise<void> {
  console.log(`Filling a database with ${shownCount(contacts)} contacts`);
  const filling = await startEmbedded({ dataRoot, log, extra: whileFilling });
  await createOnce(socketAt(filling.socketDir(), 'postgres'), embeddedDatabase);
  await migrate(socketAt(filling.socketDir(), embeddedDatabase));
  await fillBusiness(socketAt(filling.socketDir(), embeddedDatabase), contacts, tell);
  await filling.stop();
}

/** Finds who may be twice among all that changed, as the background does, and gives how many words that were and how long it took. */
export async function lookThrough(database: Database, tell: (what: string) => void): Promise<void> {
  const left = async () => {
    const { rows } = await database.systemPool.query<{ count: number }>('select count(*)::int from changed_identities');
    return rows[0]?.count ?? 0;
  };
  const all = await left();
  const began = Date.now();
  const telling = setInterval(() => {
    void left().then((count) => tell(`${shownCount(count)} changed words are still to be looked through`));
  }, toldEachMs);
  await findAllAnew(database, new AbortController().signal).finally(() => clearInterval(telling));
  tell(`${shownCount(all)} changed words looked through for duplicates in ${secondsSince(began)} s`);
}
