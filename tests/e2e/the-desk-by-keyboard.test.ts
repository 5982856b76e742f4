// An owner at the desk has a keyboard and nothing else: each story is walked through by Tab and the arrows, pressed and typed,
// and the focus is never lost, whatever goes from under it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, goOn, say } from '../support/chat-words.ts';
import {
  isFocused,
  openAndLeave,
  walkAndPress,
  walkAndType,
  walkBackAndPress,
  walkTo,
} from '../support/keyboard-words.ts';
import { awake, button, isAt, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const rows = (page: Page) => page.locator('[data-row]');
const said = (page: Page) => page.getByRole('log', { name: 'What was said' });

test('what waits on the desk is opened, taken over, answered, noted, labelled, handed back, put off and resolved', async () => {
  await tell(async ({ page }) => {
    const slug = await demoSlug(page, 'keyboard.owner@example.com');
    await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
    const stranger = await aStranger(page, slug, address());
    await say(stranger, 'I want to talk to a person');
    await page.goto('/dashboard');
    await awake(page);
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await walkAndPress(page, waiting.getByRole('link', { name: /Asks for a person/ }));
    await page.waitForURL(/\/inbox\?id=cnv_/);
    await said(page).getByText('I want to talk to a person').first().waitFor();
    await isFocused(page.getByRole('heading', { name: 'Visitor on your page' }));

    await walkAndPress(page, button(page, 'Take Over'));
    const answer = page.getByLabel('Your answer');
    await isFocused(answer);
    await page.keyboard.type('This is a person.');
    await page.keyboard.press('Enter');
    await stranger.locator('#log').getByText('This is a person.').waitFor();
    await expect.poll(() => answer.inputValue()).toBe('');
    await isFocused(answer);
    await walkBackAndPress(page, page.getByRole('radio', { name: 'Answer the caller' }), 'ArrowRight');
    await walkAndType(page, page.getByLabel('Your note'), 'A regular');
    await page.keyboard.press('Enter');
    await said(page).getByText('A regular').waitFor();

    const more = page.getByLabel('More');
    await walkBackAndPress(page, more);
    await walkAndType(page, page.getByLabel('New label'), 'Roof');
    await page.keyboard.press('Enter');
    await button(page, 'Remove the label Roof').waitFor();
    await page.keyboard.press('Escape');
    await isFocused(more);
    await walkBackAndPress(page, button(page, 'Hand Back'));
    await toastSays(page, 'The receptionist answers again.');
    await isFocused(button(page, 'Take Over'));
    await walkAndPress(page, more);
    await walkAndPress(page, button(page, 'Snooze for an hour'));
    await toastSays(page, 'Snoozed for an hour.');
    await isFocused(more);
    await walkBackAndPress(page, button(page, 'Resolve'));
    await page.getByText('Ended: handed to a person').waitFor();
    await isFocused(more);
    await page.keyboard.press('Escape');
    await page.getByText('Choose a conversation').waitFor();
  });
});

test('the list is searched and walked through, a booking in a talk is cancelled and taken back', async () => {
  await tell(async ({ page }) => {
    const slug = await demoSlug(page, 'undo.owner@example.com');
    await goOn(await aStranger(page, slug, address()), 'I need a drain cleaning', /booked/i);
    await page.goto('/inbox?list=all');
    await awake(page);
    await rows(page).nth(7).waitFor();
    await walkTo(page, rows(page).first());
    await page.keyboard.press('End');
    await isFocused(rows(page).last());
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await isFocused(rows(page).nth(1));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await said(page).getByText('Booked: Drain cleaning').waitFor();

    const cancel = button(page, 'Cancel Appointment');
    await walkAndPress(page, cancel);
    await walkTo(page, page.getByRole('dialog').getByRole('button', { name: 'Keep It' }));
    await page.keyboard.press('Escape');
    await isFocused(cancel);
    await page.keyboard.press('Enter');
    await walkAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }));
    await toastSays(page, 'Cancelled. The time is free again.');
    // A toast that has the focus waits.
    await page.keyboard.press('Alt+t');
    await said(page).getByText('(cancelled since)').waitFor();
    await walkAndPress(page, button(page, 'Undo'));
    await toastSays(page, 'It is booked as it was.');
    await walkTo(page, cancel);

    await page.keyboard.press('Escape');
    await page.getByText('Choose a conversation').waitFor();
    await isFocused(rows(page).first());
    await page.keyboard.press('Shift+Tab');
    await walkTo(page, page.getByLabel('Search what was said'), 'Shift+Tab');
    await page.keyboard.type('guarant');
    await expect.poll(() => rows(page).count()).toBe(1);
    await walkAndPress(page, page.getByLabel('Clear the search'));
    await expect.poll(() => rows(page).count()).toBe(10);
    await isFocused(page.getByLabel('Search what was said'));
  });
});

