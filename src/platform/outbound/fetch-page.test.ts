// A canary listens on this machine: nothing that a stranger names may ever reach it.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { type FetchLimits, fetchPage } from './fetch-page.ts';

let hits = 0;
let answer: RequestListener = (_, response) => void response.end('the canary');
const canary = createServer((request, response) => {
  hits += 1;
  answer(request, response);
});
await new Promise<void>((listening) => canary.listen(0, '0.0.0.0', listening));
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});
const { port } = canary.address() as AddressInfo;
const names: Record<string, string[]> = {
  'private.test': ['127.0.0.1'],
  'mixed.test': ['93.184.216.34', '127.0.0.1'],
  'metadata.test': ['169.254.169.254'],
};
const resolve = async (name: string) => names[name] ?? [];
const guarded = { ports: [port], resolve };
/** With the guard off: loopback counts as public. */
const open: Partial<FetchLimits> = { ...guarded, isAllowed: () => true };

beforeEach(() => {
  hits = 0;
  answer = (_, response) => void response.end('the canary');
});

const forbidden = [
  'http://127.0.0.1:PORT/',
  'http://localhost.:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://169.254.169.254:PORT/latest/meta-data/',
  'http://metadata.test:PORT/',
  'http://private.test:PORT/',
  'http://mixed.test:PORT/',
  'http://user:secret@private.test:PORT/',
  'ftp://private.test:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/',
  'no address',
].map((address) => address.replace('PORT', String(port)));

describe('the canary is not reached', () => {
  it.each(forbidden)('%s', async (address) => {
    await expect(fetchPage(address, guarded)).rejects.toMatchObject({ name: 'PageError' });
    expect(hits).toBe(0);
  });

  it('and would be with the guard off', async () => {
    await fetchPage(`http://2130706433:${port}/`, open);
    await fetchPage(`http://private.test:${port}/`, open);
    expect(hits).toBe(2);
  });

  it('on a port that is none of the web’s', async () => {
    await expect(fetchPage(`http://private.test:${port}/`, { resolve, isAllowed: () => true })).rejects.toMatchObject({
      reason: 'address',
    });
    expect(hits).toBe(0);
  });

  it('by a name whose second answer is another', async () => {
    let asked = 0;
    const rebinding = async () => {
      asked += 1;
      return asked === 1 ? ['192.0.2.1'] : ['127.0.0.1'];
    };
    // The first answer passes as public, is connected to, and nobody is there; the name is not asked again.
    const isAllowed = (address: string) => address === '192.0.2.1';
    const limits = { ports: [port], resolve: rebinding, isAllowed, timeMsMax: 300 };
    await expect(fetchPage(`http://rebind.test:${port}/`, limits)).rejects.toMatchObject({ name: 'PageError' });
    expect([asked, hits]).toEqual([1, 0]);
  });

  it('by a redirect from a public page', async () => {
    answer = (_, response) => void response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end();
    const front = { 'front.test': ['127.0.0.1'] } as Record<string, string[]>;
    let checked = 0;
    // The first hop stands for a public page: only its check passes.
    const isAllowed = () => {
      checked += 1;
      return checked === 1;
    };
    const limits = { ports: [port], resolve: async (name: string) => front[name] ?? [], isAllowed };
    await expect(fetchPage(`http://front.test:${port}/`, limits)).rejects.toMatchObject({ reason: 'address' });
    expect(hits).toBe(1);
  });
});

describe('what is fetched', () => {
  const page = `http://private.test:${port}/`;

  it('comes with its type, unpacked', async () => {
    answer = (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync('<p>Hi'));
    const got = await fetchPage(page, open);
    expect([got.contentType, got.body.toString()]).toEqual(['text/html', '<p>Hi']);
  });

  it('is cut off when it unpacks to more than is taken, or never ends', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const before = process.memoryUsage().rss;
    answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    await expect(fetchPage(page, { ...open, bytesMax: 100_000 })).rejects.toMatchObject({ reason: 'too_large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    answer = (_, response) => void response.writeHead(200).write('drip');
    await expect(fetchPage(page, { ...open, timeMsMax: 200 })).rejects.toMatchObject({ reason: 'too_slow' });
  });

  it('is not followed in circles, and an error is no page', async () => {
    answer = (_, response) => void response.writeHead(302, { location: '/again' }).end();
    await expect(fetchPage(page, open)).rejects.toMatchObject({ reason: 'too_many_redirects' });
    answer = (_, response) => void response.writeHead(404).end('gone');
    await expect(fetchPage(page, open)).rejects.toMatchObject({ reason: 'refused' });
  });
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['100.64.0.1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['::ffff:8.8.8.8', false],
  ['2001:0:53aa:64c::1', false],
  ['example.com', false],
])('%s is public: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});
