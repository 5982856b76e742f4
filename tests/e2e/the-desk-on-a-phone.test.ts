// A phone shows first what is now: today in the week, and of a talk what was said.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

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
