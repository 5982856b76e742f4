// The owner's list of people: found, opened, noted on, deleted and taken back, and filled from a file.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, fill, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();
/** A busy machine takes its time. */
const patience = { timeout: 10_000 };

test('a contact is added, found by the end of the number, noted on, deleted and taken back', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'keeper.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Contacts' }).click();
    const list = page.getByRole('list', { name: 'Contacts' });
    await list.getByRole('link').first().waitFor();
    await inspect('contacts');

    await press(page, 'Add Contact');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
    await page.getByText('A name, a phone number or an email is needed').waitFor();
    await fill(page, { Name: 'Ines Roth', Phone: '(202) 555-0177', Tags: 'VIP, Monthly' });
    await inspect('a contact form');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
    await page.getByRole('heading', { name: 'Ines Roth' }).waitFor();
    await page.locator('label', { hasText: 'New note *' }).waitFor();
    await fill(page, { 'New note': 'Rang about the boiler.' });
    await press(page, 'Add Note');
    await page.getByRole('listitem').filter({ hasText: 'Rang about the boiler.' }).waitFor();
    await inspect('a contact');

    await page.goto('/contacts');
    await list.getByRole('link').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('0177');
    await expect.poll(() => list.getByRole('listitem').count(), patience).toBe(1);
    await page.reload();
    await expect
      .poll(() => list.getByRole('listitem').allInnerTexts(), patience)
      .toEqual([expect.stringContaining('Ines Roth')]);
    await list.getByRole('link', { name: 'Ines Roth' }).focus();
    await page.keyboard.press('Enter');
    await press(page, 'Edit');
    await fill(page, { Email: 'ines@example.com' });
    await press(page, 'Save');
    await page.getByRole('link', { name: 'ines@example.com' }).waitFor();

    await press(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await isAt(page, '/contacts');
    await toastSays(page, 'Ines Roth is deleted.');
    await press(page, 'Undo');
    await page.getByRole('heading', { name: 'Ines Roth' }).waitFor();
    await page.getByText('Rang about the boiler.').waitFor();
  });
});

test('two people change one contact at a time, and what each of them changed stands', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'both.owner@example.com');
    await page.goto('/contacts?search=dana');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await press(page, 'Edit');
    await fill(page, { Phone: '(202) 555-0124' });
    const { pathname } = new URL(page.url());
    await page.request.put(`/api${pathname}`, { data: { notes: 'Gate code 0815', otherPhones: ['(202) 555-0125'] } });
    await press(page, 'Save');
    await toastSays(page, 'Saved.');
    await page.getByRole('link', { name: '(202) 555-0124' }).waitFor();
    await page.getByRole('link', { name: '(202) 555-0125' }).waitFor();
    await page.getByText('Gate code 0815').waitFor();
    // What is cleared to be typed anew stays open.
    await press(page, 'Edit');
    await fill(page, { 'Other numbers': '' });
    await fill(page, { 'Other numbers': '(202) 555-0126' });
    await press(page, 'Save');
    await page.getByRole('link', { name: '(202) 555-0126' }).waitFor();
  });
});

test('a contact who cannot be loaded is not drawn as the one before', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(500, /^\/api\/contacts\/ctc_/);
    await demoSlug(page, 'mixed.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    const list = page.getByRole('list', { name: 'Contacts' });
    const paths: string[] = [];
    for (const name of ['Dana Reyes', 'Marcus Bell']) {
      await list.getByRole('link', { name }).click();
      await page.getByRole('heading', { name }).waitFor();
      paths.push(new URL(page.url()).pathname);
      await page.getByRole('link', { name: 'Contacts', exact: true }).last().click();
    }
    await page.route(`**/api${paths[0]}`, (route) => route.fulfill({ status: 500, body: '' }));
    // From one contact straight to another, as a link between them leads.
    await list.getByRole('link', { name: 'Marcus Bell' }).click();
    await page.getByRole('heading', { name: 'Marcus Bell' }).waitFor();
    await page.evaluate('history.go(-4)');
    await isAt(page, paths[0] ?? '');
    await page.getByText('could not be loaded').waitFor();
    expect(await page.getByRole('heading', { name: 'Marcus Bell' }).count()).toBe(0);
  });
});

