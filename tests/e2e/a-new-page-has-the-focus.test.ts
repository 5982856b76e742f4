// Who goes from page to page of the app is at the new page's heading, with the keyboard and the screen reader too; who has just
// come in, turns over what a page shows, or is about something already, keeps their place.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { isFocused, walkTo } from '../support/keyboard-words.ts';
import { awake, isAt } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });
const hasNoFocus = (page: Page) => page.evaluate<boolean>('document.activeElement === document.body');

test('a page that is gone to has the focus on its heading, whichever way one came', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'arrives.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await heading(page, /^Welcome/).waitFor();
    // Whoever opens the first page begins at its top.
    expect(await hasNoFocus(page)).toBe(true);
    await nav(page, 'Contacts').click();
    await isFocused(heading(page, 'Contacts'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);

    // The row that was pressed is gone with its page, and the heading of a page that loads gives way to the contact's own.
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: 'Dana Reyes' }).focus();
    await page.keyboard.press('Enter');
    await isFocused(heading(page, 'Dana Reyes'));
    await page.goBack();
    await isFocused(heading(page, 'Contacts'));
    await nav(page, 'Inbox').focus();
    await page.keyboard.press('Enter');
    await isFocused(heading(page, 'Inbox'));
    await nav(page, 'Diary').click();
    await isFocused(heading(page, 'Diary'));
  });
});

test('another query of the same page, and a hand that is elsewhere by then, keep the focus', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'stays.owner@example.com');
    await page.goto('/settings');
    await awake(page);
    await walkTo(page, page.getByRole('tab', { name: 'Profile' }));
    await page.keyboard.press('ArrowRight');
    await isAt(page, '/settings?tab=ai');
    await isFocused(page.getByRole('tab', { name: 'AI Settings' }));

    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/profile', async (route) => {
      await asked;
      await route.continue();
    });
    await nav(page, 'Diary').click();
    await page.locator('a[aria-current="page"]', { hasText: 'Diary' }).waitFor();
    await nav(page, 'Analytics').focus();
    answer();
    await heading(page, 'Diary').waitFor();
    await page.getByRole('button', { name: 'Today' }).waitFor();
    await isFocused(nav(page, 'Analytics'));
  });
});
