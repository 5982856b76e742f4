import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clientFailures } from '#shared/browser-errors.ts';
import { endpoint } from '#shared/endpoint.ts';
import { errorTable, Fault } from '#shared/errors.ts';
import { idOf } from '#shared/ids.ts';
import { aBusiness } from '../../../tests/support/house.ts';
import { as, openBareServer } from '../../../tests/support/http.ts';

const echo = endpoint({
  name: 'echo',
  method: 'POST',
  path: '/echo',
  summary: 'Say it again',
  tag: 'Test',
  access: 'public',
  body: z.object({ text: z.string().min(2).max(20), count: z.number().int().optional() }),
  answer: z.object({ text: z.string() }),
});
const look = endpoint({
  name: 'look',
  method: 'GET',
  path: '/things/{id}',
  summary: 'Look at a thing',
  tag: 'Test',
  access: 'staff',
  params: z.object({ id: idOf('contact') }),
  query: z.object({ limit: z.coerce.number().int().max(9).default(3) }),
  answer: z.object({ limit: z.number() }),
});
const danger = endpoint({
  name: 'danger',
  method: 'POST',
  path: '/danger',
  summary: 'Do what asks for a fresh proof',
  tag: 'Test',
  access: 'owner',
  fresh: true,
  answer: z.null(),
});
const broken = endpoint({
  name: 'broken',
  method: 'GET',
  path: '/broken',
  summary: 'Fail',
  tag: 'Test',
  access: 'public',
  query: z.object({ how: z.string().default('') }),
  answer: z.null(),
});

const server = await openBareServer((serve) => {
  serve(echo, async ({ body }) => ({ text: body.text }));
  serve(look, async ({ query }) => ({ limit: query.limit }));
  serve(danger, async () => null);
  serve(broken, async ({ query }) => {
    if (query.how in errorTable) throw new Fault(query.how as keyof typeof errorTable, { details: 'secret detail' });
    throw new Error('a secret of the server');
  });
});
const { send, ids } = server;
const thing = `/api/things/${ids.make('contact')}`;

