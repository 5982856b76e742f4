// The contacts with a keyboard and nothing else: searched, opened, changed, tagged, deleted and taken back, walked to the end
// of a long list, brought in from a file, made one and two again, given fields of their own, and looked for by a kept filter. No
// story here touches a mouse.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { patience } from '../support/diary-words.ts';
import {
  hasTheFocus,
  isFocused,
  isSomewhere,
  openAndLeave,
  undoByKeys,
  walkAndPress,
  walkAndType,
  walkBackAndPress,
  walkTo,
} from '../support/keyboard-words.ts';
import { awake, button, inDialog, isAt, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const contacts = (page: Page) => page.getByRole('list', { name: 'Contacts' });
const rowOf = (page: Page, name: string) => contacts(page).getByRole('link', { name });

async function search(page: Page, words: string): Promise<void> {
  await page.goto('/contacts');
  await awake(page);
  await contacts(page).getByRole('link').first().waitFor();
  await page.keyboard.press('/');
  await isFocused(page.getByRole('searchbox', { name: 'Search contacts' }));
  await page.keyboard.type(words);
  await expect.poll(() => contacts(page).getByRole('listitem').count(), patience).toBe(1);
}

test('somebody is found, opened, changed, deleted and taken back', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typist.owner@example.com');
    await search(page, 'dana');
    await walkAndPress(page, rowOf(page, 'Dana Reyes'));
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    await walkAndPress(page, button(page, 'Edit'));
    // Whoever opens the form types at once, and is where they were when it closes.
    await isFocused(page.getByRole('dialog').getByLabel('Name', { exact: true }));
    await walkAndType(page, page.getByRole('dialog').getByLabel('Tags'), 'Spring');
    await walkAndPress(page, inDialog(page, 'Save'));
    await toastSays(page, 'Saved.');
    await page.getByRole('link', { name: 'Spring' }).waitFor();
    await isFocused(button(page, 'Edit'));

    await walkBackAndPress(page, button(page, 'Merge'));
    await isFocused(page.getByRole('dialog').getByLabel('Who'));
    await page.keyboard.press('Escape');
    await isFocused(button(page, 'Merge'));

    await walkAndType(page, page.getByLabel('New note'), 'The gate sticks.');
    await walkAndPress(page, button(page, 'Add Note'));
    // A note asks in its place, and whoever keeps or deletes it goes on from there.
    const note = page.getByRole('listitem').filter({ hasText: 'The gate sticks.' });
    await walkAndPress(page, note.getByRole('button', { name: 'Delete note' }));
    await isFocused(note.getByRole('button', { name: 'Keep' }));
    await page.keyboard.press('Enter');
    await isFocused(note.getByRole('button', { name: 'Delete note' }));
    await page.keyboard.press('Enter');
    await walkBackAndPress(page, note.getByRole('button', { name: 'Delete', exact: true }));
    await note.waitFor({ state: 'detached' });
    await isSomewhere(page);

    await walkBackAndPress(page, button(page, 'Delete'));
    await walkAndPress(page, inDialog(page, 'Delete'));
    await isAt(page, '/contacts');
    await undoByKeys(page, 'Dana Reyes is deleted.');
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    await page.getByRole('link', { name: 'Spring' }).waitFor();
  });
});

test('several are chosen, tagged, and the tag is pressed', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'chooser.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await contacts(page).getByRole('link').first().waitFor();
    await walkAndPress(page, button(page, 'Choose'));
    for (const name of ['Dana Reyes', 'Marcus Bell']) {
      const box = page.getByRole('checkbox', { name: `Choose ${name}` });
      await box.waitFor();
      await walkAndPress(page, box, 'Space');
      await expect.poll(() => box.isChecked(), patience).toBe(true);
    }
    const bar = page.getByRole('region', { name: 'Chosen contacts' });
    await bar.getByText('2 chosen').waitFor();
    await walkAndPress(page, bar.getByRole('button', { name: 'Tag', exact: true }));
    await isFocused(page.getByRole('dialog').getByLabel('Tag'));
    await page.keyboard.type('Winter');
    await page.keyboard.press('Enter');
    await toastSays(page, '2 contacts tagged “Winter”.');
    await walkAndPress(page, button(page, 'Winter 2'));
    await expect.poll(() => contacts(page).getByRole('listitem').count(), patience).toBe(2);
    await page
      .getByRole('status')
      .getByText(/^2 of \d+ people$/)
      .waitFor();
  });
});

