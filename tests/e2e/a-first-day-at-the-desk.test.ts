// A business of its own on its first day, with a keyboard and nothing else: each part that has nothing in it says how to begin,
// and what is begun there stands. So do the settings, the limits of the plan, and what is written down without a connection.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newOwner } from '../support/chat-words.ts';
import { patience } from '../support/diary-words.ts';
import {
  hasTheFocus,
  isFocused,
  isSomewhere,
  walkAndPress,
  walkAndType,
  walkBackAndPress,
  walkTo,
} from '../support/keyboard-words.ts';
import { found, hasArrived, shellIsKept } from '../support/offline-words.ts';
import { awake, button, dialog, inDialog, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, tellInstalled } = openStories();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** A new business's owner at that page. */
async function firstDay(page: Page, email: string, path: string): Promise<void> {
  await newOwner(page, `${email}@fieldplumbing.example`);
  await page.goto(path);
  await awake(page);
}

/** From what says that there is nothing yet: the button that begins. */
const begins = (page: Page, says: string, name: string) =>
  page.getByText(says).locator('..').getByRole('button', { name, exact: true });

test('the first contact and the first field of one’s own are begun where there is nothing yet', async () => {
  await tell(async ({ page, inspect }) => {
    await firstDay(page, 'first.contact', '/contacts');
    const add = begins(page, 'Nobody has called yet', 'Add Contact');
    await add.waitFor();
    expect(await button(page, 'Export').isDisabled()).toBe(true);
    await inspect('no contacts yet');
    await walkAndPress(page, add);
    await isFocused(dialog(page).getByLabel('Name', { exact: true }));
    await page.keyboard.press('Escape');
    await hasTheFocus(add);
    await page.keyboard.press('Enter');
    // What is not right is said where it stands, with the focus on it.
    await walkAndPress(page, inDialog(page, 'Add Contact'));
    await page.getByText('A name, a phone number or an email is needed').waitFor();
    await isFocused(dialog(page).getByLabel('Name', { exact: true }));
    await page.keyboard.type('Ines Roth');
    await walkAndType(page, dialog(page).getByLabel('Phone', { exact: true }), '(202) 555-0177');
    await page.keyboard.press('Enter');
    await isFocused(heading(page, 'Ines Roth'));
    await page.getByText('Nothing yet').waitFor();
    await inspect('the first contact');

    await walkBackAndPress(page, page.getByRole('main').getByRole('link', { name: 'Contacts', exact: true }));
    await walkAndPress(page, page.getByRole('link', { name: 'Duplicates' }));
    await page.getByText('No possible duplicates').waitFor();
    await walkAndPress(page, page.getByRole('link', { name: 'All Contacts' }));
    await walkAndPress(page, page.getByRole('link', { name: 'Contact fields' }));
    const addField = begins(page, 'No fields of your own yet', 'Add Field');
    await walkAndPress(page, addField);
    await walkAndType(page, dialog(page).getByLabel(/^Name/), 'Boiler');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Fields' }).getByText('Boiler').waitFor();
    await hasTheFocus(button(page, 'Add Field'));

    await page.goto('/contacts?view=deleted');
    await awake(page);
    await page.getByText('Nothing to restore').waitFor();
    await walkAndPress(page, page.getByRole('link', { name: 'All Contacts' }));
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: 'Ines Roth' }).waitFor();
  });
});

