// The inbox as the team uses it: found by what was said, sorted, held, and settled.
import { expect, it } from 'vitest';
import type { AnswerOf } from '#shared/endpoint.ts';
import { aVisitor } from '../../../../tests/support/chat.ts';
import { openTestServer } from '../../../../tests/support/server.ts';
import type {
  Conversation,
  countConversations,
  listConversations,
  listSavedReplies,
  readConversation,
  SavedReply,
} from '../contract.ts';

const server = await openTestServer({ http: { requestsPerMinute: { address: 1e6, account: 1e6 } } });

async function anOwner(email: string) {
  const headers = { cookie: (await server.signIn(email)).cookie };
  const body = { humanHours: 'always' };
  const { data } = await server.send<{ slug: string }>('PATCH', '/api/profile', { headers, body });
  const list = async (query: string) =>
    (await server.send<AnswerOf<typeof listConversations>>('GET', `/api/conversations?${query}`, { headers })).data
      .conversations;
  return {
    headers,
    slug: data.slug,
    list,
    found: async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).map(({ lastText }) => lastText),
    counts: async () =>
      (await server.send<AnswerOf<typeof countConversations>>('GET', '/api/conversation-counts', { headers })).data,
    read: async (id: string) =>
      (await server.send<AnswerOf<typeof readConversation>>('GET', `/api/conversations/${id}`, { headers })).data,
    sort: (id: string, change: object) =>
      server.send<Conversation>('PATCH', `/api/conversations/${id}`, { headers, body: change }),
    post: (id: string, what: string, sent?: object) =>
      server.send('POST', `/api/conversations/${id}/${what}`, {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        ...(sent && { body: sent }),
      }),
  };
}

async function aTalk(slug: string, ...texts: string[]) {
  const visitor = await aVisitor(server, slug);
  for (const text of texts) await visitor.send(text);
  return visitor;
}

it('what was said is found by the beginnings of its words, whatever accents, capitals and order', async () => {
  const { slug, list, found } = await anOwner('words@example.com');
  const texts = ['Grüße von Zoë, die Heizung tropft', 'My boiler drips, mail jane@drips.example', 'Nothing like it'];
  for (const text of texts) await aTalk(slug, text);
  const ids = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).length;
  expect(await ids('zoe')).toBe(1);
  expect(await ids('TROPFT grusse')).toBe(1);
  expect(await ids('boil drip')).toBe(1);
  expect(await ids('jane@drips')).toBe(1);
  expect(await ids('boil tropft')).toBe(0);
  expect(await ids('oiler')).toBe(0);
  expect(await ids("%'_\\")).toBe(0);
  expect(await found('nothing like')).toHaveLength(1);
  expect(await (await anOwner('deaf@example.com')).list('search=tropft')).toEqual([]);
});

