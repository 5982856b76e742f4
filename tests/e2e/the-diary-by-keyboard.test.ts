// The diary with a keyboard and nothing else: booked, moved, edited, cancelled and taken back, blocked once and every week, with
// its reminders chosen, and given to a calendar program. Whatever goes from under somebody's hands, the focus stays where the next press belongs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { booked, card, patience, quietMonday } from '../support/diary-words.ts';
import {
  hasTheFocus,
  isFocused,
  isSomewhere,
  openAndLeave,
  undoByKeys,
  walkAndPress,
  walkAndType,
  walkBackAndPress,
  walkTo,
} from '../support/keyboard-words.ts';
import { awake, button, inDialog, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const times = (page: Page) => page.getByRole('group', { name: 'Time' }).getByRole('radio');

test('a contact is booked, moved, cancelled, and taken back', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.diary@example.com');
    await page.goto(`/diary?view=week&date=${quietMonday()}`);
    await awake(page);
    const book = button(page, 'Book');
    await openAndLeave(page, book);
    await page.keyboard.press('Enter');
    await walkAndType(page, page.getByLabel('Who'), 'dana');
    await walkAndPress(page, page.getByRole('list', { name: 'Contacts like that' }).getByRole('button').first());
    // The list of names went with the press.
    await hasTheFocus(inDialog(page, 'Somebody Else'));
    await walkAndPress(page, times(page).first(), 'Space');
    await walkAndPress(page, inDialog(page, 'Book'));
    await toastSays(page, 'Booked for');
    await hasTheFocus(book);

    const shown = () => card(page).getAttribute('aria-label');
    const stood = await shown();
    await walkAndPress(page, card(page));
    await walkAndPress(page, inDialog(page, 'Move'));
    await hasTheFocus(page.getByRole('dialog').getByLabel('Day', { exact: true }));
    await walkAndPress(page, inDialog(page, 'Back'));
    await hasTheFocus(inDialog(page, 'Move'));
    await page.keyboard.press('Enter');
    await hasTheFocus(page.getByRole('dialog').getByLabel('Day', { exact: true }));
    await walkAndPress(page, times(page).first(), 'Space');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => times(page).nth(1).isChecked(), patience).toBe(true);
    await walkAndPress(page, inDialog(page, 'Move'));
    await toastSays(page, 'Moved to');
    await expect.poll(shown, patience).not.toBe(stood);
    await hasTheFocus(card(page));

    await page.keyboard.press('Enter');
    await walkAndPress(page, inDialog(page, 'Cancel Appointment'));
    await hasTheFocus(inDialog(page, 'Keep It'));
    await page.keyboard.press('Enter');
    await hasTheFocus(inDialog(page, 'Cancel Appointment'));
    await page.keyboard.press('Enter');
    await hasTheFocus(inDialog(page, 'Keep It'));
    await walkAndPress(page, inDialog(page, 'Cancel Appointment'));
    await toastSays(page, 'Cancelled. The time is free again.');
    await card(page).waitFor({ state: 'detached' });
    await isSomewhere(page);
    await undoByKeys(page, 'Cancelled. The time is free again.');
    await card(page).waitFor();
    await isSomewhere(page);
  });
});

test('time is blocked and opened; every week, one day of it freed, and ended from the list', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.blocks@example.com');
    await page.goto(`/diary?view=day&date=${quietMonday()}`);
    await awake(page);
    const block = button(page, 'Block Time');
    const blocked = page.getByRole('button', { name: /^Supplier visit/ }).first();
    const fillIn = async () => {
      await walkAndPress(page, block);
      await walkAndType(page, page.getByRole('dialog').getByLabel('Reason'), 'Supplier visit');
    };
    await fillIn();
    await page.keyboard.press('Enter');
    await toastSays(page, 'Blocked. Nobody can be booked then.');
    await hasTheFocus(block);
    await walkAndPress(page, blocked);
    await walkAndPress(page, inDialog(page, 'Open This Time'));
    await blocked.waitFor({ state: 'detached' });
    await isSomewhere(page);

    await walkTo(page, block, 'Shift+Tab');
    await fillIn();
    const repeats = page.getByRole('dialog').getByLabel('Repeats');
    await walkTo(page, repeats, 'Shift+Tab');
    await page.keyboard.type('Every');
    expect(await repeats.inputValue()).toBe('weekly');
    await walkAndPress(page, inDialog(page, 'Block'));
    await toastSays(page, 'Blocked every week. Nobody can be booked then.');
    await hasTheFocus(block);
    await walkAndPress(page, blocked);
    await walkAndPress(page, inDialog(page, 'Free This Day'));
    const freed = page.getByRole('button', { name: 'Freed: Supplier visit' }).first();
    await freed.waitFor();
    await isSomewhere(page);
    await walkTo(page, block, 'Shift+Tab');
    await walkAndPress(page, freed);
    await walkAndPress(page, inDialog(page, 'Block This Day Again'));
    await freed.waitFor({ state: 'detached' });
    await isSomewhere(page);

    const change = page.getByRole('button', { name: /^Change: Supplier visit/ });
    await walkAndPress(page, change);
    await walkAndType(page, page.getByRole('dialog').getByLabel('Reason'), 'Stock');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Change: Stock/ }).waitFor();
    await isSomewhere(page);
    await walkAndPress(page, page.getByRole('button', { name: /^End: Stock/ }));
    await page.getByText('Nothing is blocked every week.').waitFor();
    await isFocused(page.getByRole('heading', { name: 'Blocked every week' }));
  });
});