test('a deleted contact stands on a list of its own, from which it comes back', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await demoSlug(page, 'restorer.owner@example.com');
    await page.goto('/contacts?search=dana');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await press(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await isAt(page, '/contacts');
    await page.getByRole('link', { name: '1 deleted contact' }).click();
    await page.getByRole('heading', { name: 'Deleted contacts' }).waitFor();
    await inspect('deleted contacts');
    await press(page, 'Restore Dana Reyes');
    await page.getByText('Nothing to restore').waitFor();
    await page.goto('/contacts?search=dana');
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    expectFailure(404, /^\/api\/contacts\//);
    await page.goto(`/contacts/ctc_${'0'.repeat(26)}`);
    await page.getByText('Nobody stands here').waitFor();
    await inspect('no such contact');
  });
});

test('two contacts that are one person are found, compared, merged, and made two again', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'merger.owner@example.com');
    await page.goto('/contacts/duplicates');
    await awake(page);
    await page.getByText('No possible duplicates').waitFor();
    await inspect('no duplicates');
    const add = async (fields: Record<string, string>) => {
      await page.goto('/contacts');
      await awake(page);
      await press(page, 'Add Contact');
      await fill(page, fields);
      await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
      await page.getByRole('heading', { name: fields.Name ?? '' }).waitFor();
    };
    await add({ Name: 'Ines Roth', Phone: '(202) 555-0177', Tags: 'VIP' });
    await fill(page, { 'New note': 'Rang about the boiler.' });
    await press(page, 'Add Note');
    await page.getByRole('listitem').filter({ hasText: 'Rang about the boiler.' }).waitFor();
    await add({ Name: 'Roth, Ines', Phone: '202 555 0177', Email: 'ines@example.com' });
    await page.getByText('May be the same person as').waitFor();
    await inspect('a contact who may be somebody else');

    await page.goto('/contacts');
    await awake(page);
    await page.getByRole('link', { name: 'Duplicates' }).click();
    const pairs = page.getByRole('list', { name: 'Possible duplicates' });
    await pairs.getByText('Same number, same name').waitFor();
    await inspect('possible duplicates');
    await press(page, 'Keep Ines Roth and Roth, Ines apart');
    await page.getByText('No possible duplicates').waitFor();
    await press(page, 'Undo');
    await pairs.getByRole('link', { name: 'Merge Ines Roth and Roth, Ines' }).click();
    await page.getByRole('heading', { name: 'Where they differ' }).waitFor();
    await inspect('two contacts side by side');
    const merge = async () => {
      await page.getByRole('radio', { name: 'Roth, Ines' }).check();
      await press(page, 'Merge into Roth, Ines');
      await page.getByRole('heading', { name: 'Roth, Ines' }).waitFor();
    };
    await merge();
    // It can be undone for a few seconds only, so that nothing is looked at first.
    await press(page, 'Undo');
    await toastSays(page, 'They are two again.');
    await pairs.getByText('Same number, same name').waitFor();
    await pairs.getByRole('link', { name: 'Merge Ines Roth and Roth, Ines' }).click();
    await page.getByRole('heading', { name: 'Where they differ' }).waitFor();
    await merge();
    await page.getByRole('link', { name: 'ines@example.com' }).waitFor();
    await page.getByText('Rang about the boiler.').waitFor();
    await inspect('a merged contact');
  });
});

test('fields of the business’s own are asked for, kept and found', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'curious.owner@example.com');
    await page.goto('/contacts/fields');
    await awake(page);
    await page.getByText('No fields of your own yet').waitFor();
    await inspect('no fields');
    await press(page, 'Add Field');
    await fill(page, { Name: 'Boiler' });
    await page.getByLabel('Kind').selectOption('choice');
    await page.locator('label', { hasText: 'Choices *' }).waitFor();
    await page.getByLabel('Choices').fill('Gas\nHeat pump');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Field' }).click();
    const fields = page.getByRole('list', { name: 'Fields' });
    await fields.getByText('Gas, Heat pump').waitFor();
    await inspect('fields');

    await page.goto('/contacts?search=dana');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await press(page, 'Edit');
    await page.getByLabel('Boiler').selectOption('Heat pump');
    await press(page, 'Save');
    await page.getByRole('definition').filter({ hasText: 'Heat pump' }).waitFor();
    await page.goto('/contacts?search=heat+pump');
    await awake(page);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: 'Dana Reyes' }).waitFor();
  });
});

