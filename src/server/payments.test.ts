// A plan that is paid for: the checkout is opened, and what the provider tells becomes plan and history, twice or out of order.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '#adapters/stripe/payments.ts';
import type { listBilling, Subscription } from '#domains/subscriptions/contract.ts';
import { paymentHook, subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import { linksFrom } from '#platform/links.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { aBusiness, openTestDatabase } from '../../tests/support/house.ts';
import { as, openBareServer } from '../../tests/support/http.ts';
import { openStripePeer, peerHookSecret, peerKey, signedEvent } from '../../tests/support/stripe-peer.ts';

const peer = await openStripePeer();
afterAll(() => peer.stop());
const payments = stripePayments({ secretKey: peerKey, webhookSecret: peerHookSecret, url: peer.url });
const links = linksFrom(() => 'https://telle.example.com');
const house = await openTestDatabase();
const server = await openBareServer(
  (serve) => subscriptionRoutes(serve, { payments, links, operator: 'operator@example.com' }),
  { house, raw: [paymentHook(house.database, payments, () => house.clock.now())] },
);
const { send, ids, clock } = server;
house.database.onEnqueue(async () => undefined);
const user = ids.make('user');

type Changed = Subscription & { checkoutUrl: string | null; isAsked: boolean };
let business = await aBusiness(server);
let headers = as(business, 'owner', user);
beforeEach(async () => {
  business = await aBusiness(server);
  headers = as(business, 'owner', user);
});

const change = async (plan: string) =>
  (await send<Changed>('PUT', '/api/subscription', { body: { plan }, headers })).data;
const plan = async () => (await send<Subscription>('GET', '/api/subscription', { headers })).data.plan;
const history = async () =>
  (await send<AnswerOf<typeof listBilling>>('GET', '/api/subscription/billing', { headers })).data.entries.map(
    ({ description, amountCents, status }) => `${description} ${amountCents} ${status}`,
  );
const tell = (type: string, object: unknown) => send('POST', '/hooks/payments', signedEvent(type, object, clock.now()));
const begun = (subscription: string) =>
  tell('checkout.session.completed', {
    ...{ mode: 'subscription', payment_status: 'paid', subscription, client_reference_id: business },
  });
const paid = (id: string, subscription: string) =>
  tell('invoice.paid', {
    ...{ id, amount_paid: 7900, currency: 'usd', created: Math.floor(clock.now().getTime() / 1000), subscription },
    subscription_details: { metadata: { business } },
  });
const ended = (id: string) => tell('customer.subscription.deleted', { id, metadata: { business } });

describe('an upgrade', () => {
  it('opens one checkout however often it is pressed, and changes nothing before it is paid', async () => {
    const first = await change('pro');
    expect(first).toMatchObject({ plan: 'free', hasCheckout: true, isAsked: false });
    expect(first.checkoutUrl).toMatch(/^https:\/\/checkout\.example\/pay\//);
    expect((await change('pro')).checkoutUrl).toBe(first.checkoutUrl);
    expect(await plan()).toBe('free');
    expect(await history()).toEqual([]);
  });

  it('holds once it is paid, and is written down once however often it is told', async () => {
    for (let at = 0; at < 3; at += 1) {
      await begun('sub_a');
      await paid(`in_of_${business}`, 'sub_a');
    }
    expect(await plan()).toBe('pro');
    expect(await history()).toEqual(['Professional Plan 7900 Paid']);
  });

  it('holds where the payment is told before its beginning', async () => {
    await paid(`in_of_${business}`, 'sub_b');
    expect(await plan()).toBe('free');
    await begun('sub_b');
    expect(await plan()).toBe('pro');
  });

  it('does not come back where its end was told first', async () => {
    await ended('sub_c');
    await begun('sub_c');
    expect(await plan()).toBe('free');
  });

  it('is a fault where the provider is away, and nothing has changed', async () => {
    clock.forward(3_600);
    peer.fail(500, 1);
    const refused = await send('PUT', '/api/subscription', { body: { plan: 'pro' }, headers });
    expect([refused.status, refused.json]).toMatchObject([503, { code: 'unavailable' }]);
    expect(await plan()).toBe('free');
  });
});

it('ends with the provider’s word, and what somebody was granted meanwhile stays', async () => {
  await begun('sub_d');
  await ended('sub_d');
  await ended('sub_d');
  expect(await plan()).toBe('free');
  await begun('sub_e');
  await server.database.asSystem(({ db }) =>
    db.updateTable('businesses').set({ plan: 'enterprise' }).where('id', '=', business).execute(),
  );
  await ended('sub_e');
  expect(await plan()).toBe('enterprise');
});

it('goes back to the free plan only once the provider has ended what is paid for', async () => {
  await begun('sub_f');
  peer.fail(500, 1);
  expect((await send('PUT', '/api/subscription', { body: { plan: 'free' }, headers })).status).toBe(503);
  expect(await plan()).toBe('pro');
  expect(await change('free')).toMatchObject({ plan: 'free', checkoutUrl: null });
  expect(peer.taken.at(-1)?.path).toBe('/v1/subscriptions/sub_f');
  // Another upgrade gets a checkout of its own within the same hour.
  expect((await change('pro')).checkoutUrl).not.toBeNull();
});

it('tells the operator once a day that Enterprise is asked for, and gives it to nobody', async () => {
  expect(await change('enterprise')).toMatchObject({ plan: 'free', isAsked: true, checkoutUrl: null });
  await change('enterprise');
  const mails = await server.database.asSystem(({ db }) =>
    db.selectFrom('mails').select('template').where('business_id', '=', business).execute(),
  );
  expect(mails).toEqual([{ template: 'enterprise-asked' }]);
});

it('believes nothing that was not signed, and writes nothing for a business that there is not', async () => {
  const event = signedEvent('customer.subscription.deleted', { id: 'sub_g' }, clock.now());
  await begun('sub_g');
  const forged = await send('POST', '/hooks/payments', { ...event, raw: event.raw.replace('sub_g', 'sub_h') });
  expect(forged.status).toBe(403);
  expect((await send('POST', '/hooks/payments', { raw: event.raw })).status).toBe(403);
  expect(await plan()).toBe('pro');
  const unknown = { id: 'sub_i', metadata: { business: ids.make('business') } };
  expect((await tell('customer.subscription.deleted', unknown)).text).toBe('{"received":false}');
});

it('leaves a demo business its upgrade at one press', async () => {
  await server.database.asSystem(({ db }) =>
    db.updateTable('businesses').set({ is_demo: true }).where('id', '=', business).execute(),
  );
  expect(await change('pro')).toMatchObject({ plan: 'pro', checkoutUrl: null, hasCheckout: false });
});
