// Which sites may frame a widget: origins alone, whatever an owner wrote down and when.
import { expect, it } from 'vitest';
import { openTestServer } from '../../tests/support/server.ts';

const server = await openTestServer({ http: { site: () => async (c) => c.html('a page') } });
const { cookie, businessId } = await server.signIn('sites@example.com');
const profile = await server.send<{ slug: string }>('GET', '/api/profile', { headers: { cookie } });

it.each([
  ['https://shop.example/page?x=1', 'https://shop.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://日本.example', 'https://xn--wgv71a.example'],
  ['https://a.example/; script-src-elem *', 'https://a.example'],
  ['https://a.example;sandbox/', "'none'"],
  ['https://a.example,b/', "'none'"],
  ['javascript:alert(1)', "'none'"],
  ['nonsense', "'none'"],
])('%s is %s', async (site, framers) => {
  await server.database.systemPool.query('update profiles set widget_sites = $1 where business_id = $2', [
    [site],
    businessId,
  ]);
  const page = await server.app.hono.request(`/widget/${profile.data.slug}`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(/frame-ancestors ([^;]+)/.exec(policy)?.[1]).toBe(framers);
  expect(policy).not.toMatch(/script-src-elem|sandbox/);
});

it.each(['https://a.example;sandbox/', 'https://a.example,b/', 'ftp://a.example'])('%s is not taken', async (site) => {
  const heard = await server.send('PATCH', '/api/profile', { headers: { cookie }, body: { widgetSites: [site] } });
  expect(heard.status).toBe(400);
});