test('the end of a long list is one key away, and so is its beginning', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'walker.owner@example.com');
    await page.request.put('/api/subscription', { data: { plan: 'pro' } });
    const rows = Array.from({ length: 400 }, (_, at) => ({
      line: at + 2,
      name: `Person ${String(at).padStart(3, '0')}`,
    }));
    await page.request.post('/api/contact-imports', { data: { rows, tags: ['Many'] } });
    await page.goto('/contacts?tag=Many&sort=name');
    await awake(page);
    await walkTo(page, rowOf(page, 'Person 000'));
    await page.keyboard.press('End');
    await isFocused(rowOf(page, 'Person 399'));
    // From the end on one walks back as far as one likes.
    for (let at = 398; at >= 330; at -= 1) {
      await page.keyboard.press('ArrowUp');
      await isFocused(rowOf(page, `Person ${at}`));
    }
    await page.keyboard.press('Home');
    await isFocused(rowOf(page, 'Person 000'));
    expect(await contacts(page).getByRole('listitem').first().getAttribute('aria-posinset')).toBe('1');

    // Of everybody it is known how many they are, so the last one hears which they are.
    await page.goto('/contacts?sort=name');
    await awake(page);
    await contacts(page).getByRole('link').first().waitFor();
    await page.keyboard.press('End');
    const last = contacts(page).getByRole('listitem').last();
    await isFocused(last.getByRole('link'));
    const placed = async () => [await last.getAttribute('aria-posinset'), await last.getAttribute('aria-setsize')];
    await expect.poll(async () => Number((await placed())[0]), patience).toBeGreaterThan(400);
    expect(new Set(await placed()).size).toBe(1);
    await page.keyboard.press('Home');
    await isFocused(contacts(page).getByRole('link').first());
    await walkBackAndPress(page, button(page, 'To the End'));
    await isFocused(last.getByRole('link'));

    // Whoever asks for the end and then for something else stays where they type, though the end of that is soon here.
    await page.keyboard.press('Home');
    await isFocused(contacts(page).getByRole('link').first());
    await page.route(
      (url) => url.searchParams.get('from') === 'end',
      () => undefined,
    );
    const asked = page.waitForRequest((request) => request.url().includes('from=end'));
    await page.keyboard.press('End');
    await asked;
    await page.keyboard.press('/');
    await page.keyboard.type('Person 398');
    await expect.poll(() => contacts(page).getByRole('listitem').count(), patience).toBe(1);
    await page
      .getByRole('status')
      .getByText(/^1 of \d+ people$/)
      .waitFor();
    await isFocused(page.getByRole('searchbox', { name: 'Search contacts' }));
  });
});

test('a file is chosen, read, checked and taken in', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'filer.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    await walkAndPress(page, page.getByRole('link', { name: 'Import' }));
    await isAt(page, '/contacts/import');
    const opened = page.waitForEvent('filechooser');
    await walkAndPress(page, button(page, 'Choose File'));
    const file = 'Name,Phone,Since\nIda Holm,(202) 555-0177,2019\nWrong,call me,2020\n';
    await (await opened).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await isFocused(page.getByRole('region', { name: 'Columns' }));
    const since = page.getByLabel('What Since holds');
    await walkTo(page, since);
    await page.keyboard.type('Good');
    await expect.poll(() => since.inputValue(), patience).toBe('notes');
    await walkAndType(page, page.getByLabel('Tag everybody in this file'), 'Keys');
    await walkAndPress(page, button(page, 'Check'));
    await page.getByText('Line 3').waitFor();
    await isFocused(page.getByRole('region', { name: 'Check' }));
    await walkAndPress(page, button(page, 'Import 1'));
    const show = page.getByRole('link', { name: 'Show “Keys”' });
    await show.waitFor();
    await isFocused(page.getByRole('region', { name: 'Import' }));
    await walkAndPress(page, show);
    await rowOf(page, 'Ida Holm').waitFor();
  });
});

