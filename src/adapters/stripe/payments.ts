// Payments by Stripe: its Checkout in subscription mode, and its signed webhooks. Spoken over plain HTTP, as its API reference
// says (https://docs.stripe.com/api), in one version of that API so that no change there reaches us unseen.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentEvent, Payments } from '#ports/payments.ts';
import { ProviderError } from '#ports/provider-error.ts';

export type StripeOptions = {
  /** `sk_live_…` or `rk_live_…`. */
  readonly secretKey: string;
  /** `whsec_…` of the webhook that points to our hook. */
  readonly webhookSecret: string;
  readonly url?: string;
  /** How long one request may take, in milliseconds. */
  readonly msMax?: number;
};

const apiVersion = '2024-06-20';
const signedMsMax = 5 * 60_000;

export function stripePayments({
  secretKey,
  webhookSecret,
  url = 'https://api.stripe.com',
  msMax = 10_000,
}: StripeOptions): Payments {
  const ask = async (method: 'POST' | 'DELETE', path: string, fields?: Fields, key?: string): Promise<unknown> => {
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': apiVersion,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(fields === undefined ? {} : { body: formOf(fields) }),
        signal: AbortSignal.timeout(msMax),
      });
      text = await answer.text();
    } catch (cause) {
      throw new ProviderError({ provider: 'stripe', retryable: true, reason: 'no answer', cause });
    }
    if (answer.ok) return parsed(text);
    const { error } = failure.catch({ error: {} }).parse(parsed(text));
    throw new StripeRefusal(answer.status, error.code);
  };

  return {
    openCheckout: async ({ key, business, what, amountCents, currency, paidUrl, backUrl }) => {
      const price = { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: what } };
      const fields: Fields = {
        mode: 'subscription',
        client_reference_id: business,
        success_url: paidUrl,
        cancel_url: backUrl,
        line_items: { 0: { quantity: 1, price_data: { ...price, recurring: { interval: 'month' } } } },
        // Each later event is about the subscription, which carries the name along.
        subscription_data: { metadata: { business } },
      };
      const opened = z.object({ url: z.url() }).safeParse(await ask('POST', '/v1/checkout/sessions', fields, key));
      if (opened.success) return { url: opened.data.url };
      throw new ProviderError({ provider: 'stripe', retryable: false, reason: 'a checkout without an address' });
    },
    endSubscription: async (id) => {
      try {
        await ask('DELETE', `/v1/subscriptions/${encodeURIComponent(id)}`);
      } catch (error) {
        if (!(error instanceof StripeRefusal) || error.code !== 'resource_missing') throw error;
      }
    },
    readEvent: (bytes, headers, now) =>
      isSigned(bytes, headers.get('stripe-signature') ?? '', webhookSecret, now)
        ? eventOf(parsed(bytes.toString()))
        : null,
  };
}

class StripeRefusal extends ProviderError {
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined) {
    const retryable = status >= 500 || status === 429 || status === 409;
    super({ provider: 'stripe', retryable, reason: `answered ${status}${code ? ` (${code})` : ''}` });
    this.code = code;
  }
}

const failure = z.object({ error: z.object({ code: z.string().optional() }) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = { readonly [name: string]: string | number | Fields };

/** Nested names as Stripe reads them: `line_items[0][quantity]=1`. */
function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  const add = (at: Fields, prefix: string) => {
    for (const [name, value] of Object.entries(at)) {
      const path = prefix === '' ? name : `${prefix}[${name}]`;
      if (typeof value === 'object') add(value, path);
      else form.append(path, String(value));
    }
  };
  add(fields, '');
  return form;
}

/** `t=1492774577,v1=5257a8…,v1=…`: one of the signatures is ours over `t.body` (https://docs.stripe.com/webhooks/signature). */
function isSigned(bytes: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('=') as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() - Number(time) * 1000) > signedMsMax) return false;
  const own = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest();
  return parts.some(([name, given = '']) => {
    const theirs = name === 'v1' && /^[0-9a-f]{64}$/.test(given) ? Buffer.from(given, 'hex') : null;
    return theirs !== null && timingSafeEqual(theirs, own);
  });
}

