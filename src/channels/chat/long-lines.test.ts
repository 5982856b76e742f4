// A long line takes as long to understand as many short ones: one address is heard so far, and nothing of it is lost.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aVisitor } from '../../../tests/support/chat.ts';
import { aPlumber, slugOf } from '../../../tests/support/corridor.ts';
import { openTestServer } from '../../../tests/support/server.ts';

const server = await openTestServer();
const slug = await slugOf(server, await aPlumber(server));

it('takes so many characters a minute of one address, whoever says them, and loses none that come again', async () => {
  const [one, other] = [await aVisitor(server, slug), await aVisitor(server, slug)];
  const say = async (visitor: string, sequence: number, text: string, address: string) => {
    const body = { visitor, clientId: randomUUID(), sequence, text };
    const from = { 'x-forwarded-for': address };
    return (await server.send('POST', `/api/chat/${slug}/messages`, { body, headers: from })).status;
  };
  // Each before its forerunner: refused for that, once it was let in.
  const long: number[] = [];
  for (let sequence = 2; sequence <= 40; sequence += 1)
    long.push(await say((sequence % 2 ? one : other).token, sequence, 'x'.repeat(2000), '10.8.1.1'));
  const letIn = long.indexOf(429);
  expect(letIn).toBeGreaterThanOrEqual(25);
  expect(letIn).toBeLessThanOrEqual(30);
  expect(new Set(long.slice(letIn))).toEqual(new Set([429]));

  const short: number[] = [];
  for (let sequence = 2; sequence <= 100; sequence += 1) {
    const text = sequence % 20 === 0 ? 'x'.repeat(2000) : 'I would like to come on Monday at ten, please';
    short.push(await say((sequence % 2 ? one : other).token, sequence + 1, text, '10.8.1.2'));
  }
  expect(short).not.toContain(429);

  expect(await say(one.token, 1, 'When are you open?', '10.8.1.1')).toBe(429);
  server.clock.forward(60);
  expect(await say(one.token, 1, 'When are you open?', '10.8.1.1')).toBe(200);
});
