// Rude clients on a real socket. Times are those of the product, so this file takes about ten seconds.
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { openTestDatabase } from '../../../tests/support/house.ts';
import { openBareServer } from '../../../tests/support/http.ts';
import { StartError } from '../start-error.ts';
import { listen } from './listen.ts';

const shared = { summary: 'Try', tag: 'Test', access: 'public' } as const;
const echo = endpoint({
  ...shared,
  name: 'echo',
  method: 'POST',
  path: '/echo',
  body: z.strictObject({ text: z.string() }),
  answer: z.string(),
});
const slow = endpoint({ ...shared, name: 'slow', method: 'GET', path: '/slow', answer: z.string() });
const endless = endpoint({ ...shared, name: 'endless', method: 'GET', path: '/endless', answer: z.null() });

let aborted: unknown;
const house = await openTestDatabase();
const server = await openBareServer(
  (serve) => {
    serve(echo, async ({ body }) => body.text);
    serve(
      endless,
      ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            aborted = signal.reason;
            reject(signal.reason);
          }),
        ),
    );
  },
  { house, requestMsMax: 1500 },
);
const local = { HOST: '127.0.0.1', PORT: 0 };
const listening = await listen(server.app, local);
afterAll(() => listening.stop(100));

/** Sends text as it is and gives everything that comes back until the server closes, and after how many milliseconds. */
async function raw(text: string, more?: (socket: Socket) => void): Promise<{ answer: string; ms: number }> {
  const startedAt = performance.now();
  const socket = connect(listening.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(text);
  more?.(socket);
  await new Promise((resolve) => socket.on('close', resolve));
  return { answer, ms: performance.now() - startedAt };
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const head = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const alive = async (): Promise<void> => expect((await fetch(`${listening.url}/healthz`)).status).toBe(200);

describe.concurrent('a rude client', () => {
  it('that never ends its headers is cut within ten seconds, two hundred at once, and others are served meanwhile', async () => {
    const all = Promise.all(Array.from({ length: 200 }, () => raw('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')));
    const times: number[] = [];
    for (let at = 0; at < 50; at += 1) {
      const startedAt = performance.now();
      await alive();
      times.push(performance.now() - startedAt);
    }
    expect(times.sort((a, b) => a - b)[25]).toBeLessThan(50);
    for (const { answer, ms } of await all) {
      expect(statusOf(answer)).toBe(408);
      expect(ms).toBeLessThan(10_000);
    }
  });

  it('that trickles its body is cut within ten seconds', async () => {
    let trickle: NodeJS.Timeout | undefined;
    const { ms } = await raw(`${head}Content-Length: 1000\r\n\r\n`, (socket) => {
      trickle = setInterval(() => socket.write(' '), 500);
    });
    clearInterval(trickle);
    expect(ms).toBeLessThan(10_000);
  });

  it('that declares ten gigabytes is refused before it sends them', async () => {
    const { answer, ms } = await raw(`${head}Content-Length: 10000000000\r\n\r\n{`);
    expect(statusOf(answer)).toBe(413);
    expect(ms).toBeLessThan(5_000);
  });

  it('that sends fifty megabytes in chunks is refused after the first few', async () => {
    let sent = 0;
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const { answer } = await raw(`${head}Transfer-Encoding: chunked\r\n\r\n`, (socket) => {
      const more = (): void => {
        while (!socket.destroyed && sent < 50_000_000) {
          sent += chunk.length;
          if (!socket.write(chunk)) return void socket.once('drain', more);
        }
      };
      more();
    });
    if (answer) expect(statusOf(answer)).toBe(413);
    expect(sent).toBeLessThan(20_000_000);
  });

  it.each([
    ['both lengths', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    ['40 kB of headers', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['NUL in its path', 'GET /api/\0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['NUL in its path, escaped', 'GET /api/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['half an escape in its path', 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a backslash in its path', 'GET /api\\..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['TRACE', 'TRACE /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET /api/nowhere HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
  ])('with %s gets a 4xx', async (_what, text) => {
    const { answer } = await raw(text);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
    await alive();
  });
});

it('a request that takes too long is answered 504, and its signal aborts', async () => {
  const response = await fetch(`${listening.url}/api/endless`);
  expect([response.status, await response.json()]).toMatchObject([504, { code: 'timeout' }]);
  expect(aborted).toMatchObject({ code: 'timeout' });
});

it('a client that goes away aborts the signal', async () => {
  aborted = undefined;
  const controller = new AbortController();
  const gone = fetch(`${listening.url}/api/endless`, { signal: controller.signal }).catch(() => 'gone');
  setTimeout(() => controller.abort(), 200);
  expect(await gone).toBe('gone');
  await expect.poll(() => aborted).toMatchObject({ name: 'AbortError' });
});

it('a port that is taken is a sentence', async () => {
  await expect(listen(server.app, { HOST: '127.0.0.1', PORT: listening.port })).rejects.toThrow(
    new StartError(
      `Port ${listening.port} on 127.0.0.1 is taken by another program. Stop it, or set PORT to a free one.`,
    ),
  );
});

it('a stop finishes who is being answered, says that it is not ready, and takes nobody new', async () => {
  let finish = (_said: string): void => undefined;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const handler = () => {
    arrive();
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  };
  const other = await openBareServer((serve) => serve(slow, handler), { house });
  const { url, stop } = await listen(other.app, local);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const beingAnswered = fetch(`${url}/api/slow`);
  await arrived;
  const stopped = stop(5_000);
  expect((await other.send('GET', '/readyz')).status).toBe(503);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  finish('done');
  expect(await (await beingAnswered).json()).toEqual({ success: true, data: 'done' });
  await stopped;
});
