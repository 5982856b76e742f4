// What is pressed answers before what it leads to has come: the script of a page or of a tab may be long on its way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

/** Holds back what is asked for under such a path; gives how to let it through. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a page that is on its way is marked where it was chosen', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'presses.owner@example.com');
    await page.goto('/analytics');
    await awake(page);
    const link = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Diary' });
    await link.waitFor();
    const release = await hold(page, '**/assets/diary-page-*.js');
    await link.click();
    await expect.poll(() => link.evaluate((one) => one.matches('.pending'))).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/analytics');
    release();
    await page.getByRole('heading', { level: 1, name: 'Diary' }).waitFor();
    expect(await link.getAttribute('aria-current')).toBe('page');
  });
});

test('a contact that is on its way is marked in the list', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'rows.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    const row = page.getByRole('list', { name: 'Contacts' }).getByRole('link').first();
    await row.waitFor();
    const release = await hold(page, '**/assets/contact-page-*.js');
    await row.click();
    await expect.poll(() => row.evaluate((one) => one.matches('.pending'))).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/contacts');
    release();
    await page.getByText('Known since').waitFor();
  });
});

test('a conversation that is taken over says so at the press, and is held before it is read again', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'takes.over@example.com');
    await page.goto('/inbox?list=all&channel=email');
    await awake(page);
    await page.locator('[data-row]').first().click();
    const takeOver = page.getByRole('button', { name: 'Take Over', exact: true });
    await takeOver.waitFor();
    // What is written is kept and not sent: that is said before anybody presses.
    await page.getByText('does not reach the caller').waitFor();
    await page.waitForLoadState('networkidle');
    const release = await hold(page, '**/take-over');
    const read = await hold(page, '**/api/conversations/cnv_*');
    await takeOver.click();
    expect(await takeOver.getAttribute('aria-busy')).toBe('true');
    release();
    await page.getByText('You hold this conversation').waitFor();
    await page.getByRole('button', { name: 'Hand Back' }).waitFor();
    read();

    const done = page.getByRole('button', { name: 'Mark as Done' }).first();
    const mark = await hold(page, '**/api/messages/*');
    await done.click();
    expect(await done.getAttribute('aria-busy')).toBe('true');
    mark();
    await toastSays(page, 'Marked as done.');
  });
});

test('a tab is chosen before what stands on it has come', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'waiting.tabs@example.com');
    await page.goto('/settings');
    await awake(page);
    await page.getByRole('button', { name: 'Save Business' }).waitFor();
    const release = await hold(page, '**/assets/notifications-*.js');
    const tab = page.getByRole('tab', { name: 'Notifications' });
    await tab.click();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await page.getByRole('tabpanel').getByText('Loading...').waitFor();
    release();
    await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor();
  });
});