test('two who may be one are kept apart, taken back, compared the other way round, merged, and two again', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'joiner.owner@example.com');
    for (const contact of [
      { name: 'Ines Roth', phone: '(202) 555-0177', tags: ['VIP'] },
      { name: 'Roth, Ines', phone: '(202) 555-0177', email: 'ines@example.com' },
      { name: 'Bo Lind', phone: '(202) 555-0178' },
      { name: 'Lind, Bo', phone: '(202) 555-0178' },
    ])
      expect((await page.request.post('/api/contacts', { data: contact })).status()).toBe(200);
    await page.goto('/contacts/duplicates');
    await awake(page);
    const apart = page.getByRole('button', { name: /^Keep .*Ines.* apart$/ });
    await walkAndPress(page, apart);
    await apart.waitFor({ state: 'detached' });
    await isSomewhere(page);
    await undoByKeys(page, 'Kept apart.');
    await apart.waitFor();
    await isSomewhere(page);

    await walkTo(page, page.getByRole('link', { name: /^Merge .*Ines/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await isFocused(page.getByRole('heading', { name: 'Merge two contacts' }));
    await walkAndPress(page, button(page, 'Keep Roth, Ines instead'));
    const swapped = button(page, 'Keep Ines Roth instead');
    await hasTheFocus(swapped);
    await walkTo(page, page.getByRole('radio', { name: 'Roth, Ines' }));
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.getByRole('radio', { name: 'Ines Roth', exact: true }).isChecked(), patience)
      .toBe(true);
    await walkAndPress(page, button(page, 'Merge into Ines Roth'));
    await isFocused(page.getByRole('heading', { name: 'Ines Roth' }));
    await undoByKeys(page, 'are one.');
    await toastSays(page, 'They are two again.');
    await isFocused(page.getByRole('heading', { name: 'Possible duplicates' }));
    // The comparison with somebody who was gone is not what lies behind.
    await page.goBack();
    await page.getByRole('heading', { name: 'Roth, Ines' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Possible duplicates' }).waitFor();
  });
});

test('fields of one’s own are added, put into order, renamed, archived and brought back', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'asker.owner@example.com');
    await page.goto('/contacts/fields');
    await awake(page);
    const add = button(page, 'Add Field');
    for (const name of ['Boiler', 'Since']) {
      await walkAndPress(page, add);
      await walkAndType(page, page.getByRole('dialog').getByLabel(/^Name/), name);
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Fields' }).getByText(name).waitFor();
      await hasTheFocus(add);
    }
    const first = page.getByRole('list', { name: 'Fields' }).getByRole('listitem').first();
    await walkAndPress(page, button(page, 'Move Since up'));
    await first.getByText('Since').waitFor();
    // At the top there is no further up: on to what the row still has.
    await hasTheFocus(button(page, 'Move Since down'));
    await page.keyboard.press('Enter');
    await first.getByText('Boiler').waitFor();
    await hasTheFocus(button(page, 'Edit Since'));
    await page.keyboard.press('Enter');
    await walkAndType(page, page.getByRole('dialog').getByLabel(/^Name/), 'Customer since');
    await page.keyboard.press('Enter');
    await hasTheFocus(button(page, 'Edit Customer since'));
    await walkAndPress(page, button(page, 'Archive Customer since'));
    await page.getByRole('heading', { name: 'Archived' }).waitFor();
    await isSomewhere(page);
    await walkAndPress(page, button(page, 'Bring Customer since back'));
    await button(page, 'Archive Customer since').waitFor();
    await isSomewhere(page);
  });
});

test('what is looked for is kept under a name, pressed, renamed, deleted and taken back', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'seeker.owner@example.com');
    await search(page, 'dana');
    const chips = page.getByRole('group', { name: 'Saved filters' });
    const chip = (name: string) => chips.getByRole('button', { name, exact: true });
    const save = chip('Save Filter');
    await openAndLeave(page, save);
    await page.keyboard.press('Enter');
    await isFocused(page.getByRole('dialog').getByLabel('Filter name'));
    await page.keyboard.type('Danas');
    await page.keyboard.press('Enter');
    await save.waitFor({ state: 'detached' });
    // It is kept, and stands where it was offered to be.
    await hasTheFocus(chip('Danas'));
    await page.keyboard.press('Space');
    await expect.poll(() => new URL(page.url()).search, patience).toBe('');
    await hasTheFocus(chip('Danas'));
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search, patience).toBe('?search=dana');
    await hasTheFocus(chip('Danas'));
    const rename = chip('Rename: Danas');
    await openAndLeave(page, rename);
    await page.keyboard.press('Enter');
    await walkAndType(page, page.getByRole('dialog').getByLabel('Filter name'), 'All Danas');
    await page.keyboard.press('Enter');
    await chip('All Danas').waitFor();
    await hasTheFocus(chip('Rename: All Danas'));
    await walkAndPress(page, chip('Delete: All Danas'));
    await chip('All Danas').waitFor({ state: 'detached' });
    await hasTheFocus(save);
    await undoByKeys(page, '“All Danas” is deleted.');
    await toastSays(page, 'It is back.');
    await chip('All Danas').waitFor();
    await isSomewhere(page);
    await walkTo(page, chip('All Danas'));
  });
});
