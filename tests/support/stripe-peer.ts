// A peer that takes what Stripe's own specification of its requests allows, and of that no field but those that are sent to it: nested
// forms, idempotency keys, its errors.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv } from 'ajv';
import { z } from 'zod';

// Numbers and truths come as text in a form.
const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true, allErrors: true });
/** The schemas of the two requests, from Stripe's OpenAPI description of the version that is named in it. */
const schemas = JSON.parse(readFileSync(new URL('./stripe-requests.schema.json', import.meta.url), 'utf8'));
const allowed = {
  checkout: ajv.compile(schemas['POST /v1/checkout/sessions']),
  end: ajv.compile(schemas['DELETE /v1/subscriptions/{id}']),
};

type Nested = { [field: string]: string | Nested };

/** What is wrong with a form by Stripe's own schema; null where it takes it. */
export function stripeBreach(request: keyof typeof allowed, form: string): string | null {
  const validate = allowed[request];
  return validate(listed(nestedOf(form))) ? null : ajv.errorsText(validate.errors);
}

/** "a[b][0]=c" as what it stands for. */
function nestedOf(form: string): Nested {
  const whole: Nested = {};
  for (const [path, value] of new URLSearchParams(form)) {
    const steps = path.split(/[[\]]+/u).filter((step) => step !== '');
    const last = steps.pop() ?? '';
    let at = whole;
    for (const step of steps) {
      const inner = at[step];
      const next: Nested = typeof inner === 'object' ? inner : {};
      at[step] = next;
      at = next;
    }
    at[last] = value;
  }
  return whole;
}

/** Fields that are counted are the entries of a list. */
function listed(value: string | Nested): unknown {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, at) => key === String(at));
  return isList
    ? Object.values(value).map(listed)
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, listed(one)]));
}

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
      if (!read.success || stripeBreach('checkout', form) !== null) return refusal(400, 'parameter_invalid');
      taken.push({ path, fields });
      return {
        status: 200,
        body: { id: `cs_${taken.length}`, url: `https://checkout.example/pay/cs_${taken.length}` },
      };
    }
    const id = /^\/v1\/subscriptions\/([\w]+)$/.exec(path)?.[1];
    if (method !== 'DELETE' || id === undefined) return refusal(404, undefined);
    if (stripeBreach('end', form) !== null) return refusal(400, 'parameter_invalid');
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
