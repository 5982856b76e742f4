// Two people at one desk who change the same field: whoever saves later sees both values and chooses; nothing typed is lost.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { found, hasArrived, isKept, shellIsKept } from '../support/offline-words.ts';
import { awake, fill, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, tellInstalled } = openStories();
/** A busy machine takes its time. */
const patience = { timeout: 10_000 };

const choice = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed this too' });

async function choose(page: Page, value: 'Keep mine' | 'Take theirs', field: string): Promise<void> {
  await choice(page).getByRole('group', { name: field }).getByRole('radio', { name: value }).check();
  await press(page, 'Save My Choice');
}

test('a contact’s phone and a greeting are chosen by who comes later', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(409, /^\/api\/(contacts|profile)/);
    await demoSlug(page, 'same.owner@example.com');
    await page.goto('/contacts?search=dana');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    const { pathname } = new URL(page.url());
    await press(page, 'Edit');
    await fill(page, { Phone: '(202) 555-0124', Tags: 'Monthly' });
    await page.request.put(`/api${pathname}`, { data: { phone: '(202) 555-0133', notes: 'Gate code 0815' } });
    await press(page, 'Save');
    await choice(page).getByText('(202) 555-0124').waitFor();
    await choice(page).getByText('(202) 555-0133').waitFor();
    await inspect('a choice between two values');
    await press(page, 'Back');
    await choice(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Phone').inputValue()).toBe('(202) 555-0124');
    await expect.poll(() => page.evaluate('document.activeElement.textContent'), patience).toBe('Save');
    await press(page, 'Save');
    await choose(page, 'Take theirs', 'Phone');
    await page.getByRole('link', { name: '(202) 555-0133' }).waitFor();
    expect(await found(page, 'Dana Reyes')).toMatchObject([
      { phone: '+12025550133', tags: ['Monthly'], notes: 'Gate code 0815' },
    ]);

    await page.goto('/settings?tab=ai');
    await awake(page);
    await page.getByLabel('Greeting').fill('Good day from me');
    await page.request.patch('/api/profile', { data: { greeting: 'Good day from the office', voiceStyle: 'Casual' } });
    await press(page, 'Save AI Settings');
    await choose(page, 'Keep mine', 'Greeting');
    await toastSays(page, 'AI settings updated successfully!');
    const read = (await (await page.request.get('/api/profile')).json()) as { data: object };
    expect(read.data).toMatchObject({ greeting: 'Good day from me', voiceStyle: 'Casual' });
    await expect.poll(() => page.getByLabel('Voice style').inputValue(), patience).toBe('Casual');
  });
});

