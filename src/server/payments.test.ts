// A plan that is paid for: the checkout is opened, and what the provider tells becomes plan and history, twice or out of order.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stripePayments } from '#adapters/stripe/payments.ts';
import { defaultChoices, type NoticeChoices } from '#domains/notice-choices/rules.ts';
import { updateChoices } from '#domains/notice-choices/service.ts';
import type { listBilling, Subscription } from '#domains/subscriptions/contract.ts';
import { paymentHook, subscriptionRoutes } from '#domains/subscriptions/routes.ts';
import type { Plan } from '#domains/subscriptions/rules.ts';
import { tellOfOwed } from '#domains/subscriptions/service/tell-of-owed.ts';
import { updateSubscription } from '#domains/subscriptions/service.ts';
import { linksFrom } from '#platform/links.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { aPlumber, linesOf, openTalk, says } from '../../tests/support/corridor.ts';
import { aBusiness, inBusiness, openTestDatabase } from '../../tests/support/house.ts';
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
const tell = (type: string, object: unknown, at = clock.now()) =>
  send('POST', '/hooks/payments', signedEvent(type, object, at));
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

const second = 1000;
const later = (seconds: number) => new Date(clock.now().getTime() + seconds * second);
const unixOf = (at: Date) => Math.floor(at.getTime() / second);
/** The renewal of `sub_r` could not be taken at that moment, and is tried again then or not at all. */
const failed = (at: Date, nextTry: Date | null, more: Record<string, unknown> = {}) =>
  tell(
    'invoice.payment_failed',
    {
      ...{ id: `in_r_${business}`, amount_paid: 0, amount_remaining: 7900, currency: 'usd', created: unixOf(at) },
      ...{
        billing_reason: 'subscription_cycle',
        subscription: subR(),
        subscription_details: { metadata: { business } },
      },
      ...{ next_payment_attempt: nextTry && unixOf(nextTry), hosted_invoice_url: 'https://invoice.example/i/r' },
      ...more,
    },
    at,
  );
const subR = () => `sub_r_${business}`;
const give = (to: Plan) => inBusiness(house.database, business, (scope) => updateSubscription(scope, to));
const stands = (status: string, at: Date) =>
  tell('customer.subscription.updated', { id: subR(), status, metadata: { business } }, at);
const standing = async (asked = headers) =>
  (await send<Subscription>('GET', '/api/subscription', { headers: asked })).data;

describe('a renewal that could not be taken', () => {
  const owes = async () => {
    const { plan: holds, owed } = await standing();
    return [holds, owed && (owed.hasEnded ? 'ended' : (owed.nextTryAt ?? 'last'))];
  };

  it('leaves the plan as it is while it is tried again, and says when, how much and where to pay to owners alone', async () => {
    await begun(subR());
    await failed(clock.now(), later(300));
    await stands('past_due', clock.now());
    const { plan: holds, owed } = await standing();
    expect(holds).toBe('pro');
    expect(owed).toEqual({
      ...{
        amountCents: 7900,
        currency: 'USD',
        failedAt: clock.now().toISOString(),
        nextTryAt: later(300).toISOString(),
      },
      ...{ payUrl: 'https://invoice.example/i/r', hasEnded: false },
    });
    expect((await standing(as(business, 'staff', user))).owed).toMatchObject({ amountCents: 7900, payUrl: null });
  });

  it('is settled by its payment, in whichever order and how often these are told', async () => {
    await begun(subR());
    await paid(`in_r_${business}`, subR());
    await failed(clock.now(), later(300));
    expect(await owes()).toEqual(['pro', null]);
    const [firstTry, secondTry] = [later(10), later(200)];
    const other = { id: `in_s_${business}` };
    await failed(secondTry, null, other);
    await failed(firstTry, later(190), other);
    await failed(secondTry, null, other);
    expect(await owes()).toEqual(['pro', 'last']);
    await paid(`in_s_${business}`, subR());
    await failed(firstTry, later(190), other);
    expect(await owes()).toEqual(['pro', null]);
    expect(await history()).toEqual(['Professional Plan 7900 Paid', 'Professional Plan 7900 Paid']);
  });

  it('is still owed where a later month is paid and the subscription is in order again', async () => {
    await begun(subR());
    await failed(clock.now(), null);
    await stands('past_due', clock.now());
    await paid(`in_next_${business}`, subR());
    await stands('active', later(200));
    expect(await owes()).toEqual(['pro', 'last']);
    expect((await standing()).owed?.payUrl).toBe('https://invoice.example/i/r');
    await paid(`in_r_${business}`, subR());
    expect(await owes()).toEqual(['pro', null]);
  });

  it.each(['voided', 'marked_uncollectible'])('is not asked for any more once it is %s', async (how) => {
    const letGo = (id: string) =>
      tell(`invoice.${how}`, { id, amount_paid: 0, currency: 'usd', created: 0, subscription: subR() }, later(200));
    await begun(subR());
    await stands('past_due', clock.now());
    await failed(clock.now(), null);
    await failed(clock.now(), null, { id: `in_s_${business}` });
    for (const id of ['r', 'r', 's', 't']) await letGo(`in_${id}_${business}`);
    await failed(clock.now(), null, { id: `in_t_${business}` });
    await failed(clock.now(), null);
    expect(await owes()).toEqual(['pro', null]);
    // A plan that ends over what was given up is told of all the same; what was withdrawn was never owed.
    await ended(subR());
    expect(await owes()).toEqual(['free', how === 'voided' ? null : 'ended']);
  });

  it('ends the plan where it is given up, and a payment after all brings it back', async () => {
    await begun(subR());
    await failed(clock.now(), null);
    await stands('unpaid', later(10));
    expect(await owes()).toEqual(['free', 'ended']);
    await stands('past_due', later(5));
    expect(await owes()).toEqual(['free', 'ended']);
    await paid(`in_r_${business}`, subR());
    await stands('active', later(20));
    await stands('unpaid', later(10));
    expect(await owes()).toEqual(['pro', null]);
  });

  it('ends the plan with its subscription, for good, until another one begins', async () => {
    await begun(subR());
    await failed(clock.now(), null);
    await ended(subR());
    await stands('active', later(20));
    expect(await owes()).toEqual(['free', 'ended']);
    await begun(`sub_new_${business}`);
    expect(await owes()).toEqual(['pro', null]);
  });

  it('is no affair of a plan that a person gave meanwhile, nor of somebody who goes back themselves', async () => {
    await begun(subR());
    await failed(clock.now(), later(300));
    expect(await change('free')).toMatchObject({ plan: 'free', owed: null });
    await ended(subR());
    expect(await owes()).toEqual(['free', null]);
    const granted = `sub_granted_${business}`;
    await begun(granted);
    await failed(clock.now(), null, { id: `in_g_${business}`, subscription: granted });
    await server.database.asSystem(({ db }) =>
      db.updateTable('businesses').set({ plan: 'enterprise' }).where('id', '=', business).execute(),
    );
    await ended(granted);
    expect(await owes()).toEqual(['enterprise', null]);
  });

  it('ends and brings back a plan once: what a person gives meanwhile stays, whatever else is told of the subscription', async () => {
    await begun(subR());
    await failed(clock.now(), null);
    await stands('unpaid', later(10));
    await give('pro');
    for (const at of [later(10), later(20)]) await stands('unpaid', at);
    expect(await plan()).toBe('pro');
    await ended(subR());
    await ended(subR());
    expect(await plan()).toBe('pro');
    const other = `sub_o_${business}`;
    await begun(other);
    await give('free');
    for (const status of ['active', 'past_due', 'active'])
      await tell('customer.subscription.updated', { id: other, status, metadata: { business } }, later(30));
    expect(await plan()).toBe('free');
    await give('pro');
    await ended(`sub_never_begun_${business}`);
    expect(await plan()).toBe('pro');
    await ended(other);
    expect(await plan()).toBe('free');
  });

  it('does not stand beside a new checkout: what waits to be paid is ended first', async () => {
    await begun(subR());
    await failed(clock.now(), null);
    await stands('unpaid', later(10));
    expect((await change('pro')).checkoutUrl).not.toBeNull();
    expect(peer.taken.map(({ path }) => path)).toContain(`/v1/subscriptions/${subR()}`);
    await stands('active', later(20));
    expect(await plan()).toBe('free');
  });

  it('waits for a beginning that is told late', async () => {
    await failed(clock.now(), later(300));
    await stands('active', later(-10));
    expect(await owes()).toEqual(['free', null]);
    await begun(subR());
    expect(await owes()).toEqual(['pro', later(300).toISOString()]);
  });
});