it('a talk is found by the name and the number of its contact', async () => {
  const { slug, list, headers } = await anOwner('names@example.com');
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  for (const text of ['Can I leave a message?', 'Call me back', 'Maria Lopez', '202 555 0142', 'yes'])
    if ((await visitor.ask(text)).asks === 'more') break;
  visitor.hangUp();
  const { data } = await server.send<{ contacts: { id: string; name: string }[] }>('GET', '/api/contacts?search=lop', {
    headers,
  });
  expect(data.contacts.map(({ name }) => name)).toEqual(['Maria Lopez']);
  const found = await list('search=Maria%20Lop');
  expect(found.map(({ contact }) => contact?.name)).toEqual(['Maria Lopez']);
  expect((await list('search=(202)%20555-0142')).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect(await list('search=Maria%20Muster')).toEqual([]);
});

it('who asks for a person is counted until somebody answers, and again once they write back', async () => {
  const { slug, list, counts, post } = await anOwner('counts@example.com');
  const count = async () => (await counts()).needsPerson;
  const before = await count();
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  await visitor.ask('I want to talk to a person');
  expect(await count()).toBe(before + 1);
  const [waiting] = await list('state=waiting');
  expect(waiting?.awaits).toBe('person');
  const id = waiting?.id ?? '';
  await post(id, 'take-over');
  expect(await count()).toBe(before + 1);
  await post(id, 'lines', { text: 'Hello, this is a person.' });
  expect(await count()).toBe(before);
  await visitor.send('Finally!');
  const [held] = await list('view=needs-person&state=with-person');
  expect(held).toMatchObject({ id, awaits: 'answer', state: 'with-person' });
  const going = await counts();
  await post(id, 'resolve');
  expect(await count()).toBe(before);
  expect((await counts()).withPerson).toBe(going.withPerson - 1);
  visitor.hangUp();
});

it('a person who takes over ends the silence of nobody else: the receptionist says nothing until it is handed back', async () => {
  const { slug, list, post, read } = await anOwner('holds@example.com');
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  await visitor.ask('When are you open?');
  const id = (await list('channel=chat&search=open'))[0]?.id ?? '';
  await post(id, 'take-over');
  await visitor.send('Are you still there?');
  await post(id, 'lines', { text: 'I am.' });
  const held = (await read(id)).lines.map(({ who }) => who);
  expect(held.slice(-2)).toEqual(['caller', 'person']);
  await post(id, 'hand-back');
  expect((await visitor.ask('And when are you open?')).who).toBe('receptionist');
  visitor.hangUp();
});

it('what is snoozed is out of sight until its time, or until the caller says something', async () => {
  const { slug, list, sort } = await anOwner('naps@example.com');
  const visitor = await aTalk(slug, 'Snooze me please');
  const id = (await list('search=snooze'))[0]?.id ?? '';
  const later = '2099-01-01T09:00:00.000Z';
  expect((await sort(id, { snoozedUntil: later })).data.snoozedUntil).toBe(later);
  expect(await list('search=snooze')).toEqual([]);
  expect((await list('view=snoozed')).map((one) => one.id)).toEqual([id]);
  expect((await list('view=all&search=snooze')).map((one) => one.id)).toEqual([id]);
  await visitor.send('Me again');
  expect((await list('search=snooze')).map((one) => one.id)).toEqual([id]);
  await sort(id, { snoozedUntil: '2020-01-01T09:00:00.000Z' });
  expect((await list('search=snooze')).map((one) => one.id)).toEqual([id]);
});

it('spam is ended and out of sight, and comes back when it was none', async () => {
  const { slug, list, sort } = await anOwner('spam@example.com');
  await aTalk(slug, 'Cheap watches');
  const id = (await list('search=watches'))[0]?.id ?? '';
  expect((await sort(id, { isSpam: true })).data).toMatchObject({ isSpam: true, state: 'resolved' });
  expect(await list('search=watches')).toEqual([]);
  expect((await list('view=spam')).map((one) => one.id)).toEqual([id]);
  expect((await list('view=all')).map((one) => one.id)).toContain(id);
  expect((await list('view=all&search=watches')).map((one) => one.id)).toEqual([id]);
  await sort(id, { isSpam: false });
  expect((await list('search=watches')).map((one) => one.id)).toEqual([id]);
});

it('what was no spam goes on as it stood: answered, waiting or held, and ended where it had ended', async () => {
  const { slug, list, sort, post, counts, read } = await anOwner('nospam@example.com');
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  await visitor.ask('When are you open, please?');
  const id = (await list('search=please'))[0]?.id ?? '';
  const throughSpam = async () => {
    expect((await sort(id, { isSpam: true })).data).toMatchObject({ isSpam: true, state: 'resolved' });
    expect((await sort(id, { isSpam: true })).data).toMatchObject({ isSpam: true, state: 'resolved' });
    return (await sort(id, { isSpam: false })).data;
  };
  expect(await throughSpam()).toMatchObject({ isSpam: false, state: 'open', outcome: null, summary: null });
  expect((await visitor.ask('And on Sundays?')).who).toBe('receptionist');
  expect((await list('view=all')).map((one) => one.id)).toContain(id);

  await visitor.ask('I want to talk to a person');
  const { needsPerson } = await counts();
  expect(await throughSpam()).toMatchObject({ state: 'waiting', awaits: 'person' });
  expect((await counts()).needsPerson).toBe(needsPerson);
  expect((await read(id)).handOffs).toMatchObject([{ takenAt: null, returnedAt: null }]);
  await post(id, 'take-over');
  const { heldBy } = (await read(id)).conversation;
  expect(await throughSpam()).toMatchObject({ state: 'with-person', heldBy });

  await post(id, 'resolve');
  expect(await throughSpam()).toMatchObject({ state: 'resolved' });
  visitor.hangUp();
});

it('what was resolved goes on as it stood, with what waited in it, until it is spam or its caller begins anew', async () => {
  const { slug, list, sort, post, counts, read } = await anOwner('reopens@example.com');
  const visitor = await aVisitor(server, slug);
  await visitor.listen();
  await visitor.ask('I want to talk to a person');
  const [waiting] = await list('state=waiting');
  const id = waiting?.id ?? '';
  await post(id, 'take-over');
  const { heldBy } = (await read(id)).conversation;
  const again = async () => {
    expect((await post(id, 'resolve')).status).toBe(200);
    expect((await post(id, 'resolve')).status).toBe(200);
    expect(await read(id)).toMatchObject({ conversation: { state: 'resolved', heldBy: null }, canReopen: true });
    expect((await post(id, 'reopen')).status).toBe(200);
    expect((await post(id, 'reopen')).status).toBe(200);
    const now = await read(id);
    expect(now.canReopen).toBe(false);
    return now.conversation;
  };
  expect(await again()).toMatchObject({ state: 'with-person', heldBy, outcome: null, endedAt: null });
  expect((await read(id)).handOffs).toMatchObject([{ returnedAt: null }]);
  await post(id, 'hand-back');
  await visitor.ask('Please leave a message for the owner: my gate is stuck, I am Jo Bell, 202 555 0123');
  while ((await read(id)).messages.length === 0) await visitor.ask('yes');
  const { needsPerson } = await counts();
  expect(await again()).toMatchObject({ state: 'open' });
  expect((await read(id)).messages).toMatchObject([{ state: 'new' }]);
  expect((await counts()).needsPerson).toBe(needsPerson);

  await post(id, 'resolve');
  await sort(id, { isSpam: true });
  await sort(id, { isSpam: false });
  expect((await read(id)).canReopen).toBe(false);
  expect((await post(id, 'reopen')).status).toBe(409);
  await visitor.send('Hello again');
  const [anew] = await list('search=again');
  await post(anew?.id ?? '', 'resolve');
  await visitor.send('And again');
  expect((await post(anew?.id ?? '', 'reopen')).status).toBe(409);
  expect(await read(anew?.id ?? '')).toMatchObject({ conversation: { state: 'resolved' }, canReopen: false });
  visitor.hangUp();
});

it('what was no spam stays ended where the caller has begun anew meanwhile', async () => {
  const { slug, list, sort } = await anOwner('anew@example.com');
  const visitor = await aTalk(slug, 'First of all');
  const id = (await list('search=first'))[0]?.id ?? '';
  await sort(id, { isSpam: true });
  await visitor.send('Second of all');
  expect((await sort(id, { isSpam: false })).data).toMatchObject({ isSpam: false, state: 'resolved' });
  expect((await list('state=open&search=second')).map(({ isSpam }) => isSpam)).toEqual([false]);
});

it('a conversation is labelled and given to somebody who works there, and to nobody else', async () => {
  const { slug, list, sort, headers } = await anOwner('sorts@example.com');
  const stranger = await anOwner('stranger@example.com');
  await aTalk(slug, 'Please sort me');
  const id = (await list('search=sort'))[0]?.id ?? '';
  const session = async (cookie: { cookie: string }) =>
    (await server.send<{ user: { id: string } }>('GET', '/api/auth/session', { headers: cookie })).data.user.id;
  const me = await session(headers);
  expect((await sort(id, { labels: ['Quote', 'Quote', 'Roof'], assignedTo: me })).data).toMatchObject({
    labels: ['Quote', 'Roof'],
    assignedTo: { id: me },
  });
  expect((await list('label=Roof')).map((one) => one.id)).toEqual([id]);
  expect((await list(`assignedTo=${me}`)).map((one) => one.id)).toEqual([id]);
  expect((await sort(id, { assignedTo: await session(stranger.headers) })).status).toBe(400);
  expect((await stranger.sort(id, { labels: [] })).status).toBe(404);
  expect((await sort(id, { state: 'open' })).status).toBe(400);
});

it('a saved reply is kept once by its name, listed, and deleted', async () => {
  const { headers } = await anOwner('saves@example.com');
  const keep = (body: object) =>
    server.send<SavedReply>('POST', '/api/saved-replies', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body,
    });
  const kept = await keep({ title: 'Directions', body: 'Beside the station.' });
  expect(kept.status).toBe(200);
  expect((await keep({ title: 'directions', body: 'Elsewhere' })).status).toBe(409);
  const list = async () =>
    (await server.send<AnswerOf<typeof listSavedReplies>>('GET', '/api/saved-replies', { headers })).data.savedReplies;
  expect((await list()).map(({ title }) => title)).toEqual(['Directions']);
  await server.send('DELETE', `/api/saved-replies/${kept.data.id}`, { headers });
  expect(await list()).toEqual([]);
});

