import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { aBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { as, openBareServer, type Said } from '../../../tests/support/http.ts';
import { rateLimitsOf, takeToken } from './rate-limit.ts';

const shared = { method: 'GET', summary: 'Ask', tag: 'Test', access: 'public', answer: z.null() } as const;
const ask = endpoint({ ...shared, name: 'ask', path: '/ask' });
const askSeldom = endpoint({
  ...shared,
  name: 'askSeldom',
  path: '/seldom',
  limit: { name: 'seldom', max: 3, windowSeconds: 900 },
});

const routes: Parameters<typeof openBareServer>[0] = (serve) => {
  serve(ask, async () => null);
  serve(askSeldom, async () => null);
};

/** Two servers on one database, as two processes would be, behind one proxy. */
async function twoServers(address: number, account: number) {
  const house = await openTestDatabase();
  const more = { house, requestsPerMinute: { address, account }, settings: { TRUSTED_PROXIES: '127.0.0.1' } };
  const servers = [await openBareServer(routes, more), await openBareServer(routes, more)] as const;
  return { house, servers, send: servers[0].send, other: servers[1].send };
}
const from = (address: string, more: Record<string, string> = {}): Said => ({
  headers: { 'x-forwarded-for': address, ...more },
});

describe('an allowance', () => {
  it('is shared by all servers, and never exceeded', async () => {
    const { servers } = await twoServers(100, 1000);
    const heard = await Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        (servers[at % 2] ?? servers[0]).send('GET', '/api/ask', from('198.51.100.1')),
      ),
    );
    const allowed = heard.filter(({ status }) => status === 200).length;
    expect(allowed).toBeLessThanOrEqual(100);
    expect(allowed).toBeGreaterThanOrEqual(90);
    expect(heard.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  });

  it('says when to come back, and keeps its word', async () => {
    const { send, house } = await twoServers(10, 1000);
    for (let at = 0; at < 10; at += 1) expect((await send('GET', '/api/ask', from('198.51.100.1'))).status).toBe(200);
    house.clock.forward(20);
    const refused = await send('GET', '/api/ask', from('198.51.100.1'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect(refused.json).toMatchObject({ code: 'too_many_requests' });
    house.clock.forward(40);
    expect((await send('GET', '/api/ask', from('198.51.100.1'))).status).toBe(200);
  });

  it('is one address’s own; an IPv6 subscriber is one address', async () => {
    const { send } = await twoServers(1, 1000);
    expect((await send('GET', '/api/ask', from('198.51.100.1'))).status).toBe(200);
    expect((await send('GET', '/api/ask', from('198.51.100.2'))).status).toBe(200);
    expect((await send('GET', '/api/ask', from('2001:db8:0:1::1'))).status).toBe(200);
    expect((await send('GET', '/api/ask', from('2001:db8:0:1:ffff::2'))).status).toBe(429);
    expect((await send('GET', '/api/ask', from('2001:db8:0:2::1'))).status).toBe(200);
  });

  it('is also an account’s, wherever it calls from', async () => {
    const { send, house } = await twoServers(1000, 2);
    const caller = as(await aBusiness(house), 'staff', house.ids.make('user'));
    const statuses = [];
    for (const at of [1, 2, 3]) statuses.push((await send('GET', '/api/ask', from(`198.51.100.${at}`, caller))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is wide enough for twenty people behind one address who all click at once', async () => {
    const { send, house } = await twoServers(3000, 1200);
    const business = await aBusiness(house);
    const people = Array.from({ length: 20 }, () => as(business, 'staff', house.ids.make('user')));
    const heard = await Promise.all(
      people.flatMap((who) => Array.from({ length: 30 }, () => send('GET', '/api/ask', from('198.51.100.1', who)))),
    );
    expect(heard.every(({ status }) => status === 200)).toBe(true);
  });

  it('of an endpoint is stricter, exact, and shared', async () => {
    const { send, other } = await twoServers(1000, 1000);
    const statuses = [];
    for (const server of [send, other, send, other, send])
      statuses.push((await server('GET', '/api/seldom', from('198.51.100.1'))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

it('a client that is no proxy of ours cannot pretend another address', async () => {
  const direct = await openBareServer(routes, { requestsPerMinute: { address: 1, account: 9 } });
  expect((await direct.send('GET', '/api/ask', from('198.51.100.1'))).status).toBe(200);
  expect((await direct.send('GET', '/api/ask', from('198.51.100.2'))).status).toBe(429);
});

it('a service takes a token in a transaction of its own', async () => {
  const { database, clock } = await openTestDatabase();
  const take = () => database.asSystem((scope) => takeToken(scope, 'wrong-password', 'ana@example.com', 2, 60));
  expect([await take(), await take(), await take()].map(({ allowed }) => allowed)).toEqual([true, true, false]);
  clock.forward(60);
  expect(await take()).toEqual({ allowed: true, retryAfterSeconds: 60 });
});

it('several uses at once are all taken or refused, by all servers together, and there again in the next window', async () => {
  const { database, clock } = await openTestDatabase();
  const servers = [rateLimitsOf(database, clock), rateLimitsOf(database, clock)];
  const wide = { name: 'characters', max: 600, windowSeconds: 60 };
  const takeAll = async () => {
    let taken = 0;
    for (let at = 0; at < 60; at += 1) {
      const uses = 1 + (at % 20);
      const taking = Promise.resolve(servers[at % 2]?.takeFromLease(wide, 'one', uses));
      taken += await taking.then(
        () => uses,
        () => 0,
      );
    }
    return taken;
  };
  const first = await takeAll();
  expect(first).toBeLessThanOrEqual(600);
  expect(first).toBeGreaterThanOrEqual(520);
  clock.forward(60);
  expect(await takeAll()).toBeGreaterThanOrEqual(520);
});
