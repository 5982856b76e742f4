// What an owner does once and with care, with a keyboard and nothing else: a second step at the door, another plan, everything
// taken along, and the way out with its two weeks.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shownCode } from '../support/authenticator.ts';
import { demoSlug } from '../support/chat-words.ts';
import {
  hasTheFocus,
  isFocused,
  isSomewhere,
  openAndLeave,
  walkAndPress,
  walkAndType,
  walkBackAndPress,
  walkTo,
} from '../support/keyboard-words.ts';
import { awake, button, dialog, inDialog, isAt, letProofRunOut, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';
import { unzipped } from '../support/unzip.ts';

const { tell } = openStories();

const password = 'whatever';

/** That tab of the settings of a demo business of one's own. */
async function settings(page: Page, email: string, tab: string): Promise<void> {
  await demoSlug(page, email);
  await page.goto(`/settings?tab=${tab}`);
  await awake(page);
}

test('the second step is switched on, its codes are kept and made anew, and it is switched off', async () => {
  await tell(async ({ page }) => {
    await settings(page, 'typed.guard@example.com', 'security');
    const enable = button(page, 'Enable 2FA');
    await openAndLeave(page, enable);
    await page.keyboard.press('Enter');
    await isFocused(dialog(page).getByLabel('Your password'));
    await walkAndType(page, dialog(page).getByLabel('Your password'), password);
    await page.keyboard.press('Enter');
    const code = dialog(page).getByLabel('Code');
    await hasTheFocus(code);
    const secret = await dialog(page).locator('code').innerText();
    await page.keyboard.type(shownCode(secret, new Date()));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' });
    await codes.waitFor();
    // What switched it on is gone; what stands in its place has the focus, right after the codes.
    const anew = button(page, 'New Recovery Codes');
    await hasTheFocus(anew);
    const file = page.waitForEvent('download');
    await walkBackAndPress(page, button(page, 'Download'));
    const ten = await codes.getByRole('listitem').allInnerTexts();
    expect(await readFile(await (await file).path(), 'utf8')).toContain(ten.join('\n'));
    await walkAndPress(page, button(page, 'I Have Kept Them'));
    await hasTheFocus(anew);

    await page.keyboard.press('Enter');
    await walkAndType(page, dialog(page).getByLabel('Your password'), password);
    await page.keyboard.press('Enter');
    await codes.waitFor();
    await hasTheFocus(anew);
    await walkTo(page, button(page, 'I Have Kept Them'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await walkAndPress(page, button(page, 'Switch Off 2FA'));
    await walkAndType(page, dialog(page).getByLabel('Your password'), password);
    await page.keyboard.press('Enter');
    await toastSays(page, 'Two-factor sign-in is off.');
    await hasTheFocus(enable);
  });
});

test('the plan is changed and back, and a receipt is read', async () => {
  await tell(async ({ page }) => {
    await settings(page, 'typed.plans@example.com', 'billing');
    const upgrade = button(page, 'Upgrade to Pro');
    await walkAndPress(page, upgrade);
    await walkAndPress(page, inDialog(page, 'Not Now'));
    await hasTheFocus(upgrade);
    await page.keyboard.press('Enter');
    await walkAndPress(page, inDialog(page, 'Upgrade'));
    await toastSays(page, 'Upgraded to pro plan!');
    await page.getByRole('heading', { name: 'Professional plan' }).waitFor();
    await hasTheFocus(button(page, 'Contact Sales'));
    const receipt = page.getByRole('button', { name: /^Receipt of/ }).first();
    await walkAndPress(page, receipt);
    await dialog(page).getByText('Nobody paid it.').waitFor();
    await page.keyboard.press('Escape');
    await hasTheFocus(receipt);
    await walkTo(page, button(page, 'Downgrade to Free'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await walkAndPress(page, inDialog(page, 'Downgrade'));
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();
    await isSomewhere(page);
  });
});

test('everything is taken along, the business is marked, and kept after all', async () => {
  await tell(async ({ page, expectFailure }) => {
    await letProofRunOut({ page, expectFailure }, '/api/data-exports');
    await settings(page, 'typed.leaver@example.com', 'security');
    const ask = button(page, 'Export Data');
    await walkTo(page, ask);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await walkAndType(page, dialog(page).getByLabel('Your password'), password);
    await page.keyboard.press('Enter');
    const download = page.getByRole('link', { name: 'Download' });
    await download.waitFor();
    await hasTheFocus(button(page, 'Export Again'));
    const file = page.waitForEvent('download');
    await walkTo(page, download, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const files = unzipped(await readFile(await (await file).path()));
    expect(files.get('contacts.csv')?.toString()).toContain('Dana Reyes');
    await hasTheFocus(download);

    const remove = button(page, 'Delete Business');
    await openAndLeave(page, remove);
    await page.keyboard.press('Enter');
    await isFocused(dialog(page).getByLabel('Name of the business'));
    const name = (await page.getByRole('heading', { name: /^Delete .+\?$/ }).innerText()).slice(7, -1);
    await walkAndType(page, dialog(page).getByLabel('Name of the business'), name);
    await walkAndType(page, dialog(page).getByLabel('Your password'), password);
    await page.keyboard.press('Enter');
    await toastSays(page, 'You can take it back until then.');
    const takeBack = page.getByRole('main').getByRole('button', { name: 'Take It Back' });
    await hasTheFocus(takeBack);
    await page.keyboard.press('Enter');
    await toastSays(page, 'Your business stays. Nothing was lost.');
    await hasTheFocus(remove);

    // Marked again, and taken back from over any other page.
    await page.request.post('/api/business-deletion', { data: { name, password } });
    await page.goto('/contacts');
    await awake(page);
    await walkAndPress(page, button(page, 'Take It Back'));
    await button(page, 'Take It Back').waitFor({ state: 'detached' });
    await isSomewhere(page);
    await isAt(page, '/contacts');
  });
});
