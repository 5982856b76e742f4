import { expect, it } from 'vitest';
import type { AnswerOf } from '#shared/endpoint.ts';
import { eventReader, overEvent } from '#shared/event-stream.ts';
import { aVisitor } from '../../../tests/support/chat.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import type { Change, listConversations, readConversation } from './contract.ts';

const server = await openTestServer({ http: { requestsPerMinute: { address: 1e6, account: 1e6 } } });

async function anOwner(email: string) {
  const { cookie } = await server.signIn(email);
  const headers = { cookie };
  const { slug } = (
    await server.send<{ slug: string }>('PATCH', '/api/profile', { headers, body: { humanHours: 'always' } })
  ).data;
  return { headers, slug };
}

async function openChanges(headers: Record<string, string>) {
  const response = await server.app.hono.request('/api/conversation-changes', { headers });
  const heard: Change[] = [];
  let hasEnded = false;
  let isOver = false;
  const read = eventReader(({ event, data }) => {
    if (event === 'change') heard.push(JSON.parse(data));
    if (event === overEvent) isOver = true;
  });
  void (async () => {
    for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) read(piece);
  })()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
    });
  return { status: response.status, heard, hasEnded: () => hasEnded, isOver: () => isOver };
}

it('every conversation is listed once, page by page, and found by state and by channel', async () => {
  const { headers, slug } = await anOwner('pages@example.com');
  const before = await server.send<AnswerOf<typeof listConversations>>('GET', '/api/conversations?limit=100', {
    headers,
  });
  for (let at = 0; at < 7; at += 1) await (await aVisitor(server, slug)).send(`Hello ${at}`);
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: AnswerOf<typeof listConversations> = (
      await server.send<AnswerOf<typeof listConversations>>('GET', `/api/conversations?limit=3${query}`, { headers })
    ).data;
    ids.push(...page.conversations.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(ids).toHaveLength(before.data.conversations.length + 7);
  expect(new Set(ids).size).toBe(ids.length);
  const none = await server.send<AnswerOf<typeof listConversations>>(
    'GET',
    '/api/conversations?state=with-person&channel=sms',
    { headers },
  );
  expect(none.data.conversations).toEqual([]);
  expect((await server.send('GET', '/api/conversations?cursor=x', { headers })).status).toBe(400);
});

it('a message that a caller leaves is listed, and done, which whoever looks on hears', async () => {
  const { headers, slug } = await anOwner('messages@example.com');
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  for (const text of [
    'Can I leave a message?',
    'Please call me about the invoice',
    'Maria Lopez',
    '202 555 0142',
    'yes',
    'yes',
  ]) {
    const reply = await visitor.ask(text);
    if (reply.asks === 'more') break;
  }
  visitor.hangUp();
  type Listed = { messages: { id: string; body: string; name: string; phone: string; conversationId: string }[] };
  const { messages } = (await server.send<Listed>('GET', '/api/messages?state=new', { headers })).data;
  const mine = messages.find(({ body }) => /invoice/.test(body));
  expect(mine).toMatchObject({ name: 'Maria Lopez', phone: '+12025550142' });
  const changes = await openChanges(headers);
  await server.send('PATCH', `/api/messages/${mine?.id}`, { headers, body: { state: 'done' } });
  const left = (await server.send<Listed>('GET', '/api/messages?state=new', { headers })).data.messages;
  expect(left.map(({ id }) => id)).not.toContain(mine?.id);
  await expect.poll(() => changes.heard).toContainEqual({ kind: 'message', conversationId: mine?.conversationId });
});

it('a message that was taken wrongly is taken back: it counts nowhere, and stands again once it is put back', async () => {
  const { headers, slug } = await anOwner('wrongly@example.com');
  type Listed = { messages: { id: string; body: string; state: string; conversationId: string }[] };
  type Thread = { conversation: { outcome: string; nextStep: string }; messages: { id: string; state: string }[] };
  const get = async <T>(path: string) => (await server.send<T>('GET', path, { headers })).data;
  const listed = async (query: string) => (await get<Listed>(`/api/messages?${query}`)).messages;
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  for (const text of ['Can I leave a message?', 'The invoice is wrong', 'Maria Lopez', '202 555 0142', 'yes'])
    if ((await visitor.ask(text)).asks === 'more') break;
  visitor.hangUp();
  const mine = (await listed('state=new')).find(({ body }) => /invoice/.test(body));
  const read = () => get<Thread>(`/api/conversations/${mine?.conversationId}`);
  const counted = async () => (await get<{ month: { messages: number } }>('/api/desk')).month.messages;
  const put = (state: string) => server.send('PATCH', `/api/messages/${mine?.id}`, { headers, body: { state } });
  const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
  await server.send('POST', `/api/conversations/${mine?.conversationId}/resolve`, { headers: keyed });
  expect((await read()).conversation).toMatchObject({ outcome: 'message' });
  const before = await counted();

  expect((await put('taken-back')).status).toBe(200);
  expect([await counted(), (await listed('')).some(({ id }) => id === mine?.id)]).toEqual([before - 1, false]);
  expect((await listed('state=taken-back')).map(({ id }) => id)).toEqual([mine?.id]);
  // What came of the talk is said without it; the row that brings it back stands.
  const without = await read();
  expect(without.conversation.outcome).not.toBe('message');
  expect(without.conversation.nextStep).not.toContain('Answer the message');
  expect(without.messages).toMatchObject([{ id: mine?.id, state: 'taken-back' }]);

  expect((await put('new')).status).toBe(200);
  expect([await counted(), (await listed('state=new')).some(({ id }) => id === mine?.id)]).toEqual([before, true]);
  expect((await read()).conversation.outcome).toBe('message');
});

it('who has signed out hears nothing more, though the stream was opened before', async () => {
  const { headers, slug } = await anOwner('leaves@example.com');
  const changes = await openChanges(headers);
  const stays = await openChanges((await anOwner('leaves@example.com')).headers);
  await (await aVisitor(server, slug)).send('Hello');
  await expect.poll(() => changes.heard.length).toBeGreaterThan(0);
  await expect.poll(() => stays.heard.length).toBeGreaterThan(0);
  const known = changes.heard[0]?.conversationId;
  await server.send('POST', '/api/auth/sign-out', { headers });
  await (await aVisitor(server, slug)).send('Is anybody there?');
  await expect.poll(changes.hasEnded).toBe(true);
  await expect.poll(() => stays.heard.some(({ conversationId }) => conversationId !== known)).toBe(true);
  expect(new Set(changes.heard.map(({ conversationId }) => conversationId))).toEqual(new Set([known]));
});

it('one person hears of changes in four tabs: a fifth ends the oldest, which is told so, and nobody else’s', async () => {
  const { headers, slug } = await anOwner('tabs@example.com');
  const other = await openChanges((await anOwner('one-tab@example.com')).headers);
  const tabs: Awaited<ReturnType<typeof openChanges>>[] = [];
  for (let at = 0; at < 5; at += 1) tabs.push(await openChanges(headers));
  await expect.poll(() => tabs.map((tab) => tab.hasEnded())).toEqual([true, false, false, false, false]);
  expect(tabs.map((tab) => tab.isOver())).toEqual([true, false, false, false, false]);
  expect(other.hasEnded()).toBe(false);
  await (await aVisitor(server, slug)).send('Hello');
  await expect.poll(() => tabs.map((tab) => tab.heard.length > 0)).toEqual([false, true, true, true, true]);
});

it('the team hears of changes as they happen, of its own business alone, until the server stops', async () => {
  const { headers, slug } = await anOwner('stream@example.com');
  const others = await openChanges((await anOwner('elsewhere@example.com')).headers);
  const changes = await openChanges(headers);
  expect((await openChanges({})).status).toBe(401);
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  await visitor.ask('I want to talk to a person');
  visitor.hangUp();
  await expect.poll(() => changes.heard.map(({ kind }) => kind)).toContain('state');
  expect(changes.heard.map(({ kind }) => kind)).toContain('line');
  const waiting = await server.send<{ handOffs: { conversationId: string }[] }>('GET', '/api/hand-offs', { headers });
  expect(waiting.data.handOffs.map(({ conversationId }) => conversationId)).toContain(changes.heard[0]?.conversationId);
  expect(others.heard).toEqual([]);
  server.app.drain();
  await expect.poll(changes.hasEnded).toBe(true);
  expect((await openChanges(headers)).status).toBe(503);
});

it('a message sent to a free conversation takes it over, once over all its tries, and none goes into another’s', async () => {
  const { headers, slug } = await anOwner('sends@example.com');
  await (await aVisitor(server, slug)).send('Are you open on Sunday?');
  const listed = await server.send<AnswerOf<typeof listConversations>>('GET', '/api/conversations', { headers });
  const id = listed.data.conversations[0]?.id ?? '';
  const body = { conversationId: id, text: 'On Sunday until noon.' };
  const keyed = { headers: { ...headers, 'idempotency-key': 'sent-once' }, body };
  const first = await server.send<{ id: string; text: string }>('POST', '/api/messages', keyed);
  expect(first.data.text).toBe('On Sunday until noon.');
  expect((await server.send('POST', '/api/messages', keyed)).text).toBe(first.text);
  const thread = await server.send<AnswerOf<typeof readConversation>>('GET', `/api/conversations/${id}`, { headers });
  expect(thread.data.conversation.state).toBe('with-person');
  expect(thread.data.lines.filter(({ text }) => text === body.text)).toHaveLength(1);
  const stranger = await anOwner('sends-elsewhere@example.com');
  expect((await server.send('POST', '/api/messages', { headers: stranger.headers, body })).status).toBe(404);
});

it('what the team books from a talk is shown in it, as it stands, and is no deed of the talk', async () => {
  const { headers, slug } = await anOwner('from-a-talk@example.com');
  const visitor = await aVisitor(server, slug);
  await visitor.send('Do you have a card reader?');
  const listed = await server.send<AnswerOf<typeof listConversations>>('GET', '/api/conversations?search=reader', {
    headers,
  });
  const id = listed.data.conversations[0]?.id ?? '';
  const read = async () =>
    (await server.send<AnswerOf<typeof readConversation>>('GET', `/api/conversations/${id}`, { headers })).data;
  const { services } = (await server.send<{ services: { id: string }[] }>('GET', '/api/services', { headers })).data;
  const now = server.clock.now();
  const times = new URLSearchParams({
    ...{ serviceId: services[0]?.id ?? '', from: now.toISOString() },
    to: new Date(now.getTime() + 21 * 86_400_000).toISOString(),
  });
  type Free = { freeTimes: { startsAt: string }[] };
  const { freeTimes } = (await server.send<Free>('GET', `/api/free-times?${times}`, { headers })).data;
  const book = (conversationId: string) =>
    server.send<{ id: string }>('POST', '/api/appointments', {
      headers,
      body: { serviceId: services[0]?.id, startsAt: freeTimes[0]?.startsAt, name: 'Ada Quill', conversationId },
    });
  const made = (await book(id)).data;
  expect((await read()).appointments).toMatchObject([
    { id: made.id, did: 'booked', bookedBy: 'user', conversationId: id },
  ]);
  await server.send('POST', `/api/appointments/${made.id}/cancel`, { headers });
  expect((await read()).appointments).toMatchObject([{ id: made.id, status: 'cancelled' }]);
  await server.send('POST', `/api/conversations/${id}/resolve`, { headers });
  expect((await read()).conversation.outcome).not.toBe('booked');
  // Of a talk of another business nothing is known here.
  const other = await anOwner('not-their-talk@example.com');
  const theirs = await aVisitor(server, other.slug);
  await theirs.send('Do you have a card reader too?');
  const { conversations } = (
    await server.send<AnswerOf<typeof listConversations>>('GET', '/api/conversations?search=reader', {
      headers: other.headers,
    })
  ).data;
  const refused = await book(conversations[0]?.id ?? '');
  expect([refused.status, refused.json]).toMatchObject([400, { fields: { conversationId: expect.any(String) } }]);
});
