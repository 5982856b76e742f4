// A business and whoever reads its desk may be half a world apart: times are told on the clock of the business.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

/** Nineteen hours and more from the browser of the stories, which stands in New York. */
const timeZone = 'Pacific/Kiritimati';
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });

/** What a place shows, and the instant that it means. */
async function told(place: Locator): Promise<{ readonly words: string; readonly at: Date }> {
  await expect.poll(() => place.innerText()).not.toBe('');
  return { words: await place.innerText(), at: new Date((await place.getAttribute('datetime')) ?? '') };
}
const plain = (words: string) => words.replaceAll('\u202f', ' ');

test('the newest contacts, the inbox and each line in it are told on the clock of the business', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'far.owner@example.com');
    await page.request.patch('/api/profile', { data: { timezone: timeZone } });
    await page.goto('/dashboard');
    await awake(page);
    const newest = page.locator('section', { has: page.getByRole('heading', { name: 'Newest contacts' }) });
    const contact = await told(newest.locator('time').first());
    expect(contact.words).toBe(day.format(contact.at));

    await page.goto('/inbox?list=all');
    await awake(page);
    const rows = page.locator('[data-row]');
    const row = await told(rows.first().locator('time'));
    const isToday = day.format(row.at) === day.format(new Date());
    expect(row.words).toBe(isToday ? plain(clock.format(row.at)) : day.format(row.at));
    await rows.first().click();
    const line = await told(page.getByRole('log', { name: 'What was said' }).locator('time').first());
    expect(line.words).toBe(plain(clock.format(line.at)));
  });
});