test('a question with its answer is taught, tried, and taken back; what was asked is answered or let go', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'teaches.owner@example.com');
    await page.goto('/dashboard/training');
    await awake(page);
    const asked = page.getByRole('listitem').filter({ hasText: 'Do you have a senior discount?' });
    await walkAndPress(page, asked.getByRole('button', { name: 'Dismiss' }));
    await page.getByText('Taken off the list: Do you have a senior discount?').waitFor();
    await isFocused(page.getByRole('listitem').filter({ hasText: 'Taken off' }).getByRole('button'));
    await walkTo(page, page.getByRole('tab', { name: 'Questions', exact: true }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await isFocused(page.getByRole('tab', { name: 'Sources' }));
    const panel = page.getByRole('tabpanel', { name: 'Sources' });
    const field = (name: string) => panel.getByRole('textbox', { name, exact: true });
    await walkAndType(page, field('Question'), 'Do you sell gift vouchers?');
    await walkAndType(page, field('Answer'), 'Vouchers from 50 dollars are at the desk.');
    await walkAndPress(page, panel.getByRole('button', { name: 'Add', exact: true }));
    const remove = page.getByRole('button', { name: 'Remove: Do you sell gift vouchers?' });
    await remove.waitFor();
    await isFocused(panel.getByRole('button', { name: 'Add', exact: true }));

    const pane = page.getByRole('region', { name: 'Try it' });
    await walkAndType(page, pane.getByLabel('Your question'), 'Do you sell gift vouchers?');
    await page.keyboard.press('Enter');
    await pane.getByText('Vouchers from 50 dollars', { exact: false }).waitFor();
    await isFocused(pane.getByLabel('Your question'));

    await walkBackAndPress(page, remove);
    await walkAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await remove.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.closest("[role=tabpanel]") !== null')).toBe(true);
  });
});

test('the analytics are given another period, and a chart is read as a table', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'counts.owner@example.com');
    await page.goto('/analytics');
    await awake(page);
    await page.getByRole('img', { name: /^By day: 9 in all/ }).waitFor();
    await walkAndPress(page, button(page, '7 days'), 'Space');
    await isAt(page, '/analytics?days=7');
    await isFocused(button(page, '7 days'));
    await page.getByRole('img', { name: /^By day: 9 in all/ }).waitFor();
    const byDay = page.getByRole('figure', { name: 'By day' });
    await walkAndPress(page, byDay.getByText('Read as a table'));
    const table = page.getByRole('region', { name: 'By day as a table' });
    await table.getByRole('row').nth(7).waitFor();
    await page.keyboard.press('Tab');
    await isFocused(table);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await table.waitFor({ state: 'hidden' });
    await isFocused(byDay.locator('summary'));
  });
});

test('the voice is changed, somebody is invited and not any more, a key is made and ended', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'chooses.owner@example.com');
    await page.goto('/settings');
    await awake(page);
    await walkTo(page, page.getByRole('tab', { name: 'Profile' }));
    await page.keyboard.press('ArrowRight');
    const style = page.getByLabel('Voice style');
    await walkTo(page, style);
    await page.keyboard.type('Cas');
    expect(await style.inputValue()).toBe('Casual');
    await walkAndPress(page, button(page, 'Save AI Settings'));
    await toastSays(page, 'AI settings updated successfully!');
    await isFocused(button(page, 'Save AI Settings'));

    await walkTo(page, page.getByRole('tab', { name: 'AI Settings' }), 'Shift+Tab');
    await page.keyboard.press('End');
    await isFocused(page.getByRole('tab', { name: 'Security' }));
    const invite = button(page, 'Invite Somebody');
    await openAndLeave(page, invite);
    await page.keyboard.press('Enter');
    await walkAndType(page, page.getByRole('dialog').getByLabel('Email'), 'robin@example.com');
    await page.keyboard.press('Enter');
    await toastSays(page, 'An invitation is on its way to robin@example.com.');
    await page.getByText('robin@example.com', { exact: true }).waitFor();
    await isFocused(invite);
    await walkBackAndPress(page, button(page, 'Revoke robin@example.com'));
    await page.getByText('robin@example.com', { exact: true }).waitFor({ state: 'detached' });
    await isFocused(invite);

    await walkAndPress(page, button(page, 'Manage API Keys'));
    const newKey = button(page, 'New Key');
    await walkAndPress(page, newKey);
    await walkAndType(page, page.getByRole('dialog').getByLabel('Name'), 'Our website');
    await page.keyboard.press('Enter');
    await page.getByText('Keep this key now').waitFor();
    await isFocused(newKey);
    await walkAndPress(page, button(page, 'I Have Kept It'));
    await page.getByText('Keep this key now').waitFor({ state: 'detached' });
    await isFocused(button(page, 'End Our website'));
    await page.keyboard.press('Enter');
    await walkAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'End Key' }));
    await page.getByText('No program has a key.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
  });
});

test('a test call is started, typed into, ended, and taken back', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'calls.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    const start = button(page, 'Start Test Call');
    await walkAndPress(page, start);
    const words = page.getByLabel('What the caller says');
    await isFocused(words);
    const transcript = page.getByRole('log', { name: 'Transcript' });
    await transcript.getByText('Receptionist').first().waitFor();
    await page.keyboard.type('When are you open?');
    await page.keyboard.press('Enter');
    await transcript.getByText('When are you open?').first().waitFor();
    await expect.poll(() => transcript.getByText('Receptionist').count(), { timeout: 15_000 }).toBe(2);
    await isFocused(words);
    const mute = button(page, 'Mute');
    await walkBackAndPress(page, mute, 'Space');
    expect(await mute.getAttribute('aria-pressed')).toBe('true');
    await walkAndPress(page, button(page, 'End Call'));
    await page.getByRole('heading', { name: 'What the call left' }).waitFor();
    await isFocused(start);
    await walkAndPress(page, button(page, 'Take It All Back'));
    await toastSays(page, 'Taken back: nothing of this test call is left.');
    await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
  });
});
