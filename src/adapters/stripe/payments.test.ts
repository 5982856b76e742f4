import { afterAll, describe, expect, it } from 'vitest';
import type { Checkout } from '#ports/payments.ts';
import {
  openStripePeer,
  peerHookSecret,
  peerKey,
  signedEvent,
  stripeBreach,
} from '../../../tests/support/stripe-peer.ts';
import { stripePayments } from './payments.ts';

const peer = await openStripePeer();
afterAll(() => peer.stop());
const payments = stripePayments({ secretKey: peerKey, webhookSecret: peerHookSecret, url: peer.url });
const now = new Date('2027-01-04T15:00:00Z');
const checkout: Checkout = {
  ...{ key: 'checkout/1', business: `biz_${'0'.repeat(26)}`, what: 'Professional Plan', amountCents: 7900 },
  ...{ currency: 'USD', paidUrl: 'https://t.example/settings?paid=1', backUrl: 'https://t.example/settings' },
};

describe('a checkout', () => {
  it('is opened once for one key, with a month’s price in cents and whose it is', async () => {
    const [first, second] = [await payments.openCheckout(checkout), await payments.openCheckout(checkout)];
    expect(second).toEqual(first);
    expect(peer.taken).toMatchObject([
      {
        fields: {
          client_reference_id: checkout.business,
          'line_items[0][price_data][unit_amount]': '7900',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][recurring][interval]': 'month',
          'subscription_data[metadata][business]': checkout.business,
        },
      },
    ]);
  });

  it.each([
    [500, true],
    [429, true],
    [402, false],
  ])('that is answered %s may be tried again: %s', async (status, retryable) => {
    peer.fail(status, 1);
    await expect(payments.openCheckout({ ...checkout, key: `other/${status}` })).rejects.toMatchObject({
      ...{ provider: 'stripe', retryable },
      reason: `answered ${status}`,
    });
  });

  it('that nobody answers may be tried again', async () => {
    const away = stripePayments({ secretKey: peerKey, webhookSecret: peerHookSecret, url: 'http://127.0.0.1:9' });
    await expect(away.openCheckout(checkout)).rejects.toMatchObject({ retryable: true, reason: 'no answer' });
  });
});

it.each([
  ['a field that it does not know', 'mode=subscription&price=1', /additional properties/u],
  ['a sum that is no number', 'mode=subscription&line_items[0][price_data][unit_amount]=x', /integer/u],
  ['a way that it has not', 'mode=lease', /allowed values/u],
])('Stripe’s own schema of a checkout refuses %s', (_what, form, why) => {
  expect(stripeBreach('checkout', form)).toMatch(why);
});

it('ends a subscription, and finds it ended without an error', async () => {
  await payments.endSubscription('sub_1');
  await payments.endSubscription('sub_1');
  expect(peer.taken.filter(({ path }) => path.endsWith('sub_1'))).toHaveLength(1);
});