test('days are turned over and looked at in each view, and nothing that greys out takes the focus along', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.views@example.com');
    await booked(page, quietMonday());
    await page.goto(`/diary?view=week&date=${quietMonday()}`);
    await awake(page);
    await walkAndPress(page, button(page, 'Agenda'), 'Space');
    await page.waitForURL(/view=agenda/);
    await hasTheFocus(button(page, 'Agenda'));
    const row = page.getByRole('button', { name: /Dana Reyes/ }).first();
    await walkAndPress(page, row);
    await page.getByRole('dialog').getByText('(202) 555-0101').waitFor();
    await page.keyboard.press('Escape');
    await hasTheFocus(row);

    await walkBackAndPress(page, button(page, 'Week'), 'Space');
    await card(page).waitFor();
    const today = button(page, 'Today');
    await walkBackAndPress(page, today);
    await expect.poll(() => today.isDisabled(), patience).toBe(true);
    await hasTheFocus(button(page, 'Next week'));
  });
});

test('an appointment is edited, kept from being left, saved and taken back', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.editor@example.com');
    await booked(page, quietMonday());
    await page.goto(`/diary?view=week&date=${quietMonday()}`);
    await awake(page);
    const edit = inDialog(page, 'Edit');
    const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
    await walkAndPress(page, card(page));
    await walkAndPress(page, edit);
    await isFocused(field('Name'));
    await walkAndPress(page, inDialog(page, 'Back'));
    await hasTheFocus(edit);
    await page.keyboard.press('Enter');
    await isFocused(field('Name'));
    await walkAndType(page, field('Note'), 'Ring twice');
    await page.keyboard.press('Escape');
    await walkAndPress(page, button(page, 'Keep Editing'));
    await hasTheFocus(field('Note'));
    await walkAndPress(page, inDialog(page, 'Save'));
    await toastSays(page, 'Saved.');
    await hasTheFocus(card(page));
    await undoByKeys(page, 'Saved.');
    await toastSays(page, 'It is as it was.');
    await hasTheFocus(card(page));
    await page.keyboard.press('Enter');
    await walkAndPress(page, edit);
    await walkAndType(page, field('Note'), 'Not this');
    await page.keyboard.press('Escape');
    await walkAndPress(page, button(page, 'Leave'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasTheFocus(card(page));
  });
});

test('reminders are chosen below the diary', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.editor@example.com');
    await page.goto('/diary');
    await awake(page);
    const lead = (name: string) => page.getByRole('region', { name: 'Reminders' }).getByLabel(name);
    await walkTo(page, lead('A day before'));
    await page.keyboard.press('ArrowDown');
    await toastSays(page, 'Reminders are set.');
    await hasTheFocus(lead('Two hours before'));
    await page.keyboard.press('ArrowDown');
    await hasTheFocus(lead('No reminders'));
    const kept = async () => (await (await page.request.get('/api/reminder-settings')).json()).data.lead;
    await expect.poll(kept, patience).toBe('off');
  });
});

test('a calendar address is made, renewed and ended', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.calendar@example.com');
    await page.goto('/diary');
    await awake(page);
    const calendars = page.getByRole('region', { name: 'In your own calendar' });
    const inIt = (name: string) => calendars.getByRole('button', { name, exact: true });
    await walkAndPress(page, inIt('Make an address for Everybody'));
    await toastSays(page, 'The address is made.');
    const address = calendars.getByLabel('Address for Everybody', { exact: true });
    await hasTheFocus(address);
    const first = await address.inputValue();
    const renew = inIt('Renew the address for Everybody');
    await openAndLeave(page, renew);
    await page.keyboard.press('Enter');
    await walkAndPress(page, inDialog(page, 'Make a New One'));
    await expect.poll(() => address.inputValue(), patience).not.toBe(first);
    await hasTheFocus(renew);
    await walkAndPress(page, inIt('End the address for Everybody'));
    await walkAndPress(page, inDialog(page, 'End Address'));
    await address.waitFor({ state: 'detached' });
    await isSomewhere(page);
    await walkBackAndPress(page, inIt('Make an address for Everybody'));
    await address.waitFor();
  });
});
