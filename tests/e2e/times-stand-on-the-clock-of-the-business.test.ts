// A business and whoever reads its desk may be half a world apart: times are told on the clock of the business.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { patience } from '../support/diary-words.ts';
import { awake, press } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

/** Nineteen hours and more from the browser of the stories, which stands in New York. */
const timeZone = 'Pacific/Kiritimati';
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' });

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

test('contacts, files of them and versions of what is taught are told on the clock of the business, and sign-ins too', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'far.teacher@example.com');
    await page.request.patch('/api/profile', { data: { timezone: timeZone } });
    await page.goto('/contacts');
    await awake(page);
    const list = page.getByRole('list', { name: 'Contacts' });
    const row = await told(list.locator('time').first());
    expect(row.words).toBe(day.format(row.at));
    await list.getByRole('link').first().click();
    const since = await told(page.locator('header time'));
    expect(since.words).toBe(day.format(since.at));

    await page.goto('/contacts/import');
    await awake(page);
    await page.getByLabel('Contacts file').setInputFiles({
      ...{ name: 'phone-book.csv', mimeType: 'text/csv' },
      // The number of the demo and this clock are of two countries, so whose a number is has to be said.
      buffer: Buffer.from('Name,Phone\nOmar Said,+1 202 555 0188\n'),
    });
    await press(page, 'Check');
    await page.getByRole('button', { name: 'Import 1' }).click();
    await page.getByText('The import is done.').waitFor(patience);
    await page.goto('/contacts/import');
    await awake(page);
    const file = await told(page.getByRole('list', { name: 'Imports' }).locator('time').first());
    expect(file.words).toBe(plain(moment.format(file.at)));

    await page.goto('/dashboard/training?tab=versions');
    await awake(page);
    const version = await told(page.locator('main ol time').first());
    expect(version.words).toBe(plain(moment.format(version.at)));

    await page.goto('/settings?tab=security');
    await awake(page);
    const signIn = await told(page.locator('section', { hasText: 'Where you are signed in' }).locator('time').first());
    expect(signIn.words).toBe(plain(moment.format(signIn.at)));
  });
});
