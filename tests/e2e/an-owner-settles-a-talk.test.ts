// What an owner does about a talk without leaving it: books for its caller, makes a contact of them, takes
// back a message that was taken wrongly, puts the talk off until a time of their own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, say } from '../support/chat-words.ts';
import { patience, quietMonday } from '../support/diary-words.ts';
import { dialog, fill, inDialog, isAt, keepToast, press, toastSays, undo } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const rows = (page: Page) => page.locator('[data-row]');
const said = (page: Page) => page.getByRole('log', { name: 'What was said' });

type Answer<T> = { readonly data: T };
type Talk = { readonly contact: { readonly id: string; readonly name: string } | null };

/** Opens the newest talk, in which a stranger said that. */
async function openTalk(page: Page, email: string, ...texts: readonly string[]): Promise<string> {
  const slug = await demoSlug(page, email);
  const stranger = await aStranger(page, slug, address());
  for (const text of texts) await say(stranger, text);
  await page.goto('/inbox?list=all');
  await rows(page).first().click();
  await said(page)
    .getByText(texts[0] ?? '')
    .first()
    .waitFor();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function talkOf(page: Page, id: string): Promise<Talk> {
  const read = await (await page.request.get(`/api/conversations/${id}`)).json();
  return (read as Answer<{ conversation: Talk }>).data.conversation;
}

test('a stranger of a talk becomes a contact, and is booked for without leaving it', async () => {
  await tell(async ({ page, inspect }) => {
    const id = await openTalk(page, 'knows.owner@example.com', 'When are you open?');
    expect((await talkOf(page, id)).contact).toBeNull();
    await press(page, 'Add as Contact');
    await fill(page, { Name: 'Vic Sterling', Phone: '(202) 555-0177', Email: 'vic.sterling@example.com' });
    await inDialog(page, 'Add Contact').click();
    await toastSays(page, 'Added.');
    await page.getByRole('heading', { name: 'Vic Sterling', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Add as Contact' }).waitFor({ state: 'detached' });
    expect((await talkOf(page, id)).contact?.name).toBe('Vic Sterling');

    await page.getByRole('button', { name: 'Book', exact: true }).press('Enter');
    await dialog(page).getByText('(202) 555-0177').waitFor();
    await fill(page, { Day: quietMonday() });
    await page.getByRole('group', { name: 'Time' }).locator('label').first().click();
    await inspect('a booking from a talk');
    await inDialog(page, 'Book').click();
    await keepToast(page, 'Booked for');
    await dialog(page).waitFor({ state: 'detached' });
    // The talk stands as it was left, and so does the focus.
    await said(page).getByText('When are you open?').first().waitFor();
    const book = page.getByRole('button', { name: 'Book', exact: true });
    await expect.poll(() => book.evaluate((one) => one.matches(':focus')), patience).toBe(true);
    const comes = await page.request.get('/api/appointments', {
      params: { from: new Date().toISOString(), to: new Date(Date.now() + 90 * 86_400_000).toISOString() },
    });
    const { appointments } = ((await comes.json()) as Answer<{ appointments: { name: string; phone: string }[] }>).data;
    expect(appointments.find(({ name }) => name === 'Vic Sterling')?.phone).toBe('+12025550177');
    // Who opens the talk later finds what was booked from it.
    await page.reload();
    await said(page).getByText('Booked: ').waitFor();
    await inspect('a talk that was booked from');
  });
});

test('whoever is no contact and booked for is one from then on', async () => {
  await tell(async ({ page }) => {
    const id = await openTalk(page, 'books.owner@example.com', 'What does a drain cleaning cost?');
    await press(page, 'Book');
    await fill(page, { Who: 'Ada Quill', Phone: '(202) 555-0178' });
    await fill(page, { Day: quietMonday() });
    await page.getByRole('group', { name: 'Time' }).locator('label').first().click();
    await inDialog(page, 'Book').click();
    await toastSays(page, 'Booked for');
    await page.getByRole('heading', { name: 'Ada Quill', level: 2 }).waitFor();
    expect((await talkOf(page, id)).contact?.name).toBe('Ada Quill');
  });
});

test('a message that was taken wrongly is taken back, and put back', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await demoSlug(page, 'wrongly.owner@example.com');
    const stranger = await aStranger(page, slug, address());
    for (const text of ['Can I leave a message?', 'The invoice is wrong', 'Maria Lopez', '202 555 0142', 'yes'])
      await say(stranger, text);
    await page.goto('/inbox?list=all');
    await rows(page).first().click();
    await press(page, 'Take It Back');
    await keepToast(page, 'Taken back. It counts no more.');
    await said(page).getByText('Message (taken back):').waitFor();
    await inspect('a message that was taken back');
    await undo(page, 'Taken back. It counts no more.');
    await toastSays(page, 'It stands again.');
    await page.getByRole('button', { name: 'Mark as Done' }).waitFor();
    // Whoever comes back later has no toast left, and the line itself.
    await press(page, 'Take It Back');
    await said(page).getByText('Message (taken back):').waitFor();
    await page.reload();
    await press(page, 'Put It Back');
    await toastSays(page, 'It waits again.');
    await page.getByRole('button', { name: 'Take It Back' }).waitFor();
  });
});