test('consent is noted with how it was said, and the history tells one kind at a time', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'polite.owner@example.com');
    await page.goto('/contacts?search=dana');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await press(page, 'Texts: not wanted');
    await page.getByLabel('How they said so').fill('Asked on the phone');
    await press(page, 'Note It');
    const told = page.getByRole('listitem').filter({ hasText: 'No texts any more' });
    await told.getByText('Asked on the phone').waitFor();
    await inspect('a contact with consent');
    await press(page, 'Consent');
    await told.waitFor();
    await press(page, 'Merges');
    await page.getByText('Nothing of that kind').waitFor();
  });
});

test('many contacts are chosen, tagged, deleted, and taken back', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'tidy.owner@example.com');
    await page.goto('/contacts');
    await awake(page);
    const list = page.getByRole('list', { name: 'Contacts' });
    await list.getByRole('link').first().waitFor();
    const count = await list.getByRole('listitem').count();
    // A reader hears where in the whole list they are, and the keyboard reaches its end.
    expect(await list.getByRole('listitem').last().getAttribute('aria-posinset')).toBe(String(count));
    expect(await list.getByRole('listitem').last().getAttribute('aria-setsize')).toBe(String(count));
    await list.getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect
      .poll(
        () =>
          list
            .getByRole('link')
            .last()
            .evaluate((link) => link.matches(':focus')),
        patience,
      )
      .toBe(true);
    await press(page, 'Choose');
    await page.getByRole('checkbox', { name: 'Choose Dana Reyes' }).check();
    await page.getByRole('checkbox', { name: 'Choose Marcus Bell' }).check();
    const bar = page.getByRole('region', { name: 'Chosen contacts' });
    await bar.getByText('2 chosen').waitFor();
    await inspect('chosen contacts');
    await bar.getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Tag').fill('Spring');
    await press(page, 'Add Tag');
    await toastSays(page, '2 contacts tagged “Spring”.');
    await page.getByRole('button', { name: 'Spring 2' }).click();
    await expect.poll(() => list.getByRole('listitem').count(), patience).toBe(2);
    await press(page, 'Choose');
    await page.getByRole('checkbox', { name: 'All that match' }).check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toastSays(page, '2 contacts deleted.');
    await page.getByText('Nobody like that').waitFor();
    await page
      .locator('[data-sonner-toast]', { hasText: '2 contacts deleted.' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await toastSays(page, 'As it was.');
    await expect.poll(() => list.getByRole('listitem').count(), patience).toBe(2);
    await page.goto('/contacts');
    await expect.poll(() => list.getByRole('listitem').count(), patience).toBe(count);
  });
});

test('what is looked for again and again is kept under a name, and is renamed, deleted and taken back', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'filters.owner@example.com');
    await page.goto('/contacts?search=dana&sort=name');
    await awake(page);
    const chips = page.getByRole('group', { name: 'Saved filters' });
    await press(page, 'Save Filter');
    await inspect('naming a filter');
    await fill(page, { 'Filter name': 'Danas' });
    await press(page, 'Save');
    await chips.getByRole('button', { name: 'Danas', pressed: true }).waitFor();
    await inspect('contacts with a saved filter');
    await page.goto('/contacts');
    await chips.getByRole('button', { name: 'Danas', exact: true }).click();
    await expect.poll(() => new URL(page.url()).search, patience).toBe('?search=dana&sort=name');
    await chips.getByRole('button', { name: 'Rename: Danas' }).click();
    await fill(page, { 'Filter name': 'All Danas' });
    await press(page, 'Save');
    await chips.getByRole('button', { name: 'Delete: All Danas' }).click();
    await chips.getByRole('button', { name: 'All Danas', exact: true }).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await toastSays(page, 'It is back.');
    await chips.getByRole('button', { name: 'All Danas', exact: true }).waitFor();
  });
});

test('a page of contacts that cannot be loaded says so, and tries again', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await demoSlug(page, 'unlucky.owner@example.com');
    expectFailure(503, /^\/api\/contacts$/);
    await page.route('**/api/contacts?*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto('/contacts');
    await page.getByText('could not be loaded').waitFor();
    await inspect('contacts that failed');
    await page.unroute('**/api/contacts?*');
    await press(page, 'Try Again');
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
    await page.getByRole('searchbox', { name: 'Search contacts' }).fill('nobody at all');
    await page.getByText('Nobody like that').waitFor();
    await inspect('nobody found');
    await press(page, 'Show Everybody');
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().waitFor();
  });
});
