// A phone shows first what is now: today in the week, and of a talk what was said.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('all tabs of the settings are in sight, and the chosen one where even less fits', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'phone.tabs@example.com');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/settings');
    await awake(page);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    const row = page.getByRole('tablist', { name: 'Settings' });
    expect(await tabs.count()).toBe(5);
    expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 280, height: 600 });
    // Cut in the middle of a word, so that it is seen that more follows.
    expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(20);
    await page.goto('/settings?tab=security');
    await page.getByRole('tab', { name: 'Security', selected: true }).waitFor();
    await expect
      .poll(async () => {
        const box = await page.getByRole('tab', { name: 'Security' }).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 999);
      })
      .toBeLessThanOrEqual(280);
  });
});

test('a week opens at today, and a talk has half of the screen', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'phone.owner@example.com');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/diary?view=week');
    await awake(page);
    const week = page.getByRole('region', { name: 'Week', exact: true });
    await week.waitFor();
    const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'America/New_York' }).format();
    const head = week.getByRole('button', { name: `Show ${today}` });
    await expect.poll(async () => (await head.boundingBox())?.x).toBeGreaterThan(0);
    await expect.poll(async () => (await head.boundingBox())?.x).toBeLessThan(300);

    await page.goto('/inbox?list=all');
    await page.locator('[data-row]').first().click();
    const talk = page.getByRole('log');
    await talk.waitFor();
    expect((await talk.boundingBox())?.height).toBeGreaterThan(390);
    await inspect('a talk');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'All conversations' }).click();
    await page.locator('[data-row]').first().waitFor();
  });
});