test('the settings begin as a new business is, tab by tab, and keep what is changed', async () => {
  await tell(async ({ page, inspect }) => {
    await firstDay(page, 'first.settings', '/settings');
    const company = page.getByRole('textbox', { name: 'Company' });
    await company.waitFor();
    expect(await company.inputValue()).toBe('Field Plumbing');
    await inspect('the profile of a new business');
    await walkTo(page, tab(page, 'Profile'));
    await walkAndType(page, page.getByRole('textbox', { name: 'First name' }), 'Eleonora');
    await page.keyboard.press('Enter');
    await toastSays(page, 'Profile updated successfully!');
    await isSomewhere(page);

    await walkTo(page, tab(page, 'Profile'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    const style = page.getByLabel('Voice style');
    await style.waitFor();
    expect(await style.inputValue()).toBe('Professional');
    await page.getByRole('link', { name: 'Nothing was given to read yet' }).waitFor();
    await inspect('how a new receptionist speaks');
    await walkAndType(page, page.getByLabel('Greeting'), 'Field Plumbing, good day.');
    await walkAndPress(page, button(page, 'Save AI Settings'));
    await toastSays(page, 'AI settings updated successfully!');
    await hasTheFocus(button(page, 'Save AI Settings'));

    await walkTo(page, tab(page, 'AI Settings'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await walkAndPress(page, page.getByLabel('Weekly reports'), 'Space');
    await walkAndPress(page, button(page, 'Save Preferences'));
    await toastSays(page, 'Notification preferences updated!');
    await walkTo(page, tab(page, 'Notifications'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Nothing was billed').waitFor();
    await page.getByRole('region', { name: 'What is used' }).getByText('0 of 100').waitFor();
    await page.keyboard.press('ArrowRight');
    const keys = button(page, 'Manage API Keys');
    await walkAndPress(page, keys);
    await page.getByText('No program has a key.').waitFor();
    await hasTheFocus(keys);
    await page.getByRole('list', { name: 'Team' }).getByText('Eleonora Field').waitFor();
    await inspect('the security of a new business');

    await page.goto('/settings?tab=ai');
    await expect.poll(() => page.getByLabel('Greeting').inputValue(), patience).toBe('Field Plumbing, good day.');
  });
});

test('a password is changed by who knows it, signs everybody else out, and is asked for from then on', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(400, /\/api\/auth\/change-password$/);
    expectFailure(401, /\/api\//);
    const [old, next] = ['Copper8Pipe!', 'Brass9Valve!'];
    await firstDay(page, 'first.password', '/settings?tab=security');
    const email = 'first.password@fieldplumbing.example';
    const signIn = (password: string) => ({ data: { email, password, remember: false } });
    const elsewhere = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin });
    if (!elsewhere) throw new Error('there is no browser');
    expect((await elsewhere.request.post('/api/auth/sign-in', signIn(old))).status()).toBe(200);

    const change = button(page, 'Change Password');
    const current = page.getByLabel(/^Current password/);
    await walkAndType(page, current, 'Not8This!');
    await walkAndType(page, page.getByLabel(/^New password/), 'short');
    await page.keyboard.press('Enter');
    await isFocused(page.getByLabel(/^New password/));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(next);
    await walkAndPress(page, change);
    await isFocused(current);
    await page.getByText('This is not your current password').first().waitFor();
    await walkAndType(page, current, old);
    await walkAndPress(page, change);
    await toastSays(page, 'Your password is changed. Other places were signed out.');
    await hasTheFocus(change);
    expect(await current.inputValue()).toBe('');
    expect((await elsewhere.request.get('/api/profile')).status()).toBe(401);
    expect((await page.request.get('/api/profile')).status()).toBe(200);

    await page.context().clearCookies();
    await page.goto('/login');
    await awake(page);
    await walkAndType(page, page.getByLabel(/^Email/), email);
    await walkAndType(page, page.getByLabel(/^Password/), old);
    await page.keyboard.press('Enter');
    await toastSays(page, 'Invalid email or password. Please check your credentials and try again.');
    await expect.poll(() => button(page, 'Log In').getAttribute('aria-busy'), patience).toBeNull();
    await hasTheFocus(page.getByLabel(/^Password/));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(next);
    await page.keyboard.press('Enter');
    await toastSays(page, 'Welcome back!');
  });
});

test('a limit that is met is said with the way past it, and what it held back goes through after that', async () => {
  await tell(async ({ page, expectFailure, inspect }) => {
    expectFailure(403, /\/api\/contacts$/);
    await newOwner(page, 'first.limit@fieldplumbing.example');
    const rows = Array.from({ length: 100 }, (_, at) => ({ line: at + 1, name: `Neighbour ${at + 1}` }));
    await page.request.post('/api/contact-imports', { data: { rows, tags: [] } });
    await page.goto('/contacts');
    await awake(page);
    await page.getByText('100 people').waitFor();
    await walkAndPress(page, button(page, 'Add Contact'));
    await isFocused(dialog(page).getByLabel('Name', { exact: true }));
    await page.keyboard.type('One Too Many');
    await page.keyboard.press('Enter');
    await toastSays(page, 'The free plan holds 100 contacts. Please upgrade to add more.');
    await page.keyboard.press('Escape');
    await walkAndPress(page, inDialog(page, 'Leave'));
    await hasTheFocus(button(page, 'Add Contact'));

    await page.goto('/dashboard');
    await awake(page);
    const limits = page.getByRole('region', { name: 'Limits of your plan' });
    await limits.getByText('100 of 100 contacts are kept.').waitFor();
    await walkAndPress(page, limits.getByRole('link', { name: 'See plans' }));
    await page.getByRole('region', { name: 'What is used' }).getByText('Used up').waitFor();
    await inspect('a limit that is met');
    await walkAndPress(page, button(page, 'Upgrade to Pro'));
    await walkAndPress(page, inDialog(page, 'Upgrade'));
    await toastSays(page, 'Upgraded to pro plan!');
    await hasTheFocus(button(page, 'Contact Sales'));
    await page.goto('/contacts');
    await awake(page);
    await walkAndPress(page, button(page, 'Add Contact'));
    await isFocused(dialog(page).getByLabel('Name', { exact: true }));
    await page.keyboard.type('One Too Many');
    await page.keyboard.press('Enter');
    await isFocused(heading(page, 'One Too Many'));
  });
});

test('the first contacts are written down without a connection; one that is refused is mended, one is dropped', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    expectFailure(400, /^\/api\/contacts/);
    await firstDay(page, 'first.van', '/contacts');
    await page.getByText('Nobody has called yet').waitFor();
    await shellIsKept(page);
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await inspect('no contacts yet, without a connection');
    const write = async (name: string, phone: string) => {
      await walkAndPress(page, button(page, 'Add Contact').first());
      await isFocused(dialog(page).getByLabel('Name', { exact: true }));
      await page.keyboard.type(name);
      await walkAndType(page, dialog(page).getByLabel('Phone', { exact: true }), phone);
      await page.keyboard.press('Enter');
      await isFocused(heading(page, name));
      await walkBackAndPress(page, page.getByRole('main').getByRole('link', { name: 'Contacts', exact: true }));
      await isFocused(heading(page, 'Contacts'));
    };
    await write('Ines Roth', '+1 999 000 000 000 00');
    await write('Idle Talk', '+1 999 000 000 000 01');
    const waiting = button(page, '2 changes waiting');
    await walkAndPress(page, waiting);
    await dialog(page).getByText('Add contact Ines Roth').waitFor();
    await page.keyboard.press('Escape');
    await hasTheFocus(waiting);

    await context.setOffline(false);
    const attention = button(page, '2 changes need attention');
    await walkAndPress(page, attention);
    const rows = dialog(page).getByRole('listitem');
    const first = rows.filter({ hasText: 'Ines Roth' });
    await walkAndPress(page, first.getByRole('button', { name: 'Mend' }));
    await hasTheFocus(first.getByLabel('Name'));
    await walkAndType(page, first.getByLabel('Phone'), '(202) 555-0177');
    await page.keyboard.press('Enter');
    await first.waitFor({ state: 'detached' });
    await isSomewhere(page);
    await walkAndPress(page, rows.getByRole('button', { name: 'Drop' }));
    await hasTheFocus(rows.getByRole('button', { name: 'Keep' }));
    await walkAndPress(page, rows.getByRole('button', { name: 'Drop' }));
    await dialog(page).getByText('Everything is sent.').waitFor();
    await isSomewhere(page);
    // What opened it is gone with what it told of.
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await isSomewhere(page);
    await hasArrived(page);
    expect((await found(page, 'I')).map(({ name }) => name)).toEqual(['Ines Roth']);
  });
});
