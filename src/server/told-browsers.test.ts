// The whole way, in a server that does its background work: somebody asks for a person in the chat, and a moment later a browser
// in a pocket has been told.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { webPush } from '#adapters/web-push/push.ts';
import type { listToldBrowsers } from '#domains/browser-notifications/contract.ts';
import { tellOwners } from '#domains/notices/service/tell-owners.ts';
import { linksFrom } from '#platform/links.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { ask, until } from '../../tests/support/background.ts';
import { aVisitor } from '../../tests/support/chat.ts';
import { openTestDatabase } from '../../tests/support/house.ts';
import { openPushPeer } from '../../tests/support/push-peer.ts';
import { openTestServer } from '../../tests/support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'telle-push-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const house = await openTestDatabase();
const now = () => house.clock.now();
const peer = await openPushPeer(now);
afterAll(() => peer.stop());
const push = webPush({ contact: () => 'mailto:operator@example.com', now, reach: peer.reach });
const settings = { WORKER: 'inline', SAMPLES: 'off', DATA_DIR: folder };
const server = await openTestServer({ house, push, settings });

it('a caller who asks for a person is told of at once, with the way to them and nothing of what they said', async () => {
  const { cookie } = await server.signIn('dana@example.com');
  const headers = { cookie };
  await server.send('PATCH', '/api/profile', { headers, body: { humanHours: 'always' } });
  const { slug } = (await server.send<{ slug: string }>('GET', '/api/profile', { headers })).data;
  // What the demo brings of its own is told before anybody asked.
  const links = linksFrom(() => 'https://telle.example');
  await tellOwners({ ...house, links }, new Date(now().getTime() - 2 * 86_400_000));
  const { data } = await server.send<AnswerOf<typeof listToldBrowsers>>('GET', '/api/told-browsers', { headers });
  const browser = peer.browser(data.publicKey);
  await server.send('PUT', '/api/told-browsers', { headers, body: browser.address });

  // The look of each minute is switched off, so that it is not what tells.
  await ask(house, `delete from pgboss.schedule where name = 'tell-owners'`);
  await ask(house, `delete from pgboss.job where name = 'tell-owners'`);

  const visitor = await aVisitor(server, slug);
  await visitor.send('I want to talk to a person about my Burst-Boiler');
  await until(() => expect(browser.told.length).toBeGreaterThan(0), 10_000);
  const [told] = browser.told.map(({ text }) => JSON.parse(text) as Record<string, string>);
  expect(told).toMatchObject({
    title: 'A caller waits for a person',
    path: expect.stringMatching(/^\/inbox\?id=cnv_/),
  });
  expect(browser.told[0]?.text).not.toContain('Boiler');
  const { json } = await server.send('GET', `/api/conversations/${told?.path?.split('=')[1]}`, { headers });
  expect(json.success).toBe(true);
  expect([browser.told.length, peer.broken]).toEqual([1, []]);
}, 40_000);
