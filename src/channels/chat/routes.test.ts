import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../../tests/support/chat.ts';
import { query } from '../../../tests/support/cluster.ts';
import { openTestServer } from '../../../tests/support/server.ts';

const server = await openTestServer({
  http: { requestsPerMinute: { address: 1e6, account: 1e6 }, site: () => async (c) => c.html('a page') },
});
const owner = await server.signIn('owner@example.com');
const headers = { cookie: owner.cookie };
const slugOf = async (cookie: string) =>
  (await server.send<{ slug: string }>('GET', '/api/profile', { headers: { cookie } })).data.slug;
const slug = await slugOf(owner.cookie);

describe('a visitor', () => {
  it('asks, sees that the receptionist is at work, and hears the answer', async () => {
    const visitor = await aVisitor(server, slug);
    expect(visitor.opened).toMatchObject({ nextSequence: 1, state: 'open', lines: [], lastEventId: '' });
    expect(visitor.opened.greeting).not.toBe('');
    expect(visitor.opened.quickReplies).toContain('When are you open?');
    await visitor.listen();
    const reply = await visitor.ask('When are you open?');
    expect(reply).toMatchObject({ who: 'receptionist', seq: 2 });
    expect(reply.text).toMatch(/Monday/);
    expect(visitor.heard.map(({ who }) => who)).toEqual(['caller', 'receptionist']);
    visitor.hangUp();
  });

  it('who sends one message fifty times at once, over two addresses, is heard and answered once', async () => {
    const visitor = await aVisitor(server, slug);
    await visitor.listen();
    const again = { clientId: randomUUID(), sequence: 1 };
    const sent = await Promise.all(Array.from({ length: 50 }, () => visitor.send('When are you open?', again)));
    expect(sent.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    await visitor.ask('Thank you');
    expect(visitor.heard.filter(({ text }) => text === 'When are you open?')).toHaveLength(1);
    expect(visitor.heard.filter(({ who }) => who === 'receptionist').length).toBeLessThanOrEqual(2);
    visitor.hangUp();
  });

  it('keeps the order: a message before its forerunner is refused, and comes through after it', async () => {
    const visitor = await aVisitor(server, slug);
    const [first, second] = [1, 2].map((sequence) => ({ sequence, clientId: randomUUID() }));
    await expect(visitor.send('second', second)).rejects.toThrow('409');
    await visitor.send('first', first);
    await visitor.send('second', second);
    await expect(visitor.send('another second', { sequence: 2, clientId: randomUUID() })).rejects.toThrow('409');
    const opened = await aVisitor(server, slug, visitor.token);
    expect(opened.opened.lines.filter(({ who }) => who === 'caller').map(({ text }) => text)).toEqual([
      'first',
      'second',
    ]);
  });

  it('who comes back with the last event hears what was missed, and nothing twice', async () => {
    const visitor = await aVisitor(server, slug);
    await visitor.listen();
    await visitor.ask('When are you open?');
    visitor.hangUp();
    const before = visitor.heard.length;
    await visitor.send('Where are you?');
    await expect.poll(async () => (await aVisitor(server, slug, visitor.token)).opened.lines.length).toBe(4);
    await visitor.listen();
    await expect.poll(() => visitor.heard.length).toBe(before + 2);
    expect(visitor.heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    const delivered = await query<{ n: number }>(
      server.connection,
      `select count(*)::int as n from lines where delivered_at is not null and conversation_id = '${visitor.heard[0]?.eventId.split('.')[0]}'`,
    );
    await expect.poll(() => delivered[0]?.n).toBeGreaterThan(0);
    visitor.hangUp();
  });

  it('reads nothing of another visitor, whatever last event it names, and nothing in another business', async () => {
    const secret = await aVisitor(server, slug);
    await secret.listen();
    await secret.ask('My secret is CANARY7351');
    const [line] = secret.heard;
    const spy = await aVisitor(server, slug);
    await spy.listen(line?.eventId);
    await spy.ask('When are you open?');
    expect(JSON.stringify(spy.heard)).not.toContain('CANARY7351');
    expect(JSON.stringify((await aVisitor(server, slug, spy.token)).opened)).not.toContain('CANARY7351');

    const other = await server.signIn('other@example.com');
    const otherSlug = await slugOf(other.cookie);
    const there = await aVisitor(server, otherSlug, secret.token);
    expect(there.token).not.toBe(secret.token);
    const heard = await server.send('POST', `/api/chat/${otherSlug}/messages`, {
      body: { visitor: secret.token, clientId: randomUUID(), sequence: 1, text: 'Hi' },
    });
    expect(heard.status).toBe(401);
    const stream = await server.app.hono.request(`/api/chat/${otherSlug}/stream`, {
      headers: { 'x-visitor': secret.token },
    });
    expect(stream.status).toBe(401);
    secret.hangUp();
    spy.hangUp();
  });

  it('leaves no token in the database', async () => {
    const visitor = await aVisitor(server, slug);
    await visitor.send('Hello');
    const rows = await query<{ row: string }>(
      server.connection,
      `select v::text as row from visitors v union all select c::text from conversations c union all select l::text from lines l`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(visitor.token);
  });

  it('who ends the chat begins a new one with the next message', async () => {
    const visitor = await aVisitor(server, slug);
    await visitor.listen();
    await visitor.ask('When are you open?');
    const end = { body: { visitor: visitor.token } };
    expect((await server.send('POST', `/api/chat/${slug}/end`, end)).data).toEqual({ state: 'resolved' });
    await expect.poll(() => visitor.states.at(-1)?.state).toBe('resolved');
    await visitor.send('One more thing');
    await expect.poll(() => new Set(visitor.heard.map(({ eventId }) => eventId.split('.')[0])).size).toBe(2);
    visitor.hangUp();
  });
});

describe('a person', () => {
  it('takes over from the dashboard, answers, and hands back, and the visitor hears each of it', async () => {
    await query(
      server.connection,
      `update users set first_name = 'Dana', last_name = 'Okonkwo' where id = '${owner.userId}'`,
    );
    const visitor = await aVisitor(server, slug);
    await visitor.listen();
    await visitor.ask('When are you open?');
    const id = visitor.heard[0]?.eventId.split('.')[0];
    const path = `/api/conversations/${id}`;
    expect((await server.send<{ state: string }>('POST', `${path}/take-over`, { headers })).data.state).toBe(
      'with-person',
    );
    await expect.poll(() => visitor.states.at(-1)).toEqual({ state: 'with-person', isTyping: false, person: 'Dana' });
    const { opened } = await aVisitor(server, slug, visitor.token);
    expect(opened.person).toBe('Dana');
    expect(JSON.stringify([opened, visitor.states])).not.toMatch(/Okonkwo|owner@example/);
    await visitor.send('Are you a person?');
    await server.send('POST', `${path}/notes`, { headers, body: { text: 'A regular' } });
    await server.send('POST', `${path}/lines`, { headers, body: { text: 'Yes, I am Dana.' } });
    await expect.poll(() => visitor.heard.at(-1)).toMatchObject({ who: 'person', text: 'Yes, I am Dana.' });
    await server.send('POST', `${path}/hand-back`, { headers });
    await expect.poll(() => visitor.states.at(-1)?.person).toBeNull();
    expect((await visitor.ask('Thanks! And where are you?')).who).toBe('receptionist');
    expect(JSON.stringify(visitor.heard)).not.toContain('A regular');
    const thread = await server.send<{ lines: { who: string }[] }>('GET', path, { headers });
    expect(thread.data.lines.map(({ who }) => who)).toEqual([
      'caller',
      'receptionist',
      'caller',
      'note',
      'person',
      'caller',
      'receptionist',
    ]);
    const found = await server.send<{ conversations: { id: string }[] }>(
      'GET',
      '/api/conversations?search=are+you+a+PERSON',
      { headers },
    );
    expect(found.data.conversations.map((one) => one.id)).toEqual([id]);
    visitor.hangUp();
  });
});

describe('the door', () => {
  it('is closed to pages of other sites, unknown addresses and long talk', async () => {
    const body = { visitor: null };
    const foreign = { origin: 'https://evil.example' };
    expect((await server.send('POST', `/api/chat/${slug}/open`, { body, headers: foreign })).status).toBe(403);
    expect((await server.send('POST', '/api/chat/no-such-business/open', { body })).status).toBe(404);
    const visitor = await aVisitor(server, slug);
    await expect(visitor.send('x'.repeat(2001))).rejects.toThrow('400');
  });

  it('lets a visitor say so much a minute and no more', async () => {
    const visitor = await aVisitor(server, slug);
    const sent: number[] = [];
    for (let sequence = 1; sequence <= 125; sequence += 1) {
      const body = { visitor: visitor.token, clientId: randomUUID(), sequence, text: 'Hi' };
      const from = { 'x-forwarded-for': `10.8.0.${sequence}` };
      sent.push((await server.send('POST', `/api/chat/${slug}/messages`, { body, headers: from })).status);
    }
    expect(sent.slice(0, 100).every((status) => status === 200)).toBe(true);
    expect(sent.at(-1)).toBe(429);
  });

  it('shows the widget on the owner’s sites alone, and everything else nowhere', async () => {
    await server.send('PATCH', '/api/profile', { headers, body: { widgetSites: ['https://shop.example'] } });
    const framers = async (path: string) => {
      const page = await server.app.hono.request(path);
      return /frame-ancestors ([^;]+)/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    };
    expect(await framers(`/widget/${slug}`)).toBe('https://shop.example');
    expect(await framers('/widget/no-such-business')).toBe("'none'");
    expect(await framers(`/chat/${slug}`)).toBe("'none'");
  });
});
