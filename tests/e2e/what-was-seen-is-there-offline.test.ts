// In a van without reception: whoever was seen in the list is opened and changed, what is not known of them is said, and what
// waits is told once and without alarm.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { hasArrived, isKept, noted, shellIsKept } from '../support/offline-words.ts';
import { awake, button, edgesNear, fill, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, tellInstalled } = openStories();

test('a contact who was never opened is opened from the list and changed, and no toast repeats the banner', async () => {
  await tellInstalled(async ({ page, context }) => {
    await demoSlug(page, 'listed.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    const list = page.getByRole('list', { name: 'Contacts' });
    await list.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    // The page's own script has to be kept too: another contact is opened while there is a connection.
    await list.getByRole('link', { name: 'Marcus Bell' }).click();
    await page.getByRole('heading', { name: 'Marcus Bell' }).waitFor();
    await isKept(page, new URL(page.url()).pathname);
    await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await list.getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    await page.getByText('The history could not be loaded').waitFor();
    expect(await page.locator('[data-sonner-toast]', { hasText: 'offline' }).count()).toBe(0);
    await press(page, 'Edit');
    await fill(page, { 'Good to know': 'Gate code 4711' });
    await press(page, 'Save');
    await page.getByText('Gate code 4711').first().waitFor();
    await context.setOffline(false);
    await hasArrived(page);
    expect(await noted(page, 'Dana Reyes')).toEqual(['Gate code 4711']);
  });
});

test('a talk that was never opened is read from the list and answered', async () => {
  await tellInstalled(async ({ page, context }) => {
    await demoSlug(page, 'ahead.owner@example.com');
    await page.goto('/inbox?list=all');
    await awake(page);
    await shellIsKept(page);
    const link = page.getByRole('list', { name: 'Conversations' }).getByRole('link').first();
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id');
    await isKept(page, `/conversations/${address}`);
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await link.click();
    await page.getByRole('log').getByText('Receptionist').first().waitFor();
    await context.setOffline(false);
  });
});

test('changes that wait for a server that is away are told of once, and as what waits', async () => {
  // Without the worker, which would send them from outside the page.
  await tell(async ({ page, expectFailure }) => {
    expectFailure(502, /^\/api\//);
    await demoSlug(page, 'once.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    let held: (() => void) | undefined;
    let isSlow = false;
    await page.route('**/api/contacts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      if (isSlow) await new Promise<void>((letGo) => (held = letGo));
      await route.fulfill({ status: 502, body: 'Bad Gateway' });
    });
    await press(page, 'Add Contact');
    await fill(page, { Name: 'Ines Roth' });
    await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
    await toastSays(page, 'Kept on this device until it can be sent.');
    // What is pressed while it is tried quietly is heard, and not swallowed as a second press.
    isSlow = true;
    await expect.poll(() => held, { timeout: 10_000 }).toBeDefined();
    expect(await button(page, 'Sync Now').getAttribute('aria-busy')).toBe(null);
    const changes = page.getByRole('region', { name: 'Offline changes' });
    await changes.getByRole('button', { name: 'Sync Now' }).waitFor();
    expect(await edgesNear(changes)).toBe('bottom right');
    await press(page, 'Sync Now');
    expect(await button(page, 'Sync Now').getAttribute('aria-busy')).toBe('true');
    isSlow = false;
    held?.();
    await toastSays(page, 'Some changes could not be synced yet. They wait on this device.');
    await press(page, 'Sync Now');
    await toastSays(page, 'Some changes could not be synced yet. They wait on this device.');
    // Whoever comes back has two reasons to try: that they are in, and that there is a connection.
    await page.reload();
    await toastSays(page, 'Some changes could not be synced yet. They wait on this device.');
    expect(await page.locator('[data-sonner-toast]', { hasText: 'could not be synced' }).count()).toBe(1);
    await page.unroute('**/api/contacts');
    await press(page, 'Sync Now');
    await hasArrived(page);
    await toastSays(page, 'All changes synced successfully');
  });
});