const metadata = z.object({ business: z.string().optional() }).nullish();
const session = z.object({
  mode: z.string(),
  payment_status: z.string(),
  subscription: z.string().nullable(),
  client_reference_id: z.string().nullish(),
});
const subscription = z.object({ id: z.string(), status: z.string().optional(), metadata });
/** Where an invoice names its subscription depends on the version that the webhook was made with. */
const invoice = z.object({
  id: z.string(),
  amount_paid: z.number().int(),
  amount_remaining: z.number().int().optional(),
  billing_reason: z.string().nullish(),
  currency: z.string().length(3),
  created: z.number(),
  hosted_invoice_url: z
    .url({ protocol: /^https$/ })
    .nullish()
    .catch(null),
  next_payment_attempt: z.number().nullish(),
  subscription: z.string().nullish(),
  subscription_details: z.object({ metadata }).nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: z.string(), metadata }).nullish() }).nullish(),
});
const event = z.object({ type: z.string(), created: z.number(), data: z.object({ object: z.unknown() }) });

function eventOf(told: unknown): PaymentEvent {
  const read = event.safeParse(told);
  if (!read.success) return { kind: 'other' };
  const { type, data } = read.data;
  const toldAt = instant(read.data.created);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return begun(session.safeParse(data.object).data);
    case 'customer.subscription.updated':
      return standing(subscription.safeParse(data.object).data, toldAt);
    case 'customer.subscription.deleted':
      return ended(subscription.safeParse(data.object).data);
    case 'invoice.paid':
      return paid(invoice.safeParse(data.object).data, toldAt);
    case 'invoice.payment_failed':
      return failed(invoice.safeParse(data.object).data, toldAt);
    case 'invoice.voided':
      return closed('voided', invoice.safeParse(data.object).data, toldAt);
    case 'invoice.marked_uncollectible':
      return closed('written-off', invoice.safeParse(data.object).data, toldAt);
    default:
      return { kind: 'other' };
  }
}

const instant = (seconds: number) => new Date(seconds * 1000);

function begun(of: z.output<typeof session> | undefined): PaymentEvent {
  // One that is to be paid by a slow way is told of again once it is.
  if (!of?.subscription || of.mode !== 'subscription' || of.payment_status === 'unpaid') return { kind: 'other' };
  return { kind: 'begun', subscription: of.subscription, business: of.client_reference_id ?? null };
}

type Subscribed = z.output<typeof subscription> | undefined;

function ended(of: Subscribed): PaymentEvent {
  return of ? { kind: 'ended', subscription: of.id, business: of.metadata?.business ?? null } : { kind: 'other' };
}

/** Of https://docs.stripe.com/api/subscriptions/object#subscription_object-status; the others are before its beginning or after its end. */
const standings = new Map([
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past-due'],
  ['unpaid', 'unpaid'],
] as const);

function standing(of: Subscribed, toldAt: Date): PaymentEvent {
  const known = standings.get((of?.status ?? '') as 'active');
  if (!of || !known) return { kind: 'other' };
  return { kind: 'standing', subscription: of.id, business: of.metadata?.business ?? null, standing: known, toldAt };
}

type Invoiced = z.output<typeof invoice> | undefined;

function invoiced(of: Invoiced, toldAt: Date) {
  const details = of?.parent?.subscription_details;
  const subscribed = details?.subscription ?? of?.subscription;
  if (!of || !subscribed) return undefined;
  const business = details?.metadata?.business ?? of.subscription_details?.metadata?.business ?? null;
  return { subscription: subscribed, business, receipt: of.id, currency: of.currency.toUpperCase(), toldAt };
}

function paid(of: Invoiced, toldAt: Date): PaymentEvent {
  const about = invoiced(of, toldAt);
  if (!of || !about) return { kind: 'other' };
  return { kind: 'paid', ...about, amountCents: of.amount_paid, at: instant(of.created) };
}

function failed(of: Invoiced, toldAt: Date): PaymentEvent {
  const about = invoiced(of, toldAt);
  // Whoever pays the first month stands before the checkout, which says so itself.
  if (!of?.amount_remaining || !about || of.billing_reason === 'subscription_create') return { kind: 'other' };
  return {
    ...{ kind: 'failed', ...about, amountCents: of.amount_remaining },
    nextTryAt: of.next_payment_attempt ? instant(of.next_payment_attempt) : null,
    payUrl: of.hosted_invoice_url ?? null,
  };
}

function closed(kind: 'voided' | 'written-off', of: Invoiced, toldAt: Date): PaymentEvent {
  const about = invoiced(of, toldAt);
  return about ? { kind, ...about } : { kind: 'other' };
}
