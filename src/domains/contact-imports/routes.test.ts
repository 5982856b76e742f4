import { beforeAll, describe, expect, it } from 'vitest';
import type { BusinessId } from '#shared/ids.ts';
import { ask, openTestQueue, until, untilDrained } from '../../../tests/support/background.ts';
import { aBusiness, inBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import { type Line, linesOf, sendFile } from '../../../tests/support/import-words.ts';
import { listAllContacts } from '../contacts/service.ts';
import { contactImportsBackground, forgetOldImports, takeNextPart } from './background.ts';
import { type ContactImport, importsUnderWayMost } from './contract.ts';
import { contactImportRoutes } from './routes.ts';
import { takeImportWork } from './service.ts';

const server = await openBareServer(contactImportRoutes);
const { send, ids, clock, database } = server;
const user = ids.make('user');

/** What is enqueued waits in the queue's tables until a test has it done. */
const waiting = openTestQueue(server);
const working = openTestQueue(server);
beforeAll(async () => {
  await ask(server, `insert into users (id, email, name) values ($1, 'kim@example.com', 'Kim Vale')`, [user]);
  for (const queue of [waiting, working])
    for (const [name, { cron: _, ...work }] of Object.entries(contactImportsBackground(database)))
      queue.register(name, work);
  await waiting.prepare();
  database.onEnqueue((db, work) => waiting.enqueue({ db }, work));
});

async function aShop() {
  const business = await aBusiness(server);
  await ask(server, `update businesses set plan = 'pro' where id = $1`, [business]);
  const member = [ids.make('member'), business, user];
  await ask(server, `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'staff')`, member);
  const headers = as(business, 'staff', user);
  const path = (id: string) => `/api/file-imports/${id}`;
  return {
    business,
    headers,
    sendFile: (lines: readonly Line[], more = {}) => sendFile({ send, headers }, lines, more),
    read: async (id: string) => (await send<ContactImport>('GET', path(id), { headers })).data,
    stop: async (id: string) => (await send<ContactImport>('POST', `${path(id)}/stop`, { headers })).data,
    problems: async (id: string, query = '') =>
      (
        await send<{ problems: { line: number; message: string }[] }>('GET', `${path(id)}/problems${query}`, {
          headers,
        })
      ).data.problems,
    list: async () => (await send<{ imports: ContactImport[] }>('GET', '/api/file-imports', { headers })).data.imports,
    names: async () => (await inBusiness(database, business, listAllContacts)).map(({ name }) => name),
    kept: async () =>
      (await ask<{ part: number }>(server, 'select part from contact_import_parts where business_id = $1', [business]))
        .length,
  };
}

const step = (business: BusinessId, id: ContactImport['id']) =>
  inBusiness(database, business, (scope) => takeNextPart(scope, id));
async function finish(business: BusinessId, id: ContactImport['id']): Promise<void> {
  while (await step(business, id));
}

const bad: Line[] = [{ line: 9, name: 'Wrong', phone: 'call me' }, { line: 10 }];

describe('a file', () => {
  it('waits when it has come whole, is taken in part by part, and is forgotten but for what came of it', async () => {
    const shop = await aShop();
    const sent = await shop.sendFile([...linesOf(5), ...bad], { inPart: 3, tags: ['Spring'] });
    expect(sent).toMatchObject({ state: 'waiting', total: 7, by: 'Kim Vale', endedAt: null });
    expect(await shop.kept()).toBe(3);
    await step(shop.business, sent.id);
    expect(await shop.read(sent.id)).toMatchObject({ state: 'running', counts: { added: 3 } });
    expect(await shop.kept()).toBe(2);
    await finish(shop.business, sent.id);
    const done = await shop.read(sent.id);
    expect(done).toMatchObject({ state: 'done', counts: { added: 5, changed: 0, same: 0, refused: 2 } });
    expect(done.endedAt).not.toBeNull();
    expect(await shop.kept()).toBe(0);
    expect(await shop.problems(sent.id)).toMatchObject([
      { line: 9, message: 'Please enter a valid phone number' },
      { line: 10, message: 'This field is required' },
    ]);
    expect(await shop.problems(sent.id, '?after=9')).toHaveLength(1);
    expect(await shop.names()).toHaveLength(5);
    // The same file again adds nobody.
    const again = await shop.sendFile(linesOf(5));
    await finish(shop.business, again.id);
    expect((await shop.read(again.id)).counts).toEqual({ added: 0, changed: 0, same: 5, refused: 0 });
    expect((await shop.list()).map(({ id }) => id)).toEqual([again.id, sent.id]);
  });

  it('that is not whole yet is not taken in, whichever part is missing and however often one comes', async () => {
    const shop = await aShop();
    const headers = { ...shop.headers, 'idempotency-key': crypto.randomUUID() };
    const body = { fileName: 'list.csv', total: 3, parts: 3 };
    const { id } = (await send<ContactImport>('POST', '/api/file-imports', { body, headers })).data;
    const part = (number: number, rows: unknown[]) =>
      send<ContactImport>('PUT', `/api/file-imports/${id}/parts/${number}`, { body: { rows }, headers: shop.headers });
    const [one, two, three] = linesOf(3);
    for (const at of [3, 3, 1, 3]) await part(at, [at === 1 ? one : three]);
    expect(await shop.read(id)).toMatchObject({ state: 'receiving' });
    expect(await shop.list()).toEqual([]);
    expect(await step(shop.business, id)).toBe(false);
    expect((await part(4, [two])).status).toBe(400);
    expect((await part(2, [two, two])).status).toBe(400);
    expect((await part(2, [two])).data).toMatchObject({ state: 'waiting' });
    await step(shop.business, id);
    // A part that comes again after it was taken in is not kept anew.
    expect((await part(1, [one])).data).toMatchObject({ state: 'running' });
    expect(await shop.kept()).toBe(2);
    await finish(shop.business, id);
    expect(await shop.names()).toHaveLength(3);
  });

  it('is stopped where somebody says so; who is in stays, and the rest is forgotten', async () => {
    const shop = await aShop();
    const { id } = await shop.sendFile(linesOf(4), { inPart: 2 });
    await step(shop.business, id);
    expect(await shop.stop(id)).toMatchObject({ state: 'stopped', counts: { added: 2 } });
    expect(await shop.kept()).toBe(0);
    expect(await step(shop.business, id)).toBe(false);
    expect(await shop.stop(id)).toMatchObject({ state: 'stopped' });
    expect(await shop.names()).toHaveLength(2);
  });

  it('is one of five under way, and of nobody else', async () => {
    const shop = await aShop();
    const sent: ContactImport[] = [];
    for (let at = 0; at < importsUnderWayMost; at += 1) sent.push(await shop.sendFile(linesOf(1)));
    await expect(shop.sendFile(linesOf(1))).rejects.toThrow('import_limit');
    const [first] = sent;
    if (!first) throw new Error('none was sent');
    const theirs = await aShop();
    for (const heard of [
      await send('GET', `/api/file-imports/${first.id}`, { headers: theirs.headers }),
      await send('GET', `/api/file-imports/${first.id}/problems`, { headers: theirs.headers }),
      await send('POST', `/api/file-imports/${first.id}/stop`, { headers: theirs.headers }),
      await send('PUT', `/api/file-imports/${first.id}/parts/1`, {
        body: { rows: linesOf(1) },
        headers: theirs.headers,
      }),
    ])
      expect(heard.status).toBe(404);
    await shop.stop(first.id);
    expect(await shop.sendFile(linesOf(1))).toMatchObject({ state: 'waiting' });
  });

  it('whose sending went silent makes room for the next within minutes, and may go on while nobody needs it', async () => {
    const shop = await aShop();
    const begin = async () => {
      const headers = { ...shop.headers, 'idempotency-key': crypto.randomUUID() };
      const body = { fileName: 'list.csv', total: 3, parts: 3 };
      return send<ContactImport>('POST', '/api/file-imports', { body, headers });
    };
    const [one, two, three] = linesOf(3);
    const part = async (id: string, number: number, row: Line | undefined) =>
      (
        await send<ContactImport>('PUT', `/api/file-imports/${id}/parts/${number}`, {
          ...{ body: { rows: [row] }, headers: shop.headers },
        })
      ).status;
    const ids: string[] = [];
    for (let at = 0; at < importsUnderWayMost; at += 1) ids.push((await begin()).data.id);
    const [closed = '', sending = ''] = ids;
    await part(closed, 1, one);
    clock.forward(100);
    expect((await begin()).status).toBe(409);
    expect(await part(sending, 1, one)).toBe(200);
    clock.forward(90);
    // Silent for longer than a sending page is, and nobody has asked for its room.
    expect(await part(ids[2] ?? '', 1, one)).toBe(200);
    expect((await begin()).status).toBe(200);
    expect([await part(closed, 2, two), await shop.kept()]).toEqual([404, 2]);
    expect([await part(sending, 2, two), await part(sending, 3, three)]).toEqual([200, 200]);
    // One that waits to be taken in keeps its place, however long that takes.
    clock.forward(3600);
    for (let at = 1; at < importsUnderWayMost; at += 1) expect((await begin()).status).toBe(200);
    expect((await begin()).status).toBe(409);
    expect(await shop.read(sending)).toMatchObject({ state: 'waiting' });
  });

  it('has no more lines than were announced, and no part more than five hundred', async () => {
    const shop = await aShop();
    await expect(shop.sendFile(linesOf(501), { inPart: 501 })).rejects.toThrow('400');
    await expect(shop.sendFile([])).rejects.toThrow('400');
    await expect(shop.sendFile(linesOf(1001), { inPart: 1 })).rejects.toThrow('400');
    await expect(shop.sendFile([{ line: 2 ** 31, name: 'Far down' }])).rejects.toThrow('400');
  });
});

it('takes in files of one business one after the other, and those of two side by side', async () => {
  const [shop, other] = [await aShop(), await aShop()];
  const first = await shop.sendFile(linesOf(40), { inPart: 4 });
  const second = await shop.sendFile([...linesOf(2), { line: 4, name: 'Only the second' }]);
  const beside = await other.sendFile(linesOf(3));
  await working.start();
  await until(async () => expect(await shop.read(second.id)).toMatchObject({ state: 'done' }));
  await until(async () => expect(await other.read(beside.id)).toMatchObject({ state: 'done' }));
  expect(await shop.read(first.id)).toMatchObject({ state: 'done', counts: { added: 40 } });
  // Whoever came with the first was known when the second was taken in.
  expect(await shop.read(second.id)).toMatchObject({ counts: { added: 1, same: 2 } });
  await untilDrained(server);
  await working.stop();
});

it('does nothing for a business that is gone, and fails nobody', async () => {
  const shop = await aShop();
  const { id } = await shop.sendFile(linesOf(3));
  await ask(server, 'delete from businesses where id = $1', [shop.business]);
  expect(await ask(server, 'select from contact_import_parts where import_id = $1', [id])).toEqual([]);
  const { [takeImportWork]: work } = contactImportsBackground(database);
  await work?.handler({
    ...{ name: takeImportWork, effectKey: id, attempt: 1, isLast: true },
    data: { business: shop.business, import: id },
    signal: AbortSignal.timeout(10_000),
    once: (_, effect) => effect(),
  });
});

it('is given up after the last try, with what was kept of it', async () => {
  const shop = await aShop();
  const { id } = await shop.sendFile(linesOf(4), { inPart: 2 });
  await step(shop.business, id);
  await ask(server, `update contact_import_parts set rows = '[{"line": "broken"}]' where import_id = $1`, [id]);
  const { [takeImportWork]: work } = contactImportsBackground(database);
  const go = (isLast: boolean) =>
    work?.handler({
      ...{ name: takeImportWork, effectKey: id, attempt: 1, isLast },
      data: { business: shop.business, import: id },
      signal: AbortSignal.timeout(10_000),
      once: (_, effect) => effect(),
    });
  await expect(go(false)).rejects.toThrow();
  expect(await shop.read(id)).toMatchObject({ state: 'running' });
  await expect(go(true)).rejects.toThrow();
  expect(await shop.read(id)).toMatchObject({ state: 'failed', counts: { added: 2 } });
  expect(await shop.kept()).toBe(0);
});

it('is forgotten: after an hour where the rest never came, after thirty days where it is over', async () => {
  const shop = await aShop();
  const headers = { ...shop.headers, 'idempotency-key': crypto.randomUUID() };
  const body = { fileName: 'list.csv', total: 3, parts: 3 };
  const half = (await send<ContactImport>('POST', '/api/file-imports', { body, headers })).data;
  const whole = await shop.sendFile(linesOf(2));
  clock.forward(61 * 60);
  await forgetOldImports(database);
  expect((await send('GET', `/api/file-imports/${half.id}`, { headers })).status).toBe(404);
  await finish(shop.business, whole.id);
  clock.forward(29 * 24 * 3600);
  await forgetOldImports(database);
  expect(await shop.read(whole.id)).toMatchObject({ state: 'done' });
  clock.forward(2 * 24 * 3600);
  await forgetOldImports(database);
  expect(await shop.list()).toEqual([]);
});

it('is given up an hour after its work was lost, and never while work stands for it, however long the server was off', async () => {
  const shop = await aShop();
  const lost = await shop.sendFile(linesOf(4), { inPart: 2 });
  const next = await shop.sendFile(linesOf(2));
  await step(shop.business, lost.id);
  clock.forward(40 * 24 * 3600);
  await forgetOldImports(database);
  expect(await shop.read(lost.id)).toMatchObject({ state: 'running', counts: { added: 2 } });
  expect(await shop.read(next.id)).toMatchObject({ state: 'waiting' });
  const job = `where name = $1 and data -> 'data' ->> 'import' = $2`;
  await ask(server, `update pgboss.job set state = 'active' ${job}`, [takeImportWork, lost.id]);
  await forgetOldImports(database);
  expect(await shop.read(lost.id)).toMatchObject({ state: 'running' });
  // What a worker that ended in its last try leaves behind.
  await ask(server, `update pgboss.job set state = 'failed' ${job}`, [takeImportWork, lost.id]);
  await forgetOldImports(database);
  expect(await shop.read(lost.id)).toMatchObject({ state: 'failed', counts: { added: 2 } });
  expect(await shop.read(next.id)).toMatchObject({ state: 'waiting' });
  expect(await shop.kept()).toBe(1);
  const young = await shop.sendFile(linesOf(2));
  await ask(server, `delete from pgboss.job ${job}`, [takeImportWork, young.id]);
  clock.forward(59 * 60);
  await forgetOldImports(database);
  expect(await shop.read(young.id)).toMatchObject({ state: 'waiting' });
  clock.forward(2 * 60);
  await forgetOldImports(database);
  expect(await shop.read(young.id)).toMatchObject({ state: 'failed' });
});
