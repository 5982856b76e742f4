// How much script the desk takes, gzipped: each page as the first that is opened, and as one that is gone to from the dashboard.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { type Desk, withPage } from './desk.ts';
import { bars, type Row } from './judge.ts';

/** By which name it is gone to, and what heads it. */
type Weighed = { name: string; path: string; shown: string; from?: 'Desk' | 'Quick actions' };

const pages: readonly Weighed[] = [
  { name: 'Dashboard', path: '/dashboard', shown: 'Newest contacts' },
  { name: 'Inbox', path: '/inbox', shown: 'Inbox' },
  { name: 'Diary', path: '/diary', shown: 'Diary' },
  { name: 'Contacts', path: '/contacts', shown: 'Contacts' },
  { name: 'Analytics', path: '/analytics', shown: 'Analytics' },
  { name: 'Settings', path: '/settings', shown: 'Settings', from: 'Quick actions' },
  { name: 'Train Telle', path: '/dashboard/training', shown: 'Train Telle', from: 'Quick actions' },
];

/** Adds up what is asked for from now on; what came before the page showed what it is for, that is. */
function weighing(page: Page) {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    // What draws toasts is the desk's own, and comes four seconds after it: on a slow machine while the next page is weighed.
    if (!/(?<!\/toaster-[^/]*)\.js$/.test(new URL(response.url()).pathname)) return;
    // What is still on its way when the page is left belongs to no page that was weighed.
    const body = response.body().catch(() => Buffer.alloc(0));
    scripts.push(body.then((bytes) => (bytes.length === 0 ? 0 : gzipSync(bytes).length)));
  });
  return async () => (await Promise.all(scripts.splice(0))).reduce((sum, size) => sum + size, 0);
}

const row = (name: string, value: number, bar: number | undefined): Row => ({
  ...{ part: 'weight', name, value, unit: 'bytes', ...(bar !== undefined && { bar }), more: {} },
});

export async function measureWeight(
  desk: Pick<Desk, 'address' | 'browser'>,
  tell: (what: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, shown, from = 'Desk' } of pages) {
    tell(`weight: ${path}`);
    const fresh = () =>
      withPage(desk, async (page) => {
        const forgetting = await desk.browser.newCDPSession(page);
        await forgetting.send('Network.clearBrowserCache');
        await forgetting.send('Storage.clearDataForOrigin', {
          origin: desk.address,
          storageTypes: 'service_workers,cache_storage',
        });
        const weight = weighing(page);
        const stands = () => page.getByRole('heading', { name: shown, exact: true }).first().waitFor();
        if (path === '/dashboard') {
          await page.goto(path);
          await stands();
          return { first: await weight(), later: undefined };
        }
        await page.goto(path);
        await stands();
        await page.waitForLoadState('networkidle');
        const first = await weight();
        await forgetting.send('Network.clearBrowserCache');
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Start Test Call' }).waitFor();
        await page.waitForLoadState('networkidle');
        await weight();
        await page.getByRole('navigation', { name: from }).getByRole('link', { name }).click();
        await stands();
        await page.waitForLoadState('networkidle');
        return { first, later: await weight() };
      });
    const { first, later } = await fresh();
    // A notification opens another page first, which then is the one that is gone to as well: it may take what both may.
    const more = path === '/dashboard' ? 0 : bars.laterBytes;
    rows.push(row(`${path}, opened first`, first, bars.firstBytes + more));
    if (later !== undefined) rows.push(row(`${path}, gone to from the desk`, later, bars.laterBytes));
  }
  return rows;
}