test('a service’s price and a person’s name are chosen by who comes later, and what only one touched stands', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(409, /^\/api\/(services|staff)/);
    await demoSlug(page, 'same.boss@example.com');
    type Known = { readonly id: string; readonly name: string };
    const firstOf = async (noun: 'services' | 'staff') => {
      const { data } = (await (await page.request.get(`/api/${noun}`)).json()) as { data: Record<string, Known[]> };
      return data[noun]?.[0] ?? expect.fail(`no ${noun}`);
    };
    const [service, person] = [await firstOf('services'), await firstOf('staff')];
    const dialog = page.getByRole('dialog', { name: /^Change a/ });
    await page.goto('/dashboard/training?tab=services');
    await awake(page);
    await press(page, `Change: ${service.name}`);
    await fill(page, { 'Price (USD)': '120.00' });
    await page.request.put(`/api/services/${service.id}`, { data: { priceCents: 11_000, minutes: 75 } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await choice(page).getByText('$110.00').waitFor();
    await inspect('a choice between two prices');
    await choose(page, 'Keep mine', 'Price');
    await dialog.waitFor({ state: 'detached' });
    expect(await firstOf('services')).toMatchObject({ priceCents: 12_000, minutes: 75 });

    await press(page, `Change: ${person.name}`);
    await fill(page, { Name: 'Robin at the front' });
    await page.request.put(`/api/staff/${person.id}`, { data: { name: 'Robin in the back' } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await choose(page, 'Take theirs', 'Name');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Robin in the back').waitFor();
  });
});

test('a change that was kept without a connection and meets another one is shown, and chosen about', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    expectFailure(409, /^\/api\/contacts/);
    await demoSlug(page, 'same.van@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    const { pathname } = new URL(page.url());
    await isKept(page, pathname);
    await context.setOffline(true);
    await press(page, 'Edit');
    await fill(page, { Phone: '(202) 555-0124' });
    await press(page, 'Save');
    await toastSays(page, 'Kept on this device until it can be sent.');
    await page.request.put(`/api${pathname}`, { data: { phone: '(202) 555-0133' } });
    await context.setOffline(false);
    await toastSays(page, 'Some changes could not be synced');
    await page.getByRole('button', { name: '1 change needs attention' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await dialog.getByText('Somebody else changed the same meanwhile.').waitFor();
    await press(page, 'Choose');
    await dialog.getByText('(202) 555-0133').waitFor();
    await inspect('a kept change that met another one');
    await press(page, 'Save My Choice');
    await dialog.getByText('Everything is sent.').waitFor();
    await hasArrived(page);
    expect(await found(page, 'Dana Reyes')).toMatchObject([{ phone: '+12025550124' }]);
  });
});

/** Opens a contact from the list and waits until it would open without a connection, too. */
async function openContact(page: Page, name: string): Promise<void> {
  await page.getByRole('list', { name: 'Contacts' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
}

test('two kept changes are chosen about side by side, and that of somebody who is gone is left', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    expectFailure(409, /^\/api\/contacts/);
    expectFailure(404, /^\/api\/contacts\//);
    await demoSlug(page, 'same.office@example.com');
    const paths: string[] = [];
    for (const [name, phone] of [
      ['Ann Marsh', '(202) 555-0141'],
      ['Bob Stone', '(202) 555-0142'],
    ]) {
      const made = await page.request.post('/api/contacts', { data: { name, phone } });
      paths.push(`/contacts/${((await made.json()) as { data: { id: string } }).data.id}`);
    }
    const [ann = '', bob = ''] = paths;
    const list = () => page.getByRole('main').getByRole('link', { name: 'Contacts' }).click();
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await openContact(page, 'Ann Marsh');
    await isKept(page, ann);
    await list();
    await openContact(page, 'Bob Stone');
    await isKept(page, bob);
    await context.setOffline(true);
    const edit = async (phone: string) => {
      await press(page, 'Edit');
      await fill(page, { Phone: phone });
      await press(page, 'Save');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await edit('(202) 555-0152');
    await list();
    await openContact(page, 'Ann Marsh');
    await edit('(202) 555-0151');
    for (const path of paths) await page.request.put(`/api${path}`, { data: { phone: '(202) 555-0160' } });
    await context.setOffline(false);
    await page.getByRole('button', { name: '2 changes need attention' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    const value = (name: string, lead: string) => row(name).getByRole('radio', { name: lead });

    const focused = () => page.evaluate('document.activeElement.tagName');
    await row('Ann Marsh').getByRole('button', { name: 'Choose' }).click();
    await value('Ann Marsh', 'Keep mine').waitFor();
    await expect.poll(focused, patience).toBe('INPUT');
    await row('Bob Stone').getByRole('button', { name: 'Choose' }).click();
    await value('Bob Stone', 'Take theirs').check();
    await inspect('two choices side by side');
    expect(await value('Ann Marsh', 'Keep mine').isChecked()).toBe(true);
    expect(await value('Bob Stone', 'Take theirs').isChecked()).toBe(true);

    const back = () => row('Ann Marsh').getByRole('button', { name: 'Back' }).click();
    await back();
    await expect.poll(focused, patience).toBe('LI');
    await context.setOffline(true);
    await row('Ann Marsh').getByRole('button', { name: 'Choose' }).click();
    await row('Ann Marsh').getByText('To choose, you need a connection.').waitFor();
    await context.setOffline(false);
    await back();
    await page.request.delete(`/api${ann}`);
    await row('Ann Marsh').getByRole('button', { name: 'Choose' }).click();
    await row('Ann Marsh').getByText('This contact was deleted meanwhile.').waitFor();
    await inspect('a choice about somebody who is gone');
    await back();
    await row('Ann Marsh').getByRole('button', { name: 'Drop' }).click();
    await row('Ann Marsh').getByRole('button', { name: 'Drop' }).click();
    await row('Ann Marsh').waitFor({ state: 'detached' });
    await row('Bob Stone').getByRole('button', { name: 'Save My Choice' }).click();
    await dialog.getByText('Everything is sent.').waitFor();
    await hasArrived(page);
    expect(await found(page, 'Bob Stone')).toMatchObject([{ phone: '+12025550160' }]);
  });
});
