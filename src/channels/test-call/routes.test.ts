import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AnswerOf } from '#shared/endpoint.ts';
import { openTestServer } from '../../../tests/support/server.ts';
import type { endTestCall, sayInTestCall, startTestCall } from './contract.ts';

const server = await openTestServer();
const { cookie, businessId } = await server.signIn('owner@example.com');
const headers = { cookie };
const post = <T>(path: string, body?: unknown) =>
  server.send<T>('POST', path, { headers, ...(body === undefined ? {} : { body }) });
type Exchange = AnswerOf<typeof sayInTestCall>;

await post<{ id: string }>('/api/services', { name: 'Drain cleaning', minutes: 60 });

it('left alone, the sample caller books a real time with the engine in five lines, and it is taken back in one step', async () => {
  const call = (await post<AnswerOf<typeof startTestCall>>('/api/test-calls')).data;
  expect(call).toMatchObject({ trialCallsRemaining: 2, line: { seq: 1, who: 'receptionist' } });
  const lines = [call.line.text];
  for (let exchanged = 0; exchanged < 2; exchanged += 1) {
    const { said, reply } = (await post<Exchange>(`/api/test-calls/${call.id}/sample`, { clientId: randomUUID() }))
      .data;
    lines.push(said.text, reply?.text ?? '');
  }
  expect(lines).toHaveLength(5);
  expect(lines.every((text) => text !== '')).toBe(true);
  const left = (await post<AnswerOf<typeof endTestCall>>(`/api/test-calls/${call.id}/end`)).data;
  expect(left, lines.join('\n')).toMatchObject({
    outcome: 'booked',
    appointments: [{ service: 'Drain cleaning', status: 'booked', name: 'Jordan Miller' }],
    nextStep: '',
  });
  expect(left.summary).toContain('Jordan Miller booked Drain cleaning');
  expect((await post<AnswerOf<typeof endTestCall>>(`/api/test-calls/${call.id}/end`)).data).toEqual(left);

  const [appointment] = left.appointments;
  const path = `/api/appointments/${appointment?.id}`;
  expect((await server.send('GET', path, { headers })).status).toBe(200);
  expect((await server.send('DELETE', `/api/test-calls/${call.id}`, { headers })).status).toBe(200);
  expect((await server.send('GET', path, { headers })).status).toBe(404);
  expect((await server.send('DELETE', `/api/test-calls/${call.id}`, { headers })).status).toBe(404);
  expect(
    (await server.send<{ contacts: { name: string }[] }>('GET', '/api/contacts?limit=100', { headers })).text,
  ).not.toContain('Jordan');
});

it('says the same line once, however often it is sent, with the same reply', async () => {
  const call = (await post<AnswerOf<typeof startTestCall>>('/api/test-calls')).data;
  const body = { clientId: randomUUID(), text: 'When are you open?' };
  const all = await Promise.all(
    Array.from({ length: 20 }, () => post<Exchange>(`/api/test-calls/${call.id}/lines`, body)),
  );
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  const thread = await server.send<{ lines: unknown[] }>('GET', `/api/conversations/${call.id}`, { headers });
  expect(thread.data.lines).toHaveLength(3);
});

it('is refused in the words of the plan when no trial call is left', async () => {
  await post('/api/test-calls');
  const heard = await post('/api/test-calls');
  expect(heard.json).toMatchObject({
    code: 'no_trial_calls',
    error: "You've used all your trial calls. Please upgrade to continue testing.",
  });
});

it('takes no other conversation for a test call, and none of another business', async () => {
  const other = await server.signIn('other@example.com');
  const mine = (
    await server.send<AnswerOf<typeof startTestCall>>('POST', '/api/test-calls', { headers: { cookie: other.cookie } })
  ).data;
  for (const [method, path] of [
    ['POST', 'lines'],
    ['POST', 'sample'],
    ['POST', 'end'],
  ] as const) {
    const body =
      path === 'end' ? {} : { body: { clientId: randomUUID(), ...(path === 'lines' ? { text: 'Hi' } : {}) } };
    expect((await server.send(method, `/api/test-calls/${mine.id}/${path}`, { headers, ...body })).status).toBe(404);
  }
  const id = server.ids.make('conversation');
  await server.database.systemPool.query(
    `insert into conversations (id, business_id, channel, thread_key, idle_at) values ($1, $2, 'sms', 'x', now())`,
    [id, businessId],
  );
  expect((await post(`/api/test-calls/${id}/end`)).status).toBe(404);
  expect((await server.send('DELETE', `/api/test-calls/${id}`, { headers })).status).toBe(404);
});

it('makes one contact of one caller, however often they are rehearsed, and none of who stands there already', async () => {
  const tester = { cookie: (await server.signIn('tester@example.com')).cookie };
  const ask = async <T>(method: string, path: string, body?: object) =>
    (await server.send<T>(method, `/api${path}`, { headers: tester, ...(body && { body }) })).data;
  type Listed = { contacts: { id: string; name: string; phone: string | null; tags: string[] }[] };
  const named = async (name: string) =>
    (await ask<Listed>('GET', `/contacts?limit=100&search=${name}`)).contacts.map(({ id, phone, tags }) => ({
      ...{ id, phone, tags },
    }));
  const rehearse = async (...lines: string[]) => {
    server.clock.forward(60);
    const { id } = await ask<{ id: string }>('POST', '/test-calls');
    for (const text of lines) await ask('POST', `/test-calls/${id}/lines`, { clientId: randomUUID(), text });
    await ask('POST', `/test-calls/${id}/end`);
    return id;
  };
  const said = 'My name is Quinn Harper and my number is (202) 555-0177. Please ask somebody to call me back.';
  await rehearse(said);
  const [made] = await named('quinn');
  expect(made).toMatchObject({ phone: '+12025550177', tags: ['Test call'] });
  const second = await rehearse(said);
  expect(await named('quinn')).toEqual([made]);
  const history = await ask<{ happenings: object[] }>('GET', `/contacts/${made?.id}/history?kind=conversation`);
  expect(history.happenings).toMatchObject([{ isTest: true }, { isTest: true }]);

  // Whoever was there before the call is no part of what is taken back, nor changed by what is said in one.
  await ask('DELETE', `/test-calls/${second}`);
  expect(await named('quinn')).toEqual([made]);
  const [dana] = await named('dana');
  const third = await rehearse('My name is Bo Liar and my number is (202) 555-0101. Please call me back.');
  expect([await named('dana'), await named('liar')]).toEqual([[dana], []]);
  await ask('DELETE', `/test-calls/${third}`);
  expect(await named('dana')).toEqual([dana]);
});
