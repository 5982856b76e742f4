import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { BackgroundWork } from '#platform/database/scope.ts';
import { aBusiness, inBusiness } from '../../../../tests/support/house.ts';
import { as, openBareServer } from '../../../../tests/support/http.ts';
import type { Source } from '../contract.ts';
import { knowledgeRoutes } from '../routes.ts';
import { readBusiness } from '../service.ts';
import { readInBackground } from './read-sources.ts';

const pages: Record<string, string> = {
  '/': '<title>Home</title><p>We repair boilers.</p><a href="/prices">Prices</a><a href="http://elsewhere.test/">Out</a>',
  '/prices': '<title>Prices</title><p>A visit costs $60.</p><a href="/">Home</a><a href="/gone">Gone</a>',
};
let asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  const html = pages[request.url ?? ''];
  response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html);
});
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
afterAll(() => void site.close());
const { port } = site.address() as AddressInfo;

const server = await openBareServer(knowledgeRoutes);
const { send, ids, database } = server;
const waiting: BackgroundWork[] = [];
database.onEnqueue(async (_db, work) => void waiting.push(work));
const business = await aBusiness(server);
const headers = as(business, 'owner', ids.make('user'));
const reach = { ports: [port], resolve: async () => ['127.0.0.1'], isAllowed: () => true };
const work = async (limits: Parameters<typeof readInBackground>[2] = reach) => {
  for (const { data } of waiting.splice(0))
    await readInBackground(database, { data, signal: new AbortController().signal }, limits);
};
const give = (body: unknown) => send<Source>('POST', '/api/sources/reads', { headers, body });
const look = async (id: string) => (await send<Source>('GET', `/api/sources/${id}`, { headers })).data;
const known = async () => (await inBusiness(database, business, readBusiness)).knowledge.map(({ title }) => title);

it('a site is read page by page, stays on itself, is read again, switched off and removed', async () => {
  const { id } = (await give({ from: 'web', url: `http://shop.test:${port}/`, wholeSite: true })).data;
  expect(await look(id)).toMatchObject({ status: 'waiting', progressPercent: 0 });
  await work();
  expect(await look(id)).toMatchObject({ status: 'ready', progressPercent: 100, pages: 2, title: 'Home' });
  expect(await known()).toEqual(['Home', 'Prices']);
  expect(asked).toEqual(['/', '/prices', '/gone']);
  pages['/prices'] = '<title>New prices</title><p>A visit costs $70.</p>';
  await send('POST', `/api/sources/${id}/reads`, { headers });
  await work();
  expect(await known()).toEqual(['Home', 'New prices']);
  await send('PATCH', `/api/sources/${id}`, { headers, body: { isOn: false } });
  expect(await known()).toEqual([]);
  await send('DELETE', `/api/sources/${id}`, { headers });
  expect((await send('GET', `/api/sources/${id}`, { headers })).status).toBe(404);
});

it('an address inside is not reached, and a failed reading says why', async () => {
  asked = [];
  const { id } = (await give({ from: 'web', url: `http://127.0.0.1:${port}/` })).data;
  await work({ ports: [port] });
  expect(await look(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('public web addresses') });
  expect(asked).toEqual([]);
});

it('a file that is neither PDF nor Word is refused, and a broken one says so', async () => {
  const data = (text: string) => Buffer.from(text).toString('base64');
  expect((await give({ from: 'file', name: 'x.pdf', data: data('<svg onload="x">') })).json).toMatchObject({
    code: 'file_unreadable',
  });
  const { id } = (await give({ from: 'file', name: 'broken.pdf', data: data('%PDF-1.7 and nothing') })).data;
  await work();
  expect(await look(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('damaged') });
});
