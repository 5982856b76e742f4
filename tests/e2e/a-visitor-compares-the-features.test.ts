// A visitor goes through the nine features: each page stands up in both themes and widths, keeps its weight, plays the talk
// that it shows and leads to the sign-up.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { awake, isAt } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

/** As the specification lists them. */
const features = [
  'ai-phone-answering',
  'ai-email-responder',
  'ai-text-messaging',
  'ai-chat-bot',
  'customer-crm',
  'job-manager',
  'smart-scheduling',
  'train-telle',
  'invoicing',
];

test.each(features)('%s is readable in both themes and widths', async (slug) => {
  await tell(async ({ page, inspect }) => {
    await page.goto(`/features/${slug}`);
    await awake(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await inspect(slug);
  });
});

test('each page keeps its weight: HTML and CSS 30 kB', async () => {
  for (const slug of features) {
    const html = await (await fetch(`${address()}/features/${slug}`)).text();
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]);
    const texts = await Promise.all(styles.map(async (href) => (await fetch(`${address()}${href}`)).text()));
    const weight = [html, ...texts].reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(weight, slug).toBeLessThanOrEqual(30_000);
  }
});

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