describe('the envelope', () => {
  it('carries data, and a request id in its header', async () => {
    const heard = await send('POST', '/api/echo', { body: { text: 'hello' } });
    expect(heard.status).toBe(200);
    expect(heard.json).toEqual({ success: true, data: { text: 'hello' } });
    expect(heard.headers.get('x-request-id')).toMatch(/^req_/);
    expect(heard.headers.get('cache-control')).toBe('no-store');
  });

  it('says every row of the table with its status and its sentence', async () => {
    for (const [code, { status, message }] of Object.entries(errorTable)) {
      const heard = await send('GET', `/api/broken?how=${code}`);
      expect(heard.status, code).toBe(status);
      expect(heard.json).toEqual({
        success: false,
        error: message,
        code,
        requestId: heard.headers.get('x-request-id'),
      });
    }
  });

  it('keeps what it does not know to the log', async () => {
    const heard = await send('GET', '/api/broken');
    expect(heard.status).toBe(500);
    expect(heard.text).not.toContain('secret');
  });

  it('is also the answer to unknown paths and methods', async () => {
    expect((await send('GET', '/api/nowhere')).json).toMatchObject({ success: false, code: 'not_found' });
    const wrong = await send('PUT', '/api/echo', { body: {} });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a request', () => {
  it.each([
    ['malformed JSON', { raw: '{"text":', headers: { 'content-type': 'application/json' } }],
    ['another content type', { raw: 'text', headers: { 'content-type': 'application/xml' } }],
    ['no content type', { raw: new TextEncoder().encode('{"text":"hello"}') }],
    ['no body', {}],
    ['NUL', { body: { text: 'a\0b' } }],
    ['half a character', { raw: '{"text":"a\\ud800"}', headers: { 'content-type': 'application/json' } }],
    ['bytes that are no text', { raw: new Uint8Array([34, 255, 34]), headers: { 'content-type': 'application/json' } }],
    ['JSON 90,000 deep', { raw: '['.repeat(90_000), headers: { 'content-type': 'application/json' } }],
    [
      'a number beyond numbers',
      { raw: '{"text":"hello","count":1e999}', headers: { 'content-type': 'application/json' } },
    ],
    ['an unknown field', { body: { text: 'hello', isAdmin: true } }],
    ['__proto__', { raw: '{"text":"hello","__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } }],
    ['another encoding', { body: { text: 'hello' }, headers: { 'content-encoding': 'br' } }],
  ])('with %s is invalid, never a failure of ours', async (_what, said) => {
    const heard = await send('POST', '/api/echo', said);
    expect(heard.status).toBe(400);
    expect(heard.json).toMatchObject({
      success: false,
      code: 'invalid_request',
      error: errorTable.invalid_request.message,
    });
  });

  it('is told in the specification’s words which field is wrong', async () => {
    const fieldsOf = async (body: unknown) => {
      const { json } = await send('POST', '/api/echo', { body });
      return json.success ? undefined : json.fields;
    };
    expect(await fieldsOf({})).toEqual({ text: 'This field is required' });
    expect(await fieldsOf({ text: 'x' })).toEqual({ text: 'Must be at least 2 characters' });
    expect(await fieldsOf({ text: 'x'.repeat(21) })).toEqual({ text: 'Must be no more than 20 characters' });
    expect(await fieldsOf({ text: 5 })).toEqual({ text: 'Invalid format' });
    expect(await fieldsOf({ text: 'hello', id: 1 })).toEqual({ id: 'Unknown field' });
  });

  it('may be packed, but not grow beyond the limit', async () => {
    const { gzipSync } = await import('node:zlib');
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await send('POST', '/api/echo', { raw: gzipSync('{"text":"hello"}'), headers })).status).toBe(200);
    const bomb = await send('POST', '/api/echo', { raw: gzipSync(Buffer.alloc(50_000_000, 32)), headers });
    expect(bomb.json).toMatchObject({ success: false, code: 'too_large' });
  });

  it('needs the access that its endpoint declares', async () => {
    const business = await aBusiness(server);
    const user = ids.make('user');
    expect((await send('GET', thing)).status).toBe(401);
    expect((await send('GET', thing, { headers: as(business, 'read-only', user) })).status).toBe(403);
    expect((await send('GET', thing, { headers: as(business, 'staff', user) })).data).toEqual({ limit: 3 });
    expect((await send('GET', `${thing}?limit=10`, { headers: as(business, 'owner', user) })).status).toBe(400);
    expect((await send('GET', `${thing}?limit=%00`, { headers: as(business, 'owner', user) })).status).toBe(400);
    expect((await send('GET', '/api/things/x', { headers: as(business, 'owner', user) })).status).toBe(404);
  });

  it('needs a fresh proof where its endpoint says so', async () => {
    const business = await aBusiness(server);
    const user = ids.make('user');
    const minutesAgo = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000);
    const stale = await send('POST', '/api/danger', { headers: as(business, 'owner', user, minutesAgo(11)) });
    expect(stale.json).toMatchObject({ code: 'reauth_required' });
    expect((await send('POST', '/api/danger', { headers: as(business, 'owner', user, minutesAgo(9)) })).status).toBe(
      200,
    );
  });
});

describe('another site', () => {
  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling’s fetch', { 'sec-fetch-site': 'same-site' }],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a text form', { 'content-type': 'text/plain' }],
  ])('cannot act by %s', async (_what, headers) => {
    expect((await send('POST', '/api/echo', { body: { text: 'hello' }, headers })).status).toBe(403);
  });

  it('is told apart from our own pages and from programs', async () => {
    const own = { origin: 'http://telle.example', host: 'telle.example', 'sec-fetch-site': 'same-origin' };
    expect((await send('POST', '/api/echo', { body: { text: 'hello' }, headers: own })).status).toBe(200);
    expect((await send('POST', '/api/echo', { body: { text: 'hello' } })).status).toBe(200);
  });
});

it('the catalogue of section 8 stands word for word', () => {
  expect(Object.fromEntries(Object.entries(errorTable).map(([code, { message }]) => [code, message]))).toMatchObject({
    sign_in_invalid: 'Invalid email or password. Please check your credentials and try again.',
    sign_in_unconfirmed: 'Please check your email and click the confirmation link before signing in.',
    sign_in_too_many: 'Too many login attempts. Please wait a few minutes and try again.',
    sign_in_failed: 'Failed to sign in. Please try again.',
    sign_in_unexpected: 'An unexpected error occurred during sign in.',
    sign_up_taken: 'An account with this email already exists. Please sign in instead.',
    sign_up_failed: 'Failed to create account. Please try again.',
    sign_up_unexpected: 'An unexpected error occurred during sign up.',
    sign_out_failed: 'Error signing out. Please try again.',
    reset_failed: 'Failed to send reset email. Please try again.',
    reset_unexpected: 'An unexpected error occurred while sending reset email.',
    invalid_request: 'Invalid request. Please check your input and try again.',
    not_signed_in: 'You need to log in to access this feature.',
    forbidden: "You don't have permission to perform this action.",
    not_found: 'The requested resource was not found.',
    too_many_requests: 'Too many requests. Please wait a moment and try again.',
    internal: 'Server error. Our team has been notified.',
    timeout: 'Request timed out. Please try again.',
    no_trial_calls: "You've used all your trial calls. Please upgrade to continue testing.",
    password_too_short: 'Password must be at least 6 characters long.',
    email_invalid: 'Please enter a valid email address.',
  });
  expect(clientFailures).toMatchObject({
    offline: 'You appear to be offline. Please check your internet connection.',
    timeout: 'Request timed out. Please try again.',
    network: 'Network connection failed. Please check your internet connection.',
    form_blocked: 'Please fix the errors before submitting',
    submission_failed: 'Submission failed',
    async_default: 'An error occurred',
  });
});
