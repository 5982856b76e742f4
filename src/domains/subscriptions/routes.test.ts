import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '#shared/endpoint.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';
import type { listBilling, Subscription } from './contract.ts';
import { subscriptionRoutes } from './routes.ts';

const server = await openBareServer(subscriptionRoutes);
const { send, ids } = server;
const user = ids.make('user');

async function open() {
  const business = await aBusiness(server);
  const headers = as(business, 'owner', user);
  return {
    business,
    headers,
    read: async () => (await send<Subscription>('GET', '/api/subscription', { headers })).data,
    change: (plan: string) => send<Subscription>('PUT', '/api/subscription', { body: { plan }, headers }),
    use: (more: Record<string, string> = {}) =>
      send<{ trialCallsRemaining: number }>('POST', '/api/subscription/trial-calls', {
        headers: { ...headers, ...more },
      }),
  };
}

describe('a trial call', () => {
  it('is taken three times on the free plan, then refused in the words of the catalogue', async () => {
    const { use, read } = await open();
    expect((await use()).data.trialCallsRemaining).toBe(2);
    expect((await use()).data.trialCallsRemaining).toBe(1);
    expect((await use()).data.trialCallsRemaining).toBe(0);
    const refused = await use();
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({
      code: 'no_trial_calls',
      error: "You've used all your trial calls. Please upgrade to continue testing.",
    });
    expect((await read()).trialCallsRemaining).toBe(0);
  });

  it('is given to exactly three of twenty who ask at once', async () => {
    const { use, read } = await open();
    const all = await Promise.all(Array.from({ length: 20 }, () => use()));
    expect(all.filter((heard) => heard.status === 200)).toHaveLength(3);
    expect(all.filter((heard) => heard.status === 403)).toHaveLength(17);
    expect((await read()).trialCallsRemaining).toBe(0);
  });

  it('is taken once for one Idempotency-Key', async () => {
    const { use, read } = await open();
    const all = await Promise.all(Array.from({ length: 5 }, () => use({ 'idempotency-key': 'same' })));
    expect(all.map((heard) => heard.data.trialCallsRemaining)).toEqual([2, 2, 2, 2, 2]);
    expect((await read()).trialCallsRemaining).toBe(2);
  });

  it('costs nothing on a paid plan, and the rest of the trial is there after a downgrade', async () => {
    const { use, change, read } = await open();
    await use();
    expect((await change('pro')).data).toMatchObject({ plan: 'pro', limits: { trialCalls: null, contacts: null } });
    for (let at = 0; at < 5; at += 1) expect((await use()).data.trialCallsRemaining).toBe(2);
    await change('free');
    expect(await read()).toMatchObject({ plan: 'free', trialCallsRemaining: 2, limits: { contacts: 100 } });
  });
});

it('writes each change of the plan down once, and says that nothing was charged', async () => {
  const { change, headers } = await open();
  await Promise.all([change('pro'), change('pro'), change('pro')]);
  server.clock.forward(60);
  await change('free');
  const { entries } = (await send<AnswerOf<typeof listBilling>>('GET', '/api/subscription/billing', { headers })).data;
  expect(entries.map(({ description, amountCents, status }) => [description, amountCents, status])).toEqual([
    ['Free Plan', 0, 'No charge'],
    ['Professional Plan', 0, 'No charge'],
  ]);
});

it('says since when the plan holds, which asking for it again does not change', async () => {
  const { change, read } = await open();
  expect((await read()).planSince).toBeNull();
  const since = (await change('pro')).data.planSince;
  expect(since).toBe(server.clock.now().toISOString());
  server.clock.forward(60);
  expect((await change('pro')).data.planSince).toBe(since);
  await change('free');
  server.clock.forward(60);
  await change('pro');
  expect((await read()).planSince).toBe(server.clock.now().toISOString());
});

it('lets only the owner change the plan or spend a call, and takes no plan that there is not', async () => {
  const { business, change } = await open();
  const staff = as(business, 'staff', user);
  expect((await send('PUT', '/api/subscription', { body: { plan: 'pro' }, headers: staff })).status).toBe(403);
  expect((await send('POST', '/api/subscription/trial-calls', { headers: staff })).status).toBe(403);
  expect((await send('GET', '/api/subscription', { headers: staff })).status).toBe(200);
  expect((await send('GET', '/api/subscription/billing', { headers: staff })).status).toBe(403);
  expect((await change('platinum')).status).toBe(400);
});
