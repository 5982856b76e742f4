// An owner brings the contacts of their last system as a file: read, checked line by line, taken in, left and come back to.
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { patience } from '../support/diary-words.ts';
import { awake, press } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const file = [
  'Full name,Mobile,E-mail,Groups',
  'Omar Said,202 555 0188,omar@example.com,Spring',
  '"Vale, Kim",,kim@example.com,',
  'Wrong Number,call me,,',
].join('\n');

/** Chooses that file, as it comes from a phone. */
async function importFile(page: Page): Promise<void> {
  await page.goto('/contacts/import');
  await awake(page);
  await page.getByLabel('Contacts file').setInputFiles({
    ...{ name: 'phone-book.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(file),
  });
  expect(await page.getByLabel('What Mobile holds').inputValue()).toBe('phone');
}

test('a file of contacts is checked line by line, taken in, and taken in again without harm', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'importer.owner@example.com');
    const counts = () => page.locator('main dl dd').allInnerTexts();
    await importFile(page);
    await page.getByLabel('Tag everybody in this file').fill('Phone book');
    await inspect('the columns of a file');
    await press(page, 'Check');
    await page.getByText('Line 4').waitFor();
    expect(await counts()).toEqual(['2', '0', '0', '1']);
    await page.getByText('Phone: Please enter a valid phone number').waitFor();
    await inspect('a checked file');
    await press(page, 'Import 2');
    await page.getByRole('link', { name: 'Show “Phone book”' }).click();
    const list = page.getByRole('list', { name: 'Contacts' });
    await expect.poll(() => list.getByRole('listitem').count(), patience).toBe(2);
    await list.getByRole('link', { name: 'Vale, Kim' }).waitFor();
    await inspect('contacts with tags');
    await page.getByRole('button', { name: /^Spring/ }).click();
    await expect.poll(() => list.getByRole('listitem').count(), patience).toBe(1);

    const download = page.waitForEvent('download');
    await press(page, 'Export');
    const saved = await (await download).createReadStream();
    let text = '';
    for await (const part of saved) text += part;
    expect(text).toContain('Omar Said,+12025550188,omar@example.com,"Spring, Phone book"');

    await importFile(page);
    await press(page, 'Check');
    await expect.poll(counts, patience).toEqual(['0', '0', '2', '1']);
    expect(await page.getByRole('button', { name: 'Nothing to Import' }).isDisabled()).toBe(true);
  });
});

test('an import is left and come back to, and tells what came of it without what stood in the file', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'leaver.owner@example.com');
    await importFile(page);
    await press(page, 'Check');
    // Over a line on which each answer takes longer than the page waits between two askings.
    await page.route(/\/file-imports\/imp_\w+$/, async (route) => {
      const response = await route.fetch();
      await setTimeout(1000);
      await route.fulfill({ response });
    });
    await press(page, 'Import 2');
    await page.getByRole('link', { name: 'Show Contacts' }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await page.locator('main dl dd').allInnerTexts()).toEqual(['2', '0', '0', '1']);
    await page.getByText('Wrong Number · call me').waitFor();
    await inspect('an import that is done');
    // It has an address of its own: another page of the business sees the same, save what stood in the file.
    await page.reload();
    await page.getByText('The import is done.').waitFor();
    await page.getByText('Phone: Please enter a valid phone number').waitFor();
    expect(await page.getByText('Wrong Number').count()).toBe(0);
    await press(page, 'Another File');
    await page.getByRole('list', { name: 'Imports' }).getByText('2 added, 1 left out').waitFor();
    await inspect('files of the last month');
    await page.getByRole('link', { name: 'phone-book.csv' }).click();
    await page.getByText('The import is done.').waitFor();
  });
});
