import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { errorTable } from '#shared/errors.ts';
import { ClientFailure, createClient } from './client.ts';

const shared = { summary: 'Try', tag: 'Test', access: 'public', answer: z.object({ id: z.string() }) } as const;
const get = endpoint({
  ...shared,
  name: 'get',
  method: 'GET',
  path: '/things/{id}',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string().optional(), limit: z.coerce.number().optional() }),
});
const add = endpoint({
  ...shared,
  name: 'add',
  method: 'POST',
  path: '/things',
  keyed: true,
  body: z.strictObject({ name: z.string() }),
});
const done = JSON.stringify({ success: true, data: { id: '1' } });

type Asked = { url: string; init: RequestInit };

/** A client whose server gives these answers in turn, and what it was asked. */
function clientOf(...answers: (() => Promise<Response>)[]) {
  const asked: Asked[] = [];
  const client = createClient({
    isOnline: () => true,
    msMax: 50,
    fetch: async (url, init) => {
      asked.push({ url: String(url), init: init ?? {} });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? answer() : new Response(done);
    },
  });
  return { client, asked };
}
const answering =
  (status: number, body: string, statusText = '') =>
  () =>
    Promise.resolve(new Response(body, { status, statusText }));
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const failureOf = async (work: Promise<unknown>): Promise<ClientFailure> => {
  const failure = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(failure instanceof ClientFailure)) throw new Error(`no ClientFailure but ${String(failure)}`);
  return failure;
};

it('writes path, query and body as declared, and gives the data', async () => {
  const { client, asked } = clientOf();
  expect(await client.call(get, { params: { id: 'a/b' }, query: { q: 'x y', limit: 3 } })).toEqual({ id: '1' });
  await client.call(add, { body: { name: 'Ana' }, idempotencyKey: 'k' });
  expect(asked.map(({ url }) => url)).toEqual(['/api/things/a%2Fb?q=x+y&limit=3', '/api/things']);
  expect(asked[1]?.init).toMatchObject({
    method: 'POST',
    body: '{"name":"Ana"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  });
});

describe('a failure', () => {
  it.each([
    [400, errorTable.invalid_request.message],
    [401, errorTable.not_signed_in.message],
    [403, errorTable.forbidden.message],
    [404, errorTable.not_found.message],
    [429, errorTable.too_many_requests.message],
    [500, errorTable.internal.message],
  ])('with the bare status %i is %j', async (status, message) => {
    const { client } = clientOf(answering(status, '<html>proxy</html>'));
    expect(await failureOf(client.call(get, { params: { id: '1' } }))).toMatchObject({ status, message });
  });

  it('with another status is in the server’s words', async () => {
    const { client } = clientOf(answering(502, '', 'Bad Gateway'), answering(418, ''));
    expect((await failureOf(client.call(get, { params: { id: '1' } }))).message).toBe('Bad Gateway');
    expect((await failureOf(client.call(get, { params: { id: '1' } }))).message).toBe('An error occurred');
  });

  it('in the envelope keeps code, sentence, fields and id', async () => {
    const failure = {
      success: false,
      error: 'No.',
      code: 'sign_in_invalid',
      fields: { email: 'Odd' },
      requestId: 'req_1',
    };
    const { client } = clientOf(answering(401, JSON.stringify(failure)));
    expect(await failureOf(client.call(get, { params: { id: '1' } }))).toMatchObject({
      status: 401,
      message: 'No.',
      code: 'sign_in_invalid',
      fields: { email: 'Odd' },
      requestId: 'req_1',
    });
  });

  it('without an answer is told by its cause', async () => {
    const hanging = createClient({
      isOnline: () => true,
      msMax: 20,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    const offline = createClient({ isOnline: () => false });
    const { client } = clientOf(failing);
    const messages = [];
    for (const one of [hanging, offline, client])
      messages.push((await failureOf(one.call(get, { params: { id: '1' } }))).message);
    expect(messages).toEqual([
      'Request timed out. Please try again.',
      'You appear to be offline. Please check your internet connection.',
      'Network connection failed. Please check your internet connection.',
    ]);
  });
});

it('is given ten seconds for its answer where nothing else is said', async () => {
  const giveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
  const hanging = createClient({
    isOnline: () => true,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  });
  const failed = failureOf(hanging.call(get, { params: { id: '1' } }));
  expect(timeout.mock.calls).toEqual([[10_000]]);
  giveUp.abort();
  expect(await failed).toMatchObject({ code: 'timeout', message: 'Request timed out. Please try again.' });
  timeout.mockRestore();
});

describe('what was heard before', () => {
  const remembering = (answer: () => Promise<Response>) =>
    createClient({
      isOnline: () => true,
      memory: { keep: () => undefined, recall: async () => ({ id: 'kept' }) },
      fetch: answer,
    });

  it.each([502, 503, 504])('stands in for an answer that is %i, since the server had no say in it', async (status) => {
    const { call } = remembering(answering(status, '<html>proxy</html>'));
    expect(await call(get, { params: { id: '1' } })).toEqual({ id: 'kept' });
  });

  it('is none where what stands now is asked for', async () => {
    const { call } = remembering(answering(503, ''));
    expect(await failureOf(call(get, { params: { id: '1' }, isFresh: true }))).toMatchObject({ status: 503 });
  });

  it.each([401, 404, 429, 500])('is not what %i asks for', async (status) => {
    await failureOf(remembering(answering(status, '')).call(get, { params: { id: '1' } }));
  });
});

describe('the key of an action', () => {
  const keysOf = (asked: readonly Asked[]) =>
    asked.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);

  it('stays while nobody knows whether the action had its effect', async () => {
    const { client, asked } = clientOf(failing, answering(503, ''), answering(200, done), answering(200, done));
    const run = client.action(add);
    await failureOf(run({ body: { name: 'Ana' } }));
    await failureOf(run({ body: { name: 'Ana' } }));
    await run({ body: { name: 'Ana' } });
    await run({ body: { name: 'Ana' } });
    const [first, second, third, fourth] = keysOf(asked);
    expect(first).toBeTruthy();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('is a new one for another content and after a refusal', async () => {
    const { client, asked } = clientOf(failing, answering(400, ''), answering(200, done));
    const run = client.action(add);
    await failureOf(run({ body: { name: 'Ana' } }));
    await failureOf(run({ body: { name: 'Bo' } }));
    await run({ body: { name: 'Bo' } });
    expect(new Set(keysOf(asked)).size).toBe(3);
  });
});
