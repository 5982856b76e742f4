// What a business teaches, with a keyboard and nothing else: services and people, hours and closed dates, texts, files and sites,
// test questions, versions and the business file. Whatever opens or goes, the focus stands where the next press belongs.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { patience } from '../support/diary-words.ts';
import { aPdf } from '../support/documents.ts';
import {
  hasTheFocus,
  isFocused,
  openAndLeave,
  undoByKeys,
  walkAndPress,
  walkAndType,
  walkBackAndPress,
  walkTo,
} from '../support/keyboard-words.ts';
import { awake, button, dialog, inDialog, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

async function tab(page: Page, name: string): Promise<void> {
  await demoSlug(page, 'typed.training@example.com');
  await page.goto(`/dashboard/training?tab=${name}`);
  await awake(page);
}

const row = (page: Page, words: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words });
/** Whatever has that name and the focus. */
const isOn = (page: Page, name: string | RegExp) =>
  hasTheFocus(page.getByRole('button', { name }).and(page.locator(':focus')));
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name', exact: true });

test('a service and a person are added, changed and removed', async () => {
  await tell(async ({ page }) => {
    await tab(page, 'services');
    const addService = button(page, 'Add Service');
    await openAndLeave(page, addService);
    await page.keyboard.press('Enter');
    await isFocused(nameField(page));
    await page.keyboard.type('Boiler check');
    await walkAndType(page, dialog(page).getByLabel('Price (USD)'), '89.50');
    const atTheirs = dialog(page).getByRole('checkbox', { name: "Done at the customer's address" });
    await walkAndPress(page, atTheirs, 'Space');
    await expect.poll(() => atTheirs.isChecked(), patience).toBe(true);
    await walkAndPress(page, inDialog(page, 'Save'));
    await row(page, 'Boiler check').getByText('60 min · $89.50').waitFor();
    await hasTheFocus(addService);
    const change = button(page, 'Change: Boiler check');
    await openAndLeave(page, change);
    await walkAndPress(page, change);
    await isFocused(nameField(page));
    await walkAndType(page, dialog(page).getByLabel('Minutes'), '90');
    await page.keyboard.press('Enter');
    await row(page, 'Boiler check').getByText('90 min').waitFor();
    await hasTheFocus(change);

    const addPerson = button(page, 'Add Person');
    await openAndLeave(page, addPerson);
    await page.keyboard.press('Enter');
    await isFocused(nameField(page));
    await page.keyboard.type('Robin Ash');
    const does = dialog(page).getByRole('checkbox', { name: 'Boiler check' });
    await walkAndPress(page, does, 'Space');
    await expect.poll(() => does.isChecked(), patience).toBe(false);
    await walkAndPress(page, dialog(page).getByRole('checkbox', { name: 'Has hours of their own' }), 'Space');
    await walkAndPress(page, inDialog(page, 'Remove Monday'));
    await hasTheFocus(inDialog(page, 'Add hours on Monday'));
    await walkAndPress(page, inDialog(page, 'Save'));
    await row(page, 'Robin Ash').getByText('own hours').waitFor();
    await hasTheFocus(addPerson);

    const robin = button(page, 'Remove: Robin Ash');
    await walkAndPress(page, robin);
    await walkAndPress(page, inDialog(page, 'Keep It'));
    await hasTheFocus(robin);
    await page.keyboard.press('Enter');
    await walkAndPress(page, inDialog(page, 'Remove'));
    await row(page, 'Robin Ash').waitFor({ state: 'detached' });
    await isOn(page, /^Remove: /);
    await walkBackAndPress(page, button(page, 'Remove: Boiler check'));
    await walkAndPress(page, inDialog(page, 'Remove'));
    await row(page, 'Boiler check').waitFor({ state: 'detached' });
    await hasTheFocus(addPerson);
  });
});

