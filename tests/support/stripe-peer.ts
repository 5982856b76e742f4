// A peer that takes what Stripe's API reference says it takes, and nothing else: nested forms, idempotency keys, its errors.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const whole = z.string().regex(/^\d+$/);
/** The fields of https://docs.stripe.com/api/checkout/sessions/create that are sent to it; another one is refused. */
const session = z.strictObject({
  mode: z.literal('subscription'),
  client_reference_id: z.string().max(200),
  success_url: z.url(),
  cancel_url: z.url(),
  'line_items[0][quantity]': whole,
  'line_items[0][price_data][currency]': z.string().regex(/^[a-z]{3}$/),
  'line_items[0][price_data][unit_amount]': whole,
  'line_items[0][price_data][product_data][name]': z.string().min(1),
  'line_items[0][price_data][recurring][interval]': z.enum(['day', 'week', 'month', 'year']),
  'subscription_data[metadata][business]': z.string().max(500),
});

export type StripePeer = {
  readonly url: string;
  /** Each request that was answered with success, oldest first. */
  readonly taken: readonly { readonly path: string; readonly fields: Readonly<Record<string, string>> }[];
  /** From now on it answers so many requests with that status. */
  fail(status: number, times: number): void;
  stop(): Promise<void>;
};

export const peerKey = 'sk_test_peer';
export const peerHookSecret = 'whsec_of_the_peer_in_tests';

export async function openStripePeer(): Promise<StripePeer> {
  const taken: { path: string; fields: Record<string, string> }[] = [];
  const kept = new Map<string, { form: string; answer: string }>();
  const ended = new Set<string>();
  let failing = { status: 500, times: 0 };

  const answerTo = (method: string, path: string, form: string): { status: number; body: unknown } => {
    const fields = Object.fromEntries(new URLSearchParams(form));
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const read = session.safeParse(fields);
      if (!read.success) return refusal(400, 'parameter_invalid');
      taken.push({ path, fields });
      return {
        status: 200,
        body: { id: `cs_${taken.length}`, url: `https://checkout.example/pay/cs_${taken.length}` },
      };
    }
    const id = /^\/v1\/subscriptions\/([\w]+)$/.exec(path)?.[1];
    if (method !== 'DELETE' || id === undefined) return refusal(404, undefined);
    if (ended.has(id)) return refusal(404, 'resource_missing');
    ended.add(id);
    taken.push({ path, fields });
    return { status: 200, body: { id, status: 'canceled' } };
  };

  const server = createServer((request, response) => {
    let form = '';
    request.on('data', (part) => {
      form += part;
    });
    request.on('end', () => {
      const send = (status: number, body: string) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      };
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 };
        return send(failing.status, '<html>no JSON</html>');
      }
      if (request.headers.authorization !== `Bearer ${peerKey}`) return send(401, JSON.stringify({ error: {} }));
      const key = String(request.headers['idempotency-key'] ?? '');
      const before = key ? kept.get(key) : undefined;
      if (before)
        return before.form === form
          ? send(200, before.answer)
          : send(400, JSON.stringify({ error: { code: 'idempotency_error' } }));
      const { status, body } = answerTo(request.method ?? '', request.url ?? '', form);
      const answer = JSON.stringify(body);
      if (key && status === 200) kept.set(key, { form, answer });
      send(status, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    fail: (status, times) => {
      failing = { status, times };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(status: number, code: string | undefined) {
  return { status, body: { error: { type: 'invalid_request_error', ...(code && { code }) } } };
}

/** An event as Stripe sends it, signed at that moment. */
export function signedEvent(
  type: string,
  object: unknown,
  at: Date,
  secret = peerHookSecret,
): { readonly raw: string; readonly headers: Record<string, string> } {
  const time = Math.floor(at.getTime() / 1000);
  const raw = JSON.stringify({ id: `evt_${type}`, object: 'event', created: time, type, data: { object } }, null, 2);
  const signature = createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex');
  return {
    raw,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${time},v1=${'0'.repeat(64)},v1=${signature}`,
    },
  };
}
