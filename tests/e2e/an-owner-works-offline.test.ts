// Between two jobs, in a van without reception: the desk opens, what is changed waits, and all of it arrives once and in
// order, whatever becomes of browser, tabs and server meanwhile.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { editsOnScreen, hasArrived, keptAnswers, noted, shellIsKept, waitingEdits } from '../support/offline-words.ts';
import { awake, fill, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tellInstalled } = openStories();

test('contacts are added, changed and deleted without a connection, and arrive when it is back', async () => {
  await tellInstalled(async ({ page, context, inspect }) => {
    await demoSlug(page, 'van.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    const list = page.getByRole('list', { name: 'Contacts' });
    await list.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();

    await press(page, 'Add Contact');
    await fill(page, { Name: 'Ines Roth', Phone: '(202) 555-0177' });
    await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
    await toastSays(page, 'Kept on this device until it can be sent.');
    await page.getByRole('heading', { name: 'Ines Roth' }).waitFor();
    await press(page, 'Edit');
    await fill(page, { 'Good to know': 'Gate code 4711' });
    await press(page, 'Save');
    await page.getByText('Gate code 4711').first().waitFor();
    await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
    await list.getByRole('listitem').filter({ hasText: 'Ines Roth' }).filter({ hasText: 'Waiting' }).waitFor();
    await inspect('contacts with changes that wait');

    await page.getByRole('button', { name: '2 changes waiting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await dialog.getByText('Add contact Ines Roth').waitFor();
    await inspect('the changes that wait');
    await dialog.getByRole('button', { name: 'Close' }).click();

    await context.setOffline(false);
    await page.getByText('Connection restored').waitFor();
    await toastSays(page, 'All changes synced successfully');
    await hasArrived(page);
    const arrived = await noted(page, 'Ines Roth');
    expect(arrived).toEqual(['Gate code 4711']);
    await list.getByRole('link', { name: 'Ines Roth' }).click();
    await page.getByText('Gate code 4711').first().waitFor();
  });
});

test('a change that the server refuses is shown and mended, and blocks nothing else', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    expectFailure(400, /^\/api\/contacts/);
    await demoSlug(page, 'poison.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
    await context.setOffline(true);
    await editsOnScreen(page, [{ name: 'Poison', phone: '+1 999 000 000 000 00' }, { name: 'Unharmed' }]);
    await context.setOffline(false);
    await toastSays(page, 'Some changes could not be synced');
    await page.getByRole('button', { name: '1 change needs attention' }).click();
    expect(await noted(page, 'Unharmed')).toEqual(['']);
    expect(await noted(page, 'Poison')).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await dialog.getByText('Add contact Poison').waitFor();
    await press(page, 'Mend');
    await inspect('a change that needs attention');
    await fill(page, { Phone: '(202) 555-0188' });
    await press(page, 'Save and Send');
    await dialog.getByText('Everything is sent.').waitFor();
    expect(await noted(page, 'Poison')).toEqual(['']);
  });
});

test('an ended sign-in keeps what waits, says so, and nobody else sends it', async () => {
  await tellInstalled(async ({ page, context, expectFailure }) => {
    expectFailure(401, /^\/api\/contacts/);
    await demoSlug(page, 'ended.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
    await context.setOffline(true);
    await editsOnScreen(page, [{ name: 'Kept over a sign-in' }]);
    await context.clearCookies();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in to send your changes' }).waitFor();
    await press(page, 'Sign In');
    await isAt(page, '/login');
    await page.getByText('1 change is kept on this device.').waitFor();

    await fill(page, { Email: 'somebody.else@example.com', Password: 'whatever-42-works' });
    await press(page, 'Log In');
    await isAt(page, '/contacts');
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
    expect(await noted(page, 'Kept over a sign-in')).toEqual([]);
    expect(await waitingEdits(page)).toBe(1);

    await context.clearCookies();
    await page.goto('/login');
    await awake(page);
    await fill(page, { Email: 'ended.owner@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    await hasArrived(page);
    expect(await noted(page, 'Kept over a sign-in')).toEqual(['']);
  });
});

test('the desk opens without a connection, with what it last showed, and knows nothing after signing out', async () => {
  await tellInstalled(async ({ page, context, inspect }) => {
    await demoSlug(page, 'shell.owner@example.com');
    await page.goto('/diary');
    await awake(page);
    await page.getByRole('heading', { name: 'Diary' }).waitFor();
    // What was shown is kept once it is drawn.
    await expect.poll(() => keptAnswers(page)).toBeGreaterThan(2);
    await page.goto('/contacts');
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await shellIsKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await page.goto('/diary');
    await page.getByRole('heading', { name: 'Diary' }).waitFor();
    await inspect('the diary without a connection');

    await context.setOffline(false);
    await page.reload();
    await awake(page);
    await page.getByLabel(/^Account/).click();
    await press(page, 'Sign Out');
    await toastSays(page, 'Successfully signed out');
    await isAt(page, '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => keptAnswers(page)).toBe(0);
  });
});