test('facts are changed: a language, hours typed, taken out and mended, closed dates, the booking page, and all saved', async () => {
  await tell(async ({ page }) => {
    await tab(page, 'facts');
    const french = page.getByRole('checkbox', { name: 'French' });
    await walkAndPress(page, french, 'Space');
    await expect.poll(() => french.isChecked(), patience).toBe(true);
    await walkAndType(page, page.getByLabel('Emergencies'), 'burst pipe');
    const from = page.getByLabel('Monday, from', { exact: true });
    const to = page.getByLabel('Monday, to', { exact: true });
    const add = button(page, 'Add hours on Monday');
    await walkAndPress(page, button(page, 'Remove Monday'));
    // The line is gone; what its day still has is the way to another one.
    await hasTheFocus(add);
    await page.keyboard.press('Enter');
    await from.waitFor();
    await hasTheFocus(add);
    // A field of hours and minutes is several stops: it is typed from its first one.
    await walkTo(page, page.getByLabel('Emergencies'), 'Shift+Tab');
    await walkTo(page, from);
    await page.keyboard.type('0630PM');
    expect(await from.inputValue()).toBe('18:30');
    const save = button(page, 'Save Facts');
    await walkAndPress(page, save);
    await page.getByText('Monday: the end must come after the start').waitFor();
    await hasTheFocus(to);
    await page.keyboard.type('0745PM');
    expect(await to.inputValue()).toBe('19:45');

    const next = page.getByLabel('Another closed date');
    const remove = (words: string) => button(page, `Remove ${words}`);
    await walkTo(page, next);
    await page.keyboard.type('12252027');
    expect(await next.inputValue()).toBe('2027-12-25');
    await page.keyboard.press('Enter');
    await remove('Saturday, December 25, 2027').waitFor();
    await hasTheFocus(next);
    // From the year, where it ended, back to the month.
    for (const _ of ['day', 'month']) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('07052027');
    expect(await next.inputValue()).toBe('2027-07-05');
    const addDate = button(page, 'Add Date');
    await walkAndPress(page, addDate);
    await remove('Monday, July 5, 2027').waitFor();
    await expect.poll(() => addDate.isDisabled(), patience).toBe(true);
    // Greyed out, it leaves the focus to the date beside it.
    await hasTheFocus(next);
    await walkBackAndPress(page, remove('Monday, July 5, 2027'));
    await hasTheFocus(remove('Saturday, December 25, 2027'));
    // Whether the page is open holds at once, and not with the rest.
    const mayBook = page.getByLabel('Strangers may book on it');
    await walkAndPress(page, mayBook, 'Space');
    await toastSays(page, 'Your booking page is closed.');
    await hasTheFocus(mayBook);
    await page.keyboard.press('Space');
    await toastSays(page, 'Your booking page is open.');
    await hasTheFocus(mayBook);
    await walkAndPress(page, save);
    await toastSays(page, 'Saved. The receptionist knows it now.');
    await hasTheFocus(save);
    const { data } = await (await page.request.get('/api/profile')).json();
    expect([data.hours.mon, data.closedDates.slice(-1)]).toEqual([[['18:30', '19:45']], ['2027-12-25']]);
    expect([data.languages.includes('fr'), data.emergencies]).toEqual([true, ['burst pipe']]);
  });
});

