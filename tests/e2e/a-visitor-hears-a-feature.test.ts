// A visitor of a feature has its talk played, stops it, and begins.
import { test } from 'vitest';
import { awake, isAt } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('the talk of a page is played, stopped by Escape, and the trial begins', async () => {
  await tell(async ({ page }) => {
    await page.goto('/features/customer-crm');
    await awake(page);
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    const talk = page.getByRole('dialog').getByRole('region', { name: 'The talk' });
    await talk.getByText("Hi, it's Orlando.").waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click();
    await isAt(page, '/get-started');
  });
});
