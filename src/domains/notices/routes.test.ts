// The operator's pages: who gets in, and that what is in a mail stays in its frame.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localMail } from '#adapters/local/mail.ts';
import { backgroundRoutes } from '#domains/background-work/routes.ts';
import { buildApp } from '#platform/http/app.ts';
import type { DoorSettings } from '#platform/operator/door.ts';
import { styleRoute } from '#platform/operator/page.ts';
import { aMessage } from '#ports/mail.contract.ts';
import type { Mail, Outbox } from '#ports/mail.ts';
import { ask, openTestQueue } from '../../../tests/support/background.ts';
import { type House, openTestDatabase } from '../../../tests/support/house.ts';
import { outboxRoutes } from './routes.ts';

let house: House;
let folder: string;
let outbox: Mail & Outbox;
const hostile = aMessage({
  subject: '<script>alert(1)</script> & "you"',
  text: 'See https://telle.example/a?b=1&c=2 <b>now</b>',
  html: '<html><head></head><body><script>alert(1)</script><img src="https://evil.test/x"></body></html>',
});

beforeAll(async () => {
  house = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'telle-outbox-'));
  outbox = localMail(folder, house.clock.now);
  await outbox.send(hostile);
  await openTestQueue(house).prepare();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function appWith(settings: DoorSettings = {}) {
  return buildApp({
    ...house,
    config: { PUBLIC_URL: undefined, METRICS_TOKEN: undefined, TRUSTED_PROXIES: '', ...settings },
    authenticate: async () => ({ kind: 'visitor' }),
    routes: [],
    raw: [
      ...outboxRoutes(outbox, { ...settings, sendsMail: false }),
      ...backgroundRoutes(house.database, settings),
      styleRoute,
    ],
  }).hono;
}

type Asked = {
  from?: string;
  host?: string;
  headers?: Record<string, string>;
  method?: string;
  settings?: DoorSettings;
};

async function visit(
  path: string,
  { from = '127.0.0.1', host = 'localhost:3000', headers, method = 'GET', settings }: Asked = {},
) {
  const socket = { incoming: { socket: { remoteAddress: from } } };
  return appWith(settings).request(`http://${host}${path}`, { method, headers: { host, ...headers } }, socket);
}

const METRICS_TOKEN = 'a-token-of-the-operator';
const basic = `Basic ${Buffer.from(`operator:${METRICS_TOKEN}`).toString('base64')}`;

describe('the door', () => {
  it.each<[string, Asked, number]>([
    ['lets in who sits at the machine', {}, 200],
    ['lets in who sits at the machine over IPv6', { from: '::1', host: '[::1]:3000' }, 200],
    ['turns away another address', { from: '203.0.113.9' }, 403],
    ['turns away a proxy on the machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }, 403],
    ['turns away a foreign name for this machine', { host: 'rebound.evil.test' }, 403],
    [
      'turns away who sits at the machine of a public server',
      { settings: { PUBLIC_URL: 'https://telle.example' } },
      403,
    ],
    ['asks for the token where one is set', { from: '203.0.113.9', settings: { METRICS_TOKEN } }, 401],
    [
      'takes the token as a password',
      { from: '203.0.113.9', settings: { METRICS_TOKEN }, headers: { authorization: basic } },
      200,
    ],
    [
      'takes the token as a bearer',
      { from: '203.0.113.9', settings: { METRICS_TOKEN }, headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
      200,
    ],
    [
      'turns away a wrong token',
      { settings: { METRICS_TOKEN }, headers: { authorization: 'Bearer a-token-of-somebody' } },
      401,
    ],
    ['turns away an empty token where none is set', { headers: { authorization: 'Bearer ' } }, 403],
  ])('%s', async (_, asked, status) => {
    for (const path of [
      '/dev/outbox',
      `/dev/outbox/${hostile.id}`,
      `/dev/outbox/${hostile.id}/html`,
      '/dev/background',
    ]) {
      const answer = await visit(path, asked);
      expect(answer.status, path).toBe(status);
      if (status !== 200) expect(await answer.text()).not.toContain('maria@customer.test');
    }
  });
});

describe('the outbox', () => {
  it('lists and shows mail with everything escaped, under a policy without scripts', async () => {
    for (const path of ['/dev/outbox', `/dev/outbox/${hostile.id}`]) {
      const answer = await visit(path);
      const page = await answer.text();
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;you&quot;');
      expect(page).not.toContain('<script');
      expect(page).not.toContain(' style=');
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('makes addresses in the text into links', async () => {
    const page = await (await visit(`/dev/outbox/${hostile.id}`)).text();
    expect(page).toContain('<a href="https://telle.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">');
    expect(page).toContain('&lt;b&gt;now&lt;/b&gt;');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });

  it('shows the HTML in an origin of its own, where nothing runs and nothing is fetched', async () => {
    const answer = await visit(`/dev/outbox/${hostile.id}/html`);
    expect(await answer.text()).toContain('<head><base target="_blank"></head>');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('content-security-policy')).toMatch(
      /; sandbox allow-popups allow-popups-to-escape-sandbox$/,
    );
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it.each(['/dev/outbox/mai_00000000000000000000000000', '/dev/outbox/..%2f..%2fetc%2fpasswd', '/dev/outbox/x/html'])(
    'has nothing at %s',
    async (path) => expect((await visit(path)).status).toBe(404),
  );
});

describe('failed work', () => {
  const id = '0193a7a0-0000-7000-8000-000000000001';
  const put = () =>
    ask(
      house,
      `insert into failed_work (id, name, effect_key, data, attempts, reason, enqueued_at)
       values ($1, 'send-mail', 'key', '{}', 3, '<i>no such mailbox</i>', now()) on conflict do nothing`,
      [id],
    );
  const left = async () => (await ask(house, 'select 1 from failed_work')).length;

  it('is listed with its reason', async () => {
    await put();
    expect(await (await visit('/dev/background')).text()).toContain('&lt;i&gt;no such mailbox&lt;/i&gt;');
  });

  it.each<[string, Record<string, string>, number]>([
    ['is not dropped by a foreign page', { 'sec-fetch-site': 'cross-site' }, 1],
    ['is not dropped by a foreign origin', { origin: 'https://evil.test' }, 1],
    ['is not dropped by a request that says nothing of where it is from', {}, 1],
    ["is dropped by the page's own form", { 'sec-fetch-site': 'same-origin' }, 0],
  ])('%s', async (_, headers, rest) => {
    await put();
    await visit(`/dev/background/${id}/drop`, { method: 'POST', headers });
    expect(await left()).toBe(rest);
  });
});