test('a text, a file and a site are taught, changed, switched off and on, and removed', async () => {
  await tell(async ({ page }) => {
    await tab(page, 'sources');
    const panel = page.getByRole('tabpanel', { name: 'Sources' });
    const kind = (name: string) => panel.getByRole('tab', { name, exact: true });
    await walkTo(page, kind('Q&A'));
    await page.keyboard.press('ArrowRight');
    await isFocused(kind('Text'));
    await walkAndType(page, panel.getByRole('textbox', { name: 'Title', exact: true }), 'Vouchers');
    await walkAndType(page, panel.getByRole('textbox', { name: 'Text', exact: true }), 'Vouchers from 50 dollars.');
    const add = panel.getByRole('button', { name: 'Add', exact: true });
    await walkAndPress(page, add);
    await toastSays(page, 'Learned. It is answered from at once.');
    await hasTheFocus(add);
    const change = button(page, 'Change: Vouchers');
    await walkBackAndPress(page, change);
    await isFocused(dialog(page).getByRole('textbox', { name: 'Title', exact: true }));
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await hasTheFocus(change);
    await page.keyboard.press('Enter');
    await walkAndType(page, dialog(page).getByRole('textbox', { name: 'Title', exact: true }), 'Gift vouchers');
    await walkAndPress(page, inDialog(page, 'Save'));
    await toastSays(page, 'Saved. It is answered from at once.');
    await hasTheFocus(button(page, 'Change: Gift vouchers'));
    const text = row(page, 'Gift vouchers');
    await walkBackAndPress(page, button(page, 'Switch off: Gift vouchers'), 'Space');
    await text.getByText('Off', { exact: true }).waitFor();
    await hasTheFocus(button(page, 'Switch on: Gift vouchers'));
    await page.keyboard.press('Enter');
    await text.getByText('In use', { exact: true }).waitFor();
    await hasTheFocus(button(page, 'Switch off: Gift vouchers'));

    await walkTo(page, kind('Text'));
    await page.keyboard.press('ArrowRight');
    await isFocused(kind('File'));
    const opened = page.waitForEvent('filechooser');
    const choose = panel.getByRole('button', { name: 'Choose a File' });
    await walkAndPress(page, choose);
    const buffer = aPdf('Gift vouchers from 50 dollars are sold at the front desk.');
    await (await opened).setFiles({ name: 'desk.pdf', mimeType: 'application/pdf', buffer });
    await toastSays(page, 'It is being read.');
    await hasTheFocus(choose);
    await row(page, 'desk.pdf').getByText('In use', { exact: true }).waitFor({ timeout: 30_000 });

    await walkTo(page, kind('File'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await isFocused(kind('Web'));
    const address = panel.getByRole('textbox', { name: 'Address', exact: true });
    await walkAndType(page, address, 'nowhere');
    await page.keyboard.press('Enter');
    await expect.poll(() => address.getAttribute('aria-invalid'), patience).toBe('true');
    await hasTheFocus(address);
    await walkAndType(page, address, 'http://10.0.0.1/prices');
    const whole = panel.getByRole('checkbox', { name: 'The pages that it links to as well' });
    await walkAndPress(page, whole, 'Space');
    await expect.poll(() => whole.isChecked(), patience).toBe(true);
    const read = panel.getByRole('button', { name: 'Read', exact: true });
    await walkAndPress(page, read);
    await toastSays(page, 'It is being read.');
    await hasTheFocus(read);
    const site = row(page, '10.0.0.1');
    await site.getByText('Not read', { exact: true }).waitFor({ timeout: 30_000 });
    const again = site.getByRole('button', { name: /^Read again/ });
    await walkBackAndPress(page, again);
    await toastSays(page, 'It is being read again.');
    await hasTheFocus(again);
    await site.getByText('Not read', { exact: true }).waitFor({ timeout: 30_000 });
    for (const one of [site, row(page, 'desk.pdf'), text]) {
      const remove = one.getByRole('button', { name: /^Remove/ });
      await walkTo(page, remove, 'Shift+Tab');
      await openAndLeave(page, remove);
      await page.keyboard.press('Enter');
      await walkAndPress(page, inDialog(page, 'Remove'));
      await one.waitFor({ state: 'detached' });
      await isOn(page, /^Remove: /);
    }
  });
});

test('a test question is written, asked, changed and removed', async () => {
  await tell(async ({ page }) => {
    await tab(page, 'tests');
    const panel = page.getByRole('tabpanel', { name: 'Test questions' });
    const question = panel.getByRole('textbox', { name: 'Question', exact: true });
    const words = panel.getByLabel('The reply must contain one of these');
    await walkAndType(page, question, 'Do you repair gutters?');
    await walkAndType(page, words, 'gutters; repair');
    const unknown = panel.getByRole('checkbox', { name: 'The right reply is that it does not know' });
    await walkAndPress(page, unknown, 'Space');
    await expect.poll(() => words.isDisabled(), patience).toBe(true);
    await hasTheFocus(unknown);
    await page.keyboard.press('Space');
    await expect.poll(() => words.isEnabled(), patience).toBe(true);
    const add = panel.getByRole('button', { name: 'Add Test Question' });
    await walkAndPress(page, add);
    await toastSays(page, 'Added.');
    await hasTheFocus(add);
    const one = row(page, 'Do you repair gutters?');
    const run = panel.getByRole('button', { name: 'Run Now' });
    await walkTo(page, run, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await one.getByText(/^(Right|Wrong)$/).waitFor({ timeout: 30_000 });
    await hasTheFocus(run);
    const change = button(page, 'Change: Do you repair gutters?');
    await openAndLeave(page, change);
    await page.keyboard.press('Enter');
    await isFocused(dialog(page).getByRole('textbox', { name: 'Question' }));
    await walkAndType(page, dialog(page).getByRole('textbox', { name: 'Question' }), 'Do you mend gutters?');
    await walkAndPress(page, inDialog(page, 'Save'));
    await row(page, 'Do you mend gutters?').waitFor();
    await hasTheFocus(button(page, 'Change: Do you mend gutters?'));
    await walkAndPress(page, button(page, 'Remove: Do you mend gutters?'));
    await row(page, 'Do you mend gutters?').waitFor({ state: 'detached' });
    await isOn(page, /^Change: /);
  });
});

test('versions are compared, one is gone back to, and that is taken back', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.training@example.com');
    for (const greeting of ['Hello there!', 'Good day!'])
      await page.request.patch('/api/profile', { data: { greeting } });
    await page.goto('/dashboard/training?tab=versions');
    await awake(page);
    const panel = page.getByRole('tabpanel', { name: 'Versions' });
    const compare = panel.getByRole('button', { name: 'Compare' }).first();
    await walkAndPress(page, compare);
    await panel.getByText('Now', { exact: true }).nth(1).waitFor();
    await hasTheFocus(compare);
    await page.keyboard.press('Space');
    await panel.getByText('Now', { exact: true }).nth(1).waitFor({ state: 'detached' });
    await hasTheFocus(compare);
    const goBack = panel.getByRole('button', { name: 'Go Back' }).first();
    await openAndLeave(page, goBack);
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Hello there!').waitFor();
    await walkAndPress(page, inDialog(page, 'Go Back'));
    await undoByKeys(page, 'It is taught as it was then.');
    await toastSays(page, 'It is taught as it was before.');
    await isOn(page, 'Go Back');
  });
});