describe('an event', () => {
  const deleted = signedEvent('customer.subscription.deleted', { id: 'sub_1', metadata: { business: 'biz_1' } }, now);
  const read = (raw: string, headers: Record<string, string>, at = now) =>
    payments.readEvent(Buffer.from(raw), new Headers(headers), at);

  it('is read where these very bytes were signed within five minutes', () => {
    const ended = { kind: 'ended', subscription: 'sub_1', business: 'biz_1' };
    expect(read(deleted.raw, deleted.headers)).toEqual(ended);
    expect(read(deleted.raw, deleted.headers, new Date(now.getTime() + 299_000))).toEqual(ended);
  });

  it.each([
    ['another byte', () => read(deleted.raw.replace('sub_1', 'sub_2'), deleted.headers)],
    ['a blank more', () => read(`${deleted.raw} `, deleted.headers)],
    ['no signature', () => read(deleted.raw, {})],
    ['an old time', () => read(deleted.raw, deleted.headers, new Date(now.getTime() + 301_000))],
    ['a time to come', () => read(deleted.raw, deleted.headers, new Date(now.getTime() - 301_000))],
    ['another secret', () => read(deleted.raw, signedEvent('x', {}, now, 'whsec_of_somebody_else').headers)],
    [
      'another time',
      () =>
        read(deleted.raw, {
          'stripe-signature':
            deleted.headers['stripe-signature']?.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`) ?? '',
        }),
    ],
  ])('with %s is not believed', (_, reading) => {
    expect(reading()).toBeNull();
  });

  const session = { mode: 'subscription', payment_status: 'paid', subscription: 'sub_7', client_reference_id: 'biz_7' };
  const invoice = { id: 'in_1', amount_paid: 7900, currency: 'usd', created: 1_798_000_000 };
  const paid = {
    kind: 'paid',
    subscription: 'sub_7',
    business: 'biz_7',
    receipt: 'in_1',
    amountCents: 7900,
    currency: 'USD',
  };
  const ofSeven = { subscription_details: { subscription: 'sub_7', metadata: { business: 'biz_7' } } };
  const owed = {
    ...{ ...invoice, amount_paid: 0, amount_remaining: 7900, billing_reason: 'subscription_cycle' },
    ...{ next_payment_attempt: 1_798_300_000, hosted_invoice_url: 'https://invoice.stripe.com/i/acct_1/7' },
  };
  const failed = {
    ...{
      kind: 'failed',
      subscription: 'sub_7',
      business: 'biz_7',
      receipt: 'in_1',
      amountCents: 7900,
      currency: 'USD',
    },
    ...{ nextTryAt: new Date(1_798_300_000_000), payUrl: 'https://invoice.stripe.com/i/acct_1/7', toldAt: now },
  };
  const closed = { subscription: 'sub_7', business: 'biz_7', receipt: 'in_1', currency: 'USD', toldAt: now };
  const seven = { id: 'sub_7', metadata: { business: 'biz_7' } };
  const standing = (as: string) => ({
    ...{ kind: 'standing', subscription: 'sub_7', business: 'biz_7', standing: as, toldAt: now },
  });
  it.each([
    ['checkout.session.completed', session, { kind: 'begun', subscription: 'sub_7', business: 'biz_7' }],
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, { kind: 'other' }],
    ['checkout.session.async_payment_succeeded', session, { kind: 'begun', subscription: 'sub_7', business: 'biz_7' }],
    ['checkout.session.completed', { ...session, mode: 'payment', subscription: null }, { kind: 'other' }],
    [
      'invoice.paid',
      { ...invoice, subscription: 'sub_7', subscription_details: { metadata: { business: 'biz_7' } } },
      paid,
    ],
    [
      'invoice.paid',
      { ...invoice, parent: { subscription_details: { subscription: 'sub_7', metadata: { business: 'biz_7' } } } },
      paid,
    ],
    ['invoice.paid', { ...invoice, subscription: null }, { kind: 'other' }],
    ['invoice.payment_failed', { ...owed, subscription: 'sub_7' }, { ...failed, business: null }],
    ['invoice.payment_failed', { ...owed, parent: ofSeven }, failed],
    [
      'invoice.payment_failed',
      { ...owed, parent: ofSeven, next_payment_attempt: null, hosted_invoice_url: null },
      { ...failed, nextTryAt: null, payUrl: null },
    ],
    // No address that a browser would do something else with.
    [
      'invoice.payment_failed',
      { ...owed, parent: ofSeven, hosted_invoice_url: 'javascript:alert(1)' },
      { ...failed, payUrl: null },
    ],
    // Whoever pays the first month stands before the checkout.
    ['invoice.payment_failed', { ...owed, parent: ofSeven, billing_reason: 'subscription_create' }, { kind: 'other' }],
    ['invoice.payment_failed', { ...owed, parent: null }, { kind: 'other' }],
    // Nobody is told that nothing could not be taken.
    ['invoice.payment_failed', { ...owed, parent: ofSeven, amount_remaining: undefined }, { kind: 'other' }],
    ['invoice.payment_failed', { ...owed, parent: ofSeven, amount_remaining: 0 }, { kind: 'other' }],
    ['invoice.voided', { ...owed, parent: ofSeven }, { ...closed, kind: 'voided' }],
    ['invoice.marked_uncollectible', { ...owed, parent: ofSeven }, { ...closed, kind: 'written-off' }],
    ['invoice.voided', { ...owed, parent: null }, { kind: 'other' }],
    ['customer.subscription.updated', { ...seven, status: 'past_due' }, standing('past-due')],
    ['customer.subscription.updated', { ...seven, status: 'unpaid' }, standing('unpaid')],
    ['customer.subscription.updated', { ...seven, status: 'active' }, standing('active')],
    ['customer.subscription.updated', { ...seven, status: 'incomplete' }, { kind: 'other' }],
    ['customer.subscription.updated', { ...seven, status: 'incomplete_expired' }, { kind: 'other' }],
    ['customer.created', { id: 'cus_1' }, { kind: 'other' }],
    ['invoice.paid', 'no object', { kind: 'other' }],
  ])('%s of %j', (type, object, expected) => {
    const { raw, headers } = signedEvent(type, object, now);
    expect(read(raw, headers)).toMatchObject(expected);
  });
});
