import { request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { openBareServer } from '../../../tests/support/http.ts';
import { type EventStream, eventStreams } from './event-streams.ts';
import { listen } from './listen.ts';

const streams = eventStreams(2);
const begun: EventStream[] = [];
const { app } = await openBareServer(() => undefined, {
  raw: [
    {
      name: 'stream',
      method: 'GET',
      path: '/stream',
      answer: async (raw) => streams.open(raw, (stream) => void begun.push(stream)),
    },
  ],
});
const listening = await listen(app, { PORT: 0, HOST: '127.0.0.1' });
afterAll(() => listening.stop(100));

/** A client on a real socket, and what it has heard. */
async function aClient() {
  const heard = { text: '', status: 0, hasEnded: false };
  const asked = request({ port: listening.port, path: '/stream' });
  await new Promise<void>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => {
      heard.status = response.statusCode ?? 0;
      response.on('data', (chunk: Buffer) => {
        heard.text += chunk.toString();
      });
      response.on('error', () => undefined);
      response.once('close', () => {
        heard.hasEnded = true;
      });
      resolve();
    });
    asked.end();
  });
  asked.on('error', () => undefined);
  return { heard, leave: () => asked.destroy() };
}

it('a stream is heard at once, is closed when its client leaves, and gives its place to the next', async () => {
  const client = await aClient();
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.send('data: 1\n\n');
  await expect.poll(() => client.heard.text).toContain('data: 1');
  const second = await aClient();
  expect((await aClient()).heard.status).toBe(503);
  client.leave();
  await expect.poll(() => begun[0]?.ended.aborted).toBe(true);
  expect(begun[0]?.send('data: 2\n\n')).toBe(false);
  const third = await aClient();
  expect(third.heard.status).toBe(200);
  second.leave();
  third.leave();
  await expect.poll(() => streams.count).toBe(0);
});

it('a client that does not read is let go before it fills the memory', async () => {
  const stuck: EventStream[] = [];
  const response = eventStreams().open(
    { request: new Request('http://localhost/') },
    (stream) => void stuck.push(stream),
  );
  expect(response.status).toBe(200);
  let sent = 0;
  while (stuck[0]?.send(`data: ${'x'.repeat(10_000)}\n\n`)) sent += 1;
  expect(sent).toBeLessThan(40);
  expect(stuck[0]?.ended.aborted).toBe(true);
});

it('of one listener so many go on: one more ends the oldest, one that ends makes room, and nobody else’s is touched', () => {
  const several = eventStreams();
  const opened: EventStream[] = [];
  const open = (key: string) =>
    several.open({ request: new Request('http://localhost/') }, (stream) => void opened.push(stream), { key, most: 2 });
  for (const key of ['kim', 'lee', 'kim', 'kim']) open(key);
  const ended = () => opened.map((stream) => stream.ended.aborted);
  expect(ended()).toEqual([true, false, false, false]);
  opened[2]?.end();
  open('kim');
  expect(ended()).toEqual([true, false, true, false, false]);
  several.stop();
  expect(ended()).toEqual(ended().map(() => true));
});

it('a stream that ends for one more of its listener is told so, and one that ends for another reason is not', async () => {
  const several = eventStreams();
  const opened: EventStream[] = [];
  const open = () =>
    several.open({ request: new Request('http://localhost/') }, (stream) => void opened.push(stream), {
      key: 'kim',
      most: 1,
    });
  const [surplus, last] = [open(), open()];
  several.stop();
  expect(await surplus.text()).toContain('event: over\ndata: {}\n\n');
  expect(await last.text()).not.toContain('over');
});

it('all end when the server stops, and none begins any more', async () => {
  const client = await aClient();
  expect(client.heard.status).toBe(200);
  streams.stop();
  await expect.poll(() => client.heard.hasEnded).toBe(true);
  expect((await aClient()).heard.status).toBe(503);
  const began = performance.now();
  await listening.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
});