test('the business file is saved, chosen, looked at and taken in', async () => {
  await tell(async ({ page }) => {
    await tab(page, 'file');
    const save = button(page, 'Export File');
    const saved = page.waitForEvent('download');
    await walkAndPress(page, save);
    const buffer = await readFile(await (await saved).path());
    await hasTheFocus(save);
    const choose = button(page, 'Choose a File');
    const bring = async (file: Buffer) => {
      const opened = page.waitForEvent('filechooser');
      await walkAndPress(page, choose);
      await (await opened).setFiles({ name: 'business.json', mimeType: 'application/json', buffer: file });
    };
    await bring(Buffer.from('nothing'));
    await page.getByRole('alert').getByText('This file cannot be taken in:').waitFor();
    await hasTheFocus(choose);
    await bring(buffer);
    await button(page, 'Import File').waitFor();
    await hasTheFocus(choose);
    const merge = page.getByRole('radio', { name: /^Add to what is there/ });
    await walkTo(page, merge);
    await page.keyboard.press('ArrowDown');
    const mayLose = page.getByRole('checkbox', { name: /^I know that all I have/ });
    await walkAndPress(page, mayLose, 'Space');
    await expect.poll(() => mayLose.isChecked(), patience).toBe(true);
    await walkTo(page, button(page, 'Import File'));
    await walkTo(page, page.getByRole('radio', { name: 'Replace what is there' }), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await mayLose.waitFor({ state: 'detached' });
    await hasTheFocus(merge);
    await walkAndPress(page, button(page, 'Import File'));
    await toastSays(page, 'Taken in:');
    // What was looked at is gone, and its button with it.
    await hasTheFocus(choose);
  });
});
