// A plan behind the checkout of a payment provider: left, refused, paid, and told of late. The provider's own page is drawn by the
// story; what is sent to it and what it tells is what its reference says.
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { newOwner } from '../support/chat-words.ts';
import { awake, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';
import { openStripePeer, peerHookSecret, peerKey, signedEvent } from '../support/stripe-peer.ts';

const peer = await openStripePeer();
afterAll(() => peer.stop());
const { tell, address } = openStories({
  STRIPE_SECRET_KEY: peerKey,
  STRIPE_WEBHOOK_SECRET: peerHookSecret,
  STRIPE_URL: peer.url,
});

const newestCheckout = () => peer.taken.filter(({ path }) => path === '/v1/checkout/sessions').at(-1)?.fields ?? {};

/** The page that the provider's address leads to, with both ways back. */
async function drawCheckout(page: Page): Promise<void> {
  await page.route('https://checkout.example/**', (route) => {
    const { success_url, cancel_url } = newestCheckout();
    const body = `<title>Checkout</title><a href="${success_url}">Pay</a> <a href="${cancel_url}">Leave</a>`;
    return route.fulfill({ contentType: 'text/html', body: body.replaceAll('&paid', '&amp;paid') });
  });
}

async function hear(type: string, object: unknown): Promise<void> {
  const { raw, headers } = signedEvent(type, object, new Date());
  const answer = await fetch(`${address()}/hooks/payments`, { method: 'POST', headers, body: raw });
  expect(await answer.json()).toEqual({ received: true });
}

async function toCheckout(page: Page): Promise<void> {
  await press(page, 'Upgrade to Pro');
  await press(page, 'Upgrade');
  await page.waitForURL('https://checkout.example/**');
}

test('an owner leaves a checkout, pays in another, and has plan and receipt as soon as each is told', async () => {
  await tell(async ({ page, context, inspect, expectFailure }) => {
    // Its server has only just begun, and does everything for the first time.
    context.setDefaultTimeout(30_000);
    await newOwner(page, 'paying.owner@example.com');
    await drawCheckout(page);
    await page.goto('/settings?tab=billing');
    await awake(page);
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
    await inspect('the plans behind a checkout');

    expectFailure(503, /\/api\/subscription$/);
    peer.fail(500, 9);
    await press(page, 'Upgrade to Pro');
    await press(page, 'Upgrade');
    await toastSays(page, 'We are briefly unavailable. Please try again in a moment.');
    peer.fail(500, 0);
    await press(page, 'Not Now');

    await toCheckout(page);
    await page.getByRole('link', { name: 'Leave' }).click();
    await toastSays(page, 'You left the checkout before it was paid. Your plan is as it was.');
    await isAt(page, '/settings?tab=billing');
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();

    await toCheckout(page);
    await page.getByRole('link', { name: 'Pay' }).click();
    await page.getByText('Waiting for word of your payment…').waitFor();
    const business = newestCheckout().client_reference_id;
    await hear('checkout.session.completed', {
      ...{ mode: 'subscription', payment_status: 'paid', subscription: 'sub_1', client_reference_id: business },
    });
    await page.getByRole('heading', { name: 'Professional plan' }).waitFor();
    await toastSays(page, 'Upgraded to pro plan!');
    await page.getByText('What was paid will stand below once it is reported.', { exact: false }).waitFor();
    expect(await page.getByText('Waiting for word of your payment…').count()).toBe(0);
    await hear('invoice.paid', {
      ...{ id: 'in_1', amount_paid: 7900, currency: 'usd', created: Math.floor(Date.now() / 1000) },
      ...{ subscription: 'sub_1', subscription_details: { metadata: { business } } },
    });
    await page.getByRole('button', { name: /^Receipt of/ }).click();
    await page.getByRole('dialog').getByText('$79.00').waitFor();
    await page.keyboard.press('Escape');
    await isAt(page, '/settings?tab=billing');
    await inspect('a plan that was paid for');

    // The next month's card is refused: the plan stays, and the page says until when and how to mend it.
    const owed = {
      ...{
        id: 'in_2',
        amount_paid: 0,
        amount_remaining: 7900,
        currency: 'usd',
        created: Math.floor(Date.now() / 1000),
      },
      ...{ billing_reason: 'subscription_cycle', hosted_invoice_url: 'https://invoice.example/i/2' },
      ...{ next_payment_attempt: Math.floor(Date.now() / 1000) + 3 * 86_400 },
      ...{ subscription: 'sub_1', subscription_details: { metadata: { business } } },
    };
    await hear('invoice.payment_failed', owed);
    await page.reload();
    const notice = page.getByRole('region', { name: 'A payment for your plan failed' });
    await notice.getByText(/^\$79\.00 could not be taken on .* your plan stays at least until then\.$/).waitFor();
    expect(await notice.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe(owed.hosted_invoice_url);
    await page.getByRole('heading', { name: 'Professional plan' }).waitFor();
    await inspect('a renewal that failed');
    // Told on the desk too, where an owner comes by.
    await page.goto(`${address()}/dashboard`);
    await notice.getByRole('link', { name: 'Pay Now' }).waitFor();
    await inspect('a renewal that failed, on the desk');
    await page.goBack();
    await notice.waitFor();

    await hear('invoice.payment_failed', { ...owed, next_payment_attempt: null });
    await hear('customer.subscription.deleted', { id: 'sub_1', metadata: { business } });
    // Who comes back to this tab sees it without a reload.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await page.getByRole('region', { name: 'Your Professional plan has ended' }).waitFor();
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
    await inspect('a plan that ended over a renewal');

    await toCheckout(page);
    await page.getByRole('link', { name: 'Pay' }).click();
    await hear('checkout.session.completed', {
      ...{ mode: 'subscription', payment_status: 'paid', subscription: 'sub_2', client_reference_id: business },
    });
    await page.getByRole('heading', { name: 'Professional plan' }).waitFor();
    expect(await page.getByText('Your Professional plan has ended').count()).toBe(0);
  });
});
