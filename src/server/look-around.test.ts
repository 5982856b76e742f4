import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lookAtCluster, lookAtFolder, lookAtPort } from './look-around.ts';

const folder = mkdtempSync(join(tmpdir(), 'telle-look-'));
const servers: Server[] = [];
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const server of servers) server.close();
});

/** The port of a program that listens there. */
async function listensOn(host: string, answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

const telle: RequestListener = (_, response) => response.end('{"alive":true}');
const other: RequestListener = (_, response) => response.end('hello');

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));
it.each(['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::', '::1'] : [])])('a running Telle on %s is known', async (HOST) => {
  const PORT = await listensOn(HOST, telle);
  expect(await lookAtPort({ HOST, PORT })).toMatchObject({ state: 'on', says: `${PORT} is where Telle runs already` });
});

it('a port of another program is wrong', async () => {
  const PORT = await listensOn('127.0.0.1', other);
  expect(await lookAtPort({ HOST: '127.0.0.1', PORT })).toMatchObject({ state: 'WRONG' });
});

/** A data directory whose cluster was made by PostgreSQL `major`. */
function madeBy(major: string): string {
  const root = mkdtempSync(join(folder, 'made-'));
  mkdirSync(join(root, 'postgres'));
  writeFileSync(join(root, 'postgres', 'PG_VERSION'), `${major}\n`);
  return root;
}

it('an embedded database of another major version is wrong, one of this or none yet is not', () => {
  expect(lookAtCluster({ DATA_DIR: madeBy('9') })).toMatchObject({
    state: 'WRONG',
    says: expect.stringContaining('was made by PostgreSQL 9'),
  });
  expect(lookAtCluster({ DATA_DIR: madeBy('18') })).toBeUndefined();
  expect(lookAtCluster({ DATA_DIR: join(folder, 'not-yet') })).toBeUndefined();
});

it('one that was moved elsewhere is looked at there', () => {
  const root = mkdtempSync(join(folder, 'moved-'));
  symlinkSync(join(madeBy('9'), 'postgres'), join(root, 'postgres'));
  expect(lookAtCluster({ DATA_DIR: root })).toMatchObject({ state: 'WRONG' });
});

it('a folder that could be made is fine and is not made, one in the place of a file is wrong', () => {
  const fresh = join(folder, 'fresh', 'data');
  expect(lookAtFolder({ DATA_DIR: fresh })).toMatchObject({ state: 'on', says: expect.stringContaining('GB free') });
  expect(readdirSync(folder)).not.toContain('fresh');
  writeFileSync(join(folder, 'file'), '');
  expect(lookAtFolder({ DATA_DIR: join(folder, 'file', 'data') })).toMatchObject({
    state: 'WRONG',
    says: expect.stringContaining('is not a folder'),
  });
});
