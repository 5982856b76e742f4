// What is told while a dialog holds the page can be pressed as well as read, and whoever pressed it is where they were.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { hasTheFocus, isFocused } from '../support/keyboard-words.ts';
import {
  awake,
  button,
  dialog,
  fill,
  inDialog,
  letProofRunOut,
  press,
  toastSays,
  undo,
} from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const toasts = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"]');
/** Also what is still fading: a toast of the same name that is told meanwhile fades with it. */
const toastsAreGone = (page: Page) =>
  expect.poll(() => page.locator('[data-sonner-toast]').count(), { timeout: 10_000 }).toBe(0);
const blocked = 'Please fix the errors before submitting';

test('a toast over a dialog is dismissed by mouse and by keyboard, is one however often it is told, and outlives the dialog', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'toast.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await press(page, 'Add Contact');
    await inDialog(page, 'Add Contact').click();
    await toastSays(page, blocked);
    await inDialog(page, 'Add Contact').click();
    await page.waitForTimeout(600);
    expect(await toasts(page).count()).toBe(1);
    await inspect('a toast over a dialog');
    await inDialog(page, 'Add Contact').click();
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await toastsAreGone(page);
    expect(await dialog(page).isVisible()).toBe(true);

    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await press(page, 'Add Contact');
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await toastSays(page, blocked);
    const field = page.locator('dialog:modal input[aria-invalid]').first();
    await isFocused(field);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await isFocused(toasts(page).getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await toastsAreGone(page);
    await isFocused(field);

    await page.keyboard.press('Enter');
    await toastSays(page, blocked);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await hasTheFocus(button(page, 'Add Contact'));
    expect(await toasts(page).count()).toBe(1);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await toastsAreGone(page);
  });
});

test('a toast hides neither the name of a dialog nor what closes it, on a phone and on a tablet', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'narrow.toast@example.com');
    await page.goto('/contacts');
    await awake(page);
    for (const [width, height] of [
      [390, 844],
      [1024, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await press(page, 'Add Contact');
      await dialog(page).getByLabel('Name').press('Enter');
      await toastSays(page, blocked);
      await page.waitForTimeout(600);
      const box = await toasts(page).boundingBox();
      for (const one of [dialog(page).getByRole('heading').first(), inDialog(page, 'Close')])
        expect((await one.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? Number.NaN));
      expect(box?.y).toBeGreaterThanOrEqual(0);
      await inDialog(page, 'Close').click();
      await dialog(page).waitFor({ state: 'hidden' });
      await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
      await toastsAreGone(page);
    }
  });
});

test('what was just done is taken back over a dialog that was opened since', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'hasty.owner@example.com');
    await page.goto('/contacts?search=dana');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await press(page, 'Delete');
    await inDialog(page, 'Delete').click();
    await toastSays(page, 'Dana Reyes is deleted.');
    await press(page, 'Add Contact');
    await dialog(page).waitFor();
    await undo(page, 'Dana Reyes is deleted.');
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
  });
});

test('a question over a question has the toasts, and gives them back', async () => {
  await tell(async ({ page, expectFailure }) => {
    await demoSlug(page, 'asked.owner@example.com');
    await letProofRunOut({ page, expectFailure }, '/api/api-keys');
    await page.goto('/settings?tab=security');
    await awake(page);
    await press(page, 'Manage API Keys');
    await press(page, 'New Key');
    await page.getByLabel(/^Name/).fill('Our website');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await press(page, 'Confirm');
    await toastSays(page, blocked);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await toastsAreGone(page);
    await press(page, 'Confirm');
    await toastSays(page, blocked);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor({ state: 'hidden' });
    await toasts(page).last().getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByRole('heading', { name: 'New API key' }).isVisible()).toBe(true);
    await fill(page, { Name: 'Our other website' });
  });
});
