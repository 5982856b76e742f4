// The real built server with a data folder of its own, and a browser in which somebody is signed in to a demo business.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBinaries } from '#platform/database/binaries.ts';
import { placeFor } from '#platform/database/place.ts';
import { embeddedDatabase, readPostmaster, socketAt } from '#platform/database/postmaster.ts';
import { startServer } from '../../tests/support/running-server.ts';

const owner = 'desk.owner@example.com';

export type Desk = {
  readonly address: string;
  readonly browser: BrowserContext;
  /** Where the browser listens for who looks through it. */
  readonly port: number;
  /** The server's own database. */
  connection(): ClientConfig;
  close(): Promise<void>;
};

/** With CHROMIUM_PATH, else /usr/bin/chromium. */
export async function openDesk(): Promise<Desk> {
  const data = mkdtempSync(join(tmpdir(), 'telle-desk-'));
  await chmod(data, 0o755);
  const server = await startServer({ DATA_DIR: data });
  const port = 20_000 + (process.pid % 20_000);
  const browser = await chromium.launchPersistentContext('', {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
    ...{ baseURL: server.address, viewport: { width: 1440, height: 900 }, locale: 'en-US' },
  });
  browser.setDefaultTimeout(20_000);
  return {
    ...{ address: server.address, browser, port },
    connection() {
      const running = readPostmaster(placeFor(data, findBinaries()).dataDir);
      if (!running) throw new Error('The database of the server is not there');
      return socketAt(running.socketDir, embeddedDatabase);
    },
    async close() {
      await Promise.all([browser.close(), server.stop()]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Signs in for a month, and opens the desk once, so that this browser knows that somebody is in. Gives the chat's name. */
export async function signIn({ browser }: Desk): Promise<string> {
  const page = await browser.newPage();
  const signedIn = await page.request.post('/api/auth/sign-in', {
    timeout: 30_000,
    data: { email: owner, password: 'whatever', remember: true },
  });
  if (!signedIn.ok()) throw new Error(`Signing in was answered with ${signedIn.status()}`);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Newest contacts' }).waitFor();
  const { data } = (await (await page.request.get('/api/profile')).json()) as { data: { slug: string } };
  await page.close();
  return data.slug;
}

export async function withPage<T>({ browser }: Pick<Desk, 'browser'>, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}