test('a talk is put off until a time of one’s own, on the clock of the business', async () => {
  await tell(async ({ page, inspect }) => {
    const id = await openTalk(page, 'naps.owner@example.com', 'Do you repair gutters?');
    await page.getByLabel('More').press('Enter');
    await page.getByLabel('Snooze until').fill('2020-01-01T09:00');
    await press(page, 'Snooze');
    await page.getByText('Please choose a time to come').waitFor();
    await inspect('a time of one’s own that has gone by');
    await page.getByLabel('Snooze until').fill(`${quietMonday()}T15:30`);
    await page.keyboard.press('Enter');
    await toastSays(page, ', 3:30 PM.');
    const read = await (await page.request.get(`/api/conversations/${id}`)).json();
    const until = (read as Answer<{ conversation: { snoozedUntil: string } }>).data.conversation.snoozedUntil;
    const there = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    expect(new Intl.DateTimeFormat('en-CA', there).format(new Date(until))).toBe('15:30');
  });
});

test('an answer says what it stands on and how fast it came, and a talk leads to all others of its caller', async () => {
  await tell(async ({ page }) => {
    const id = await openTalk(page, 'reads.answers@example.com', 'What does a drain cleaning cost?');
    await said(page)
      .getByText(/^From: services · answered in \d+(\.\d+)? s$/)
      .waitFor();
    // Nobody knows who it is: there is nobody whose others there could be.
    const all = page.getByRole('link', { name: 'All with this person' });
    expect(await all.count()).toBe(0);
    const person = { name: 'Vic Sterling', phone: '+12025550177' };
    const made = await (await page.request.post('/api/contacts', { data: person })).json();
    const contact = (made as Answer<{ id: string }>).data.id;
    await page.request.patch(`/api/conversations/${id}`, { data: { contactId: contact } });
    await all.press('Enter');
    await isAt(page, `/inbox?list=all&contact=${contact}`);
    await page.getByText('Of one person').waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).getByText('Vic Sterling').waitFor();
    await page.getByRole('link', { name: 'Show all', exact: true }).press('Enter');
    // The demo begins with nine talks.
    await expect.poll(() => rows(page).count()).toBe(10);
  });
});

test('a talk is one’s own, and nobody’s again; it is spam, and is not', async () => {
  await tell(async ({ page, inspect }) => {
    const id = await openTalk(page, 'own.owner@example.com', 'Do you repair gutters?');
    const choose = async (name: string) => {
      await page.getByLabel('More', { exact: true }).press('Enter');
      await page.getByRole('button', { name, exact: true }).press('Enter');
    };
    const list = page.getByRole('combobox', { name: 'List' });
    const row = page.locator(`[data-row="${id}"]`);
    await choose('Assign to me');
    await toastSays(page, 'Assigned to you.');
    await list.selectOption({ label: 'Assigned to you' });
    await expect.poll(() => rows(page).count()).toBe(1);
    await row.waitFor();
    await choose('Assign to nobody');
    await toastSays(page, 'Assigned to nobody.');
    await row.waitFor({ state: 'detached' });

    await choose('Mark as spam');
    await toastSays(page, 'Ended, and kept under Spam.');
    await page.getByText('Marked as spam').waitFor();
    await list.selectOption({ label: 'With the receptionist' });
    await row.waitFor({ state: 'detached' });
    await list.selectOption({ label: 'Spam' });
    await row.waitFor();
    await inspect('a talk that is spam');
    await choose('Not spam');
    await toastSays(page, 'It is back in the list, as it was.');
    await page.getByText('Marked as spam').waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });
    await list.selectOption({ label: 'With the receptionist' });
    await row.waitFor();
  });
});
