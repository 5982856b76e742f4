// Menus and links of the public pages, with and without script.
import { expect, test } from 'vitest';
import { awake, isAt } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const pages = ['/', '/login', '/get-started', '/reset-password'];

test('the home page holds up in both themes and widths', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/');
    await awake(page);
    await inspect('home');
  });
});

test('menus open by mouse and by keyboard, close by Escape, and lead on', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(404, /^\/features\//);
    await page.goto('/');
    await awake(page);
    const main = page.getByRole('navigation', { name: 'Main', exact: true });
    const item = main.getByRole('link', { name: /Smart Scheduling/ });
    expect(await item.isVisible()).toBe(false);
    await main.getByText('Features').hover();
    expect(await item.isVisible()).toBe(true);
    await page.mouse.move(700, 800);
    expect(await item.isVisible()).toBe(false);
    await main.locator('summary', { hasText: 'Features' }).focus();
    await page.keyboard.press('Enter');
    expect(await item.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await item.isVisible()).toBe(false);
  });
});

test('on a narrow screen the menu opens by touch and its links lead on', async () => {
  await tell(async ({ page, inspect }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('summary[aria-label="Menu"]').click();
    const menu = page.getByRole('navigation', { name: 'Main, small screens' });
    await menu.getByText('Company').click();
    expect(await menu.getByRole('link', { name: 'Careers' }).isVisible()).toBe(true);
    await menu.getByRole('link', { name: 'Log In' }).click();
    await isAt(page, '/login');
    await menu.waitFor({ state: 'hidden' });
    await inspect('login after the menu');
  });
});

test('without script every page shows its whole content and its menus open', async () => {
  await tell(async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const path of pages) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      expect(await page.getByRole('contentinfo').getByRole('link').count(), path).toBeGreaterThan(20);
    }
    const main = page.getByRole('navigation', { name: 'Main', exact: true });
    await main.getByText('Company').click();
    expect(await main.getByRole('link', { name: 'About' }).isVisible()).toBe(true);
  });
});
