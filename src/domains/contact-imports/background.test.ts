// kill -9 in the midst of a large import: another worker goes on, every line comes to something, and nobody is there twice.
import { expect, inject, it } from 'vitest';
import { ask, letTimePass, openTestQueue, until } from '../../../tests/support/background.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { doneOf, linesOf, sendFile } from '../../../tests/support/import-words.ts';
import { killableWorkers } from '../../../tests/support/killable-worker.ts';
import { contactImportsBackground } from './background.ts';
import type { ContactImport } from './contract.ts';
import { contactImportRoutes } from './routes.ts';

const lines = 4000;

const server = await openBareServer(contactImportRoutes);
const workers = killableWorkers('./import-until-killed.ts');
const startWorker = () => workers.start(JSON.stringify(server.connection), inject('testServer').role ?? '');

async function aLargeImport() {
  const business = await aBusiness(server);
  await ask(server, `update businesses set plan = 'pro' where id = $1`, [business]);
  const headers = as(business, 'staff', server.ids.make('user'));
  await ask(server, `insert into users (id, email) values ($1, $1 || '@example.com')`, [
    JSON.parse(headers.authorization?.slice(5) ?? '{}').userId,
  ]);
  // Names alone too: whom nothing but a name shows must not come twice either.
  const file = linesOf(lines).map(({ phone, ...one }, at) => (at % 10 === 0 ? one : { ...one, phone }));
  const sent = await sendFile({ send: server.send, headers }, file);
  const read = async () => (await server.send<ContactImport>('GET', `/api/file-imports/${sent.id}`, { headers })).data;
  const counted = async () => {
    const sql = 'select count(*)::int as all, count(distinct name)::int as names from contacts where business_id = $1';
    return (await ask<{ all: number; names: number }>(server, sql, [business]))[0];
  };
  return { read, counted };
}

it(`takes in ${lines} lines over two kills, each once`, async () => {
  const queue = openTestQueue(server);
  for (const [name, { cron: _, ...work }] of Object.entries(contactImportsBackground(server.database)))
    queue.register(name, work);
  await queue.prepare();
  server.database.onEnqueue((db, work) => queue.enqueue({ db }, work));
  const { read, counted } = await aLargeImport();

  for (const share of [0.1, 0.4]) {
    const worker = await startWorker();
    await until(async () => expect(doneOf(await read())).toBeGreaterThan(lines * share), 60_000);
    await workers.kill(worker);
    const cut = await read();
    expect(cut.state).toBe('running');
    expect(doneOf(cut)).toBeLessThan(lines);
    // What is counted and who is there agree at every moment.
    expect((await counted())?.all).toBe(cut.counts.added);
  }
  const last = await startWorker();
  await until(async () => {
    await letTimePass(server, 60);
    expect(await read()).toMatchObject({ state: 'done', counts: { added: lines, changed: 0, same: 0, refused: 0 } });
  }, 90_000);
  await workers.kill(last);
  expect(await counted()).toEqual({ all: lines, names: lines });
  expect(await ask(server, 'select from contact_import_parts')).toEqual([]);
}, 240_000);
