import { expect, it } from 'vitest';
import { aVisitor } from '../../../tests/support/chat.ts';
import { openTestServer } from '../../../tests/support/server.ts';

const server = await openTestServer({ http: { requestsPerMinute: { address: 1e6, account: 1e6 } } });
const owner = await server.signIn('owner@example.com');
const profile = await server.send<{ slug: string }>('GET', '/api/profile', { headers: { cookie: owner.cookie } });
const { slug } = profile.data;

it('a visitor asks, and the answer comes down the stream', async () => {
  const visitor = await aVisitor(server, slug);
  expect(visitor.opened.greeting).not.toBe('');
  await visitor.listen();
  const reply = await visitor.ask('When are you open?');
  expect(reply.text).not.toBe('');
  console.log(reply, visitor.states);
  visitor.hangUp();
});
