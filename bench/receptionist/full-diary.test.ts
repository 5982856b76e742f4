// A diary that takes nothing more: the caller hears so once, no other time is offered, and the wish becomes a message.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Tools } from '../../src/receptionist/tool.ts';
import { embeddedMind, inProcess } from './in-process.ts';

test('what the plan does not allow is passed on, without a word of plans', async () => {
  const business = JSON.parse(
    readFileSync(new URL('sets/public/businesses/harbor-plumbing.json', import.meta.url), 'utf8'),
  );
  const mind = await embeddedMind();
  const refusing: Tools['book'] = async () => ({ ok: false, reason: 'plan_limit' });
  const line = await inProcess((turn, state, tools) => mind(turn, state, { ...tools, book: refusing }))(business, {
    id: 'full-diary',
    business: 'harbor-plumbing',
    language: 'en',
    caller: { opening: '', answers: {} },
    expect: {},
    tags: [],
    from: null,
    now: '2026-11-16T09:10:00-05:00',
    channel: 'chat',
  });
  await line.say('I need a drain cleared tomorrow at noon');
  await line.say('Nora Quill');
  await line.say('212 555 0188');
  let reply = await line.say('9 Court Street, Brooklyn');
  if (reply.asks === 'email') reply = await line.say('no email');
  expect(reply.asks).toBe('confirm');
  reply = await line.say('yes');

  expect(reply.asks).toBe('more');
  expect(reply.text).not.toMatch(/plan\b|limit|which would you like/i);
  const { messages } = await line.records();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ name: 'Nora Quill', phone: '+12125550188' });
});
