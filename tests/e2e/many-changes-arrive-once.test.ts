// A long day without reception and everything that can go wrong at its end: two hundred changes outlive a reload and a
// killed browser, go out over a line that fails, from two tabs at once, and one that nobody can apply holds up none.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killBrowser, openProfile } from '../support/browser.ts';
import { type FailingProxy, openFailingProxy } from '../support/failing-proxy.ts';
import { editsOnScreen, found, moreOfTheLast, shellIsKept, waitingEdits } from '../support/offline-words.ts';
import { awake } from '../support/page-words.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

let server: RunningServer;
let line: FailingProxy;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  line = await openFailingProxy(server.address);
  folder = await mkdtemp(join(tmpdir(), 'telle-profile-'));
}, 60_000);
afterAll(async () => {
  await line.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const all = Array.from({ length: 200 }, (_, at) => `Van ${String(at + 1).padStart(3, '0')}`);
const poison = { name: 'Van 012', phone: '+1 999 000 000 000 00' };
const contacts = all.map((name) => (name === poison.name ? poison : { name }));

/** Opens the profile's browser and signs in: a killed one may not have written its cookie down. */
async function openDesk(): Promise<{ profile: BrowserContext; page: Page }> {
  const profile = await openProfile(folder, line.address);
  profile.setDefaultTimeout(20_000);
  const page = profile.pages()[0] ?? (await profile.newPage());
  await page.request.post('/api/auth/sign-in', {
    data: { email: 'many.owner@example.com', password: 'whatever', remember: true },
  });
  return { profile, page };
}

/** Writes all of them down without a connection, with a reload on the way, and has the browser killed. */
async function workAllDay(): Promise<void> {
  const { profile, page } = await openDesk();
  await page.request.put('/api/subscription', { data: { plan: 'pro' } });
  await page.goto('/contacts');
  await awake(page);
  await shellIsKept(page);
  await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
  await profile.setOffline(true);
  await editsOnScreen(page, contacts.slice(0, 10));
  await page.reload();
  await page.getByRole('button', { name: '10 changes waiting' }).waitFor();
  await editsOnScreen(page, contacts.slice(10, 20));
  await moreOfTheLast(page, all.slice(20));
  expect(await waitingEdits(page)).toBe(contacts.length);
  await killBrowser(profile);
}

test('two hundred changes outlive reload, kill and a failing line, and arrive once and in order from two tabs', async () => {
  await workAllDay();
  const { profile, page } = await openDesk();
  try {
    const tabs = [page, await profile.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto('/contacts')));
    // One is left over, and both tabs know it.
    for (const tab of tabs)
      await tab.getByRole('button', { name: '1 change needs attention', exact: true }).waitFor({ timeout: 120_000 });
    expect(await waitingEdits(page)).toBe(1);
    const arrived = (await found(page, 'Van ')).map(({ name }) => name);
    expect(arrived).toEqual(all.filter((name) => name !== poison.name));
    const { asked, failed } = line.counts();
    expect(failed / asked).toBeGreaterThan(0.25);
    await page.getByRole('button', { name: '1 change needs attention' }).click();
    await page.getByRole('dialog').getByText(`Add contact ${poison.name}`).waitFor();
  } finally {
    await profile.close();
  }
}, 180_000);
