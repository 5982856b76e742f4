// A key opens its own business with its own role, is kept as a hash alone, and ends at once.
import { expect, it } from 'vitest';
import { readSubscription } from '#domains/subscriptions/contract.ts';
import { subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { aBusiness, openTestDatabase } from '../../../tests/support/house.ts';
import { as, believing, openBareServer } from '../../../tests/support/http.ts';
import type { createApiKey, listApiKeys } from './contract.ts';
import { apiKeyRoutes } from './routes.ts';
import { authenticateWithKeys } from './service.ts';

const house = await openTestDatabase();
const { send, ids, clock } = await openBareServer(
  (serve) => {
    apiKeyRoutes(serve);
    subscriptionRoutes(serve);
  },
  { house, authenticate: authenticateWithKeys(house.database, house.clock, believing) },
);
const user = ids.make('user');
await house.database.systemPool.query('insert into users (id, email) values ($1, $2)', [user, 'dana@example.com']);
const plan = `/api${readSubscription.path}`;

const owner = async () => as(await aBusiness(house), 'owner', user, clock.now());
const make = (headers: Record<string, string>, body: object = { name: 'Website', role: 'read-only' }) =>
  send<AnswerOf<typeof createApiKey>>('POST', '/api/api-keys', { headers, body });
const list = async (headers: Record<string, string>) =>
  (await send<AnswerOf<typeof listApiKeys>>('GET', '/api/api-keys', { headers })).data.keys;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

it('is shown once, kept as a hash, and noted when it is used', async () => {
  const headers = await owner();
  const { key, id } = (await make(headers)).data;
  expect(key).toMatch(/^telle_[\w-]{43}$/);
  expect((await send('GET', plan, { headers: bearer(key) })).status).toBe(200);
  const [kept] = await list(headers);
  expect(kept).toMatchObject({ id, name: 'Website', role: 'read-only', lastUsedAt: clock.now().toISOString() });
  const { rows } = await house.database.systemPool.query('select * from api_keys where id = $1', [id]);
  expect(JSON.stringify([kept, rows])).not.toContain(key.slice(12));
});

it('does what its role may and no more, in its own business alone', async () => {
  const [one, other] = [await owner(), await owner()];
  const { key: reads } = (await make(one)).data;
  const { key: owns } = (await make(one, { name: 'Billing', role: 'owner' })).data;
  expect((await send('PUT', plan, { headers: bearer(reads), body: { plan: 'pro' } })).status).toBe(403);
  expect((await send('PUT', plan, { headers: bearer(owns), body: { plan: 'pro' } })).status).toBe(200);
  expect((await send<{ plan: string }>('GET', plan, { headers: other })).data.plan).toBe('free');
  // A key makes no keys, whatever its role.
  expect((await make(bearer(owns))).status).toBe(403);
});

it('ends at once, and nobody else ends it', async () => {
  const [one, other] = [await owner(), await owner()];
  const { key, id } = (await make(one)).data;
  expect((await send('DELETE', `/api/api-keys/${id}`, { headers: other })).status).toBe(404);
  expect((await send('GET', plan, { headers: bearer(key) })).status).toBe(200);
  expect((await send('DELETE', `/api/api-keys/${id}`, { headers: one })).status).toBe(200);
  expect((await send('GET', plan, { headers: bearer(key) })).status).toBe(401);
});

it('is made by an owner who has just proved who they are', async () => {
  const business = await aBusiness(house);
  const stale = as(business, 'owner', user, new Date(clock.now().getTime() - 11 * 60_000));
  expect((await make(stale)).json).toMatchObject({ code: 'reauth_required' });
  expect((await make(as(business, 'staff', user, clock.now()))).status).toBe(403);
  for (const body of [
    { name: ' ', role: 'owner' },
    { name: 'x', role: 'admin' },
    { name: 'x', role: 'owner', id: 1 },
  ])
    expect((await make(as(business, 'owner', user, clock.now()), body)).status).toBe(400);
});

it.each(['Bearer telle_', `Bearer telle_${'a'.repeat(43)}`, `Basic ${'a'.repeat(49)}`, 'Bearer '])(
  'is no key: %s',
  async (authorization) => {
    expect((await send('GET', plan, { headers: { authorization } })).status).toBe(401);
  },
);