it('is mailed of to each owner who wants mail: that it failed, that it was the last try, that the plan ended, each once', async () => {
  const anOwner = async (choices: Partial<NoticeChoices>) => {
    const id = ids.make('user');
    const email = `${id}@owners.example`;
    await house.database.systemPool.query(
      `insert into users (id, email, name, email_verified) values ($1, $2, 'Ana', true)`,
      [id, email],
    );
    await house.database.systemPool.query(
      `insert into members (id, business_id, user_id, role) values ($1, $2, $3, 'owner')`,
      [ids.make('member'), business, id],
    );
    await inBusiness(house.database, business, (scope) => updateChoices(scope, id, { ...defaultChoices, ...choices }));
    return email;
  };
  const told = await anOwner({});
  const deaf = await anOwner({ emailNotifications: false });
  const asleep = await anOwner({ quietFrom: '00:00', quietUntil: '23:59' });
  const mails = async (to: string) => {
    await tellOfOwed({ ...house, links });
    const { rows } = await house.database.systemPool.query(
      `select values ->> 'step' as step from mails where template = 'renewal-failed' and recipient = $1 order by created_at, id`,
      [to],
    );
    return rows.map(({ step }) => step);
  };
  await begun(subR());
  expect(await mails(told)).toEqual([]);
  await failed(clock.now(), later(300));
  expect([await mails(told), await mails(told)]).toEqual([['tried-again'], ['tried-again']]);
  clock.forward(400);
  expect(await mails(told)).toEqual(['tried-again']);
  await failed(clock.now(), null);
  expect(await mails(told)).toEqual(['tried-again', 'last']);
  await ended(subR());
  expect(await mails(told)).toEqual(['tried-again', 'last', 'ended']);
  expect([await mails(deaf), await mails(asleep)]).toEqual([[], []]);
  clock.forward(29 * 86_400);
  expect([(await standing()).owed?.hasEnded, await mails(await anOwner({}))]).toEqual([true, ['ended']]);
  clock.forward(2 * 86_400);
  expect([(await standing()).owed, await mails(await anOwner({}))]).toEqual([null, []]);
});

it('costs no caller their answer: who asks after the plan has ended over it hears what is taught', async () => {
  const plumber = await aPlumber(house);
  business = plumber;
  await begun(subR());
  const talk = openTalk(house);
  const ask = async (thread: string) => {
    const id = await says(house, plumber, thread, 'What does drain cleaning cost?');
    await talk.answer(plumber, id);
    return (await linesOf(house, id)).at(-1)?.text;
  };
  await failed(clock.now(), null);
  expect(await ask('while it is owed')).toMatch(/\$99/);
  await ended(subR());
  expect(await ask('after it ended')).toMatch(/\$99/);
});

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
