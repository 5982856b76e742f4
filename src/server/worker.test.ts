// The worker as a process of its own: it does what a server with WORKER=off only enqueued, and goes when it is told to.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { localMail } from '#adapters/local/mail.ts';
import { sendNotice } from '#domains/notices/service.ts';
import { readConfig } from '#platform/config.ts';
import { until } from '../../tests/support/background.ts';
import { openTestDatabase } from '../../tests/support/house.ts';
import { compose } from './compose.ts';

const folder = mkdtempSync(join(tmpdir(), 'telle-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('sends the mail that a server without a worker enqueued, and ends on SIGTERM', async () => {
  const house = await openTestDatabase();
  const config = readConfig({ DATA_DIR: folder, WORKER: 'off', LOG_LEVEL: 'silent' });
  const server = await compose({ ...house, config });
  await server.start();
  await house.database.asSystem((scope) =>
    sendNotice(scope, {
      template: 'password-changed',
      to: 'maria@example.com',
      values: { name: 'Maria', url: 'https://telle.example/reset-password' },
      effectKey: 'to be sent by the worker',
    }),
  );
  const outbox = localMail(join(folder, 'outbox'));
  expect(await outbox.list(5)).toEqual([]);

  const worker = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('worker.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: urlOf(house.connection), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: 'inherit',
  });
  await until(async () => expect(await outbox.list(5)).toMatchObject([{ to: 'maria@example.com' }]), 20_000);
  const gone = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  await server.stop();
}, 40_000);

/** The test's database as an operator would write it. */
function urlOf({
  connectionString,
  host,
  user,
  password,
  database,
}: Awaited<ReturnType<typeof openTestDatabase>>['connection']) {
  if (connectionString) return connectionString;
  const login = [user, typeof password === 'string' ? password : undefined]
    .filter(Boolean)
    .map((part) => encodeURIComponent(String(part)));
  return `postgresql://${login.join(':')}@/${database}?host=${encodeURIComponent(String(host))}`;
}