it('a talk of nobody known becomes that of a contact added since, with what it left, and of nobody known before', async () => {
  const { slug, list, sort, read, headers } = await anOwner('whose@example.com');
  const add = async (name: string) =>
    (
      await server.send<{ id: string }>('POST', '/api/contacts', {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: { name },
      })
    ).data.id;
  const known = await add('Ines Before');
  server.clock.forward(60);
  await aTalk(slug, 'Whose am I?');
  const id = (await list('search=whose'))[0]?.id ?? '';
  expect((await list('search=whose'))[0]?.contact).toBeNull();
  const refusal = async (contactId: string) => {
    const { status, fields } = (await sort(id, { contactId })) as { status: number; fields?: object };
    return { status, fields };
  };
  expect(await refusal(known)).toMatchObject({ status: 400 });
  expect(await refusal('ctc_00000000000000000000000000')).toMatchObject({ status: 400 });
  const added = await add('Dana Reyes');
  expect((await sort(id, { contactId: added })).data.contact).toEqual({ id: added, name: 'Dana Reyes' });
  expect((await sort(id, { contactId: added })).status).toBe(200);
  expect((await sort(id, { contactId: await add('Somebody Else') })).status).toBe(400);
  expect((await read(id)).conversation.contact?.id).toBe(added);
});
