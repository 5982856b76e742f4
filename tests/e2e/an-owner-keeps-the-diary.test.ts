// The owner's diary: booked for a contact, carried by mouse and by keys, cancelled and taken back, blocked and opened.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { propertyOf, readCalendar } from '../support/calendar-reader.ts';
import { aStranger, demoSlug, goOn } from '../support/chat-words.ts';
import { booked, card, patience, quietMonday, startOf } from '../support/diary-words.ts';
import { awake, dialog, fill, inDialog, keepToast, press, toastSays, undo } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();
const times = (page: Page) => page.getByRole('group', { name: 'Time' }).locator('label');
const hour = 3_600_000;

test('an appointment is booked for a contact, moved, cancelled, and each is taken back', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'diary.owner@example.com');
    const date = quietMonday();
    await page.goto('/dashboard');
    await awake(page);
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Diary' }).click();
    await page.getByRole('region', { name: 'Week', exact: true }).waitFor();
    await page.goto(`/diary?view=week&date=${date}`);
    await press(page, 'Book');
    await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText('This field is required').waitFor();
    await page.getByText('Please choose a time').waitFor();
    await toastSays(page, 'Please fix the errors before submitting');
    await page.getByLabel('Who').fill('dana');
    await page.getByRole('list', { name: 'Contacts like that' }).getByRole('button').first().click();
    await page.getByRole('dialog').getByText('(202) 555-0101').waitFor();
    expect(await page.getByRole('group', { name: 'Time' }).locator('legend').innerText()).toBe('Time *');
    await times(page).first().click();
    await inspect('a booking');
    await page.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
    await card(page).waitFor();
    await inspect('a week');

    const shown = () => card(page).getAttribute('aria-label');
    const stood = await shown();
    await card(page).click();
    await press(page, 'Move');
    await times(page).nth(2).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await keepToast(page, 'Moved to');
    await expect.poll(shown, patience).not.toBe(stood);
    await undo(page, 'Moved to');
    await toastSays(page, 'Moved back.');
    await expect.poll(shown, patience).toBe(stood);

    await card(page).click();
    await press(page, 'Cancel Appointment');
    await press(page, 'Cancel Appointment');
    await keepToast(page, 'Cancelled. The time is free again.');
    await expect.poll(() => card(page).count(), patience).toBe(0);
    await undo(page, 'Cancelled. The time is free again.');
    await card(page).waitFor();
    await page.goto('/contacts?search=dana');
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByRole('heading', { name: 'Coming' }).waitFor();
  });
});

test('an appointment is carried by mouse and by keys, and not to where it may not stand', async () => {
  await tell(async ({ page, expectFailure }) => {
    await demoSlug(page, 'carrier.owner@example.com');
    const id = await booked(page, quietMonday());
    const first = Date.parse(await startOf(page, id));
    const reached = await page.request.put(`/api/appointments/${id}`, { data: { email: 'dana.reyes@example.com' } });
    expect(reached.ok()).toBe(true);
    await page.goto(`/diary?view=week&date=${quietMonday()}`);
    await awake(page);
    await card(page).waitFor();
    const box = await card(page).boundingBox();
    if (!box) throw new Error('The card is nowhere');
    const [x, y] = [box.x + box.width / 2, box.y + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    await page.mouse.move(x, y + 120, { steps: 4 });
    await page.mouse.up();
    // As the dialog has it by default, and said, since nobody was asked.
    await page.locator('[data-sonner-toast]', { hasText: /Moved to .+\. They are told by email\./ }).waitFor();
    expect(Date.parse(await startOf(page, id)) - first).toBe(2 * hour);
    await expect
      .poll(async () => (await page.request.get('/dev/outbox')).text(), patience)
      .toContain('dana.reyes@example.com');

    await card(page).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.getByRole('status').filter({ hasText: 'Enter puts it there' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect.poll(async () => Date.parse(await startOf(page, id)) - first, patience).toBe(25.5 * hour);

    // Sunday is closed: the page says so while it is carried, and the server when it is put down.
    expectFailure(409, /^\/api\/appointments\//);
    await card(page).focus();
    await page.keyboard.press('m');
    for (let day = 0; day < 6; day += 1) await page.keyboard.press('ArrowRight');
    await page.getByText('Not free', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await toastSays(page, 'The business is closed on that day. Please choose another.');
    expect(Date.parse(await startOf(page, id)) - first).toBe(25.5 * hour);

    await card(page).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', { name: 'Dana Reyes' }).waitFor();
    expect(Date.parse(await startOf(page, id)) - first).toBe(25.5 * hour);
  });
});

type Known = {
  readonly name: string;
  readonly phone: string | null;
  readonly note: string;
  readonly address: string | null;
  readonly serviceId: string;
  readonly staffId: string | null;
  readonly endsAt: string;
};

test('what is known of an appointment is changed in its dialog, by the diary’s rules, and taken back', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await demoSlug(page, 'editor.owner@example.com');
    const date = quietMonday();
    const id = await booked(page, date);
    const known = async () =>
      ((await (await page.request.get(`/api/appointments/${id}`)).json()) as { data: Known }).data;
    const before = await known();
    const edit = async (fields: Readonly<Record<string, string>>) => {
      await card(page)
        .or(page.getByRole('button', { name: /^Dana R\. Reyes/ }))
        .first()
        .click();
      await inDialog(page, 'Edit').click();
      await page.getByRole('heading', { name: 'Edit appointment' }).waitFor();
      await fill(page, fields);
    };
    const save = () => inDialog(page, 'Save').click();
    await page.goto(`/diary?view=week&date=${date}`);
    await awake(page);

    await edit({ Name: '', Phone: '12' });
    await save();
    await dialog(page).getByText('This field is required').waitFor();
    await inspect('an appointment that is edited');
    // What was typed is not lost unasked.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    expectFailure(400, /^\/api\/appointments\//);
    await fill(page, { Name: 'Dana R. Reyes' });
    await save();
    await dialog(page).getByText('Please enter a valid phone number').waitFor();
    await fill(page, { Phone: '(202) 555-0188', Address: '12 Elm Street', Note: 'Ring twice\nThe dog is kind' });
    await save();
    await keepToast(page, 'Saved.');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await known()).toMatchObject({
      ...{
        name: 'Dana R. Reyes',
        phone: '+12025550188',
        address: '12 Elm Street',
        note: 'Ring twice\nThe dog is kind',
      },
      ...{ serviceId: before.serviceId, staffId: before.staffId },
    });
    await undo(page, 'Saved.');
    await toastSays(page, 'It is as it was.');
    expect(await known()).toMatchObject({ name: 'Dana Reyes', phone: '+12025550101', address: null, note: '' });

    // Two write at once: who saves later chooses, and what they did not touch stays as the other left it.
    expectFailure(409, /^\/api\/appointments\//);
    await edit({ Note: 'Mine' });
    const theirs = { note: 'Theirs', address: '7 Oak Street' };
    expect((await page.request.put(`/api/appointments/${id}`, { data: theirs })).ok()).toBe(true);
    await save();
    await page.getByRole('group', { name: 'Note' }).waitFor();
    await press(page, 'Save My Choice');
    await keepToast(page, 'Saved.');
    expect(await known()).toMatchObject({ note: 'Mine', address: '7 Oak Street' });
  });
});

test('an appointment becomes another service and a colleague’s in its dialog, where they have the time', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await demoSlug(page, 'placer.owner@example.com');
    const date = quietMonday();
    const id = await booked(page, date);
    const get = async <T>(path: string) => ((await (await page.request.get(path)).json()) as { data: T }).data;
    const known = () => get<Known>(`/api/appointments/${id}`);
    const before = await known();
    // A drain is cleaned by one of them alone, a leak mended by both.
    const { services } = await get<{ services: { id: string; name: string }[] }>('/api/services');
    const idOf = (name: string) => services.find((one) => one.name === name)?.id ?? '';
    const { staff } = await get<{ staff: { id: string; name: string }[] }>('/api/staff');
    const colleague = staff.find(({ name }) => name === 'Jenny Park')?.id ?? '';
    await page.request.put(`/api/appointments/${id}`, { data: { email: 'dana.placed@example.com' } });
    const edit = async () => {
      await card(page).click();
      await inDialog(page, 'Edit').click();
    };
    await page.goto(`/diary?view=week&date=${date}`);
    await awake(page);
    await edit();
    await page.getByLabel('Service', { exact: true }).selectOption(idOf('Leak repair'));
    await page.getByLabel('With', { exact: true }).selectOption(colleague);
    expect(await page.getByLabel('Tell them by email').isChecked()).toBe(true);
    await inspect('an appointment that is given to a colleague');
    await inDialog(page, 'Save').click();
    await keepToast(page, 'with Jenny Park. They are told by email.');
    expect(await known()).toMatchObject({ serviceId: idOf('Leak repair'), staffId: colleague });
    await undo(page, 'with Jenny Park.');
    await toastSays(page, 'It is as it was. They are told by email.');
    expect(await known()).toMatchObject({ serviceId: before.serviceId, staffId: before.staffId });

    const taken = { startsAt: before.endsAt, endsAt: new Date(Date.parse(before.endsAt) + hour).toISOString() };
    const blocked = await page.request.post('/api/blocked-times', { data: { ...taken, staffId: null, reason: 'Van' } });
    const block = ((await blocked.json()) as { data: { id: string } }).data.id;
    expectFailure(409, /^\/api\/appointments\//);
    await edit();
    await page.getByLabel('Service', { exact: true }).selectOption(idOf('Fixture installation'));
    await fill(page, { Note: 'Twice the work' });
    await inDialog(page, 'Save').click();
    await toastSays(page, 'This time is taken. Please choose another.');
    // Refused, nothing of it is kept, and nothing typed is lost.
    expect(await known()).toMatchObject({ serviceId: before.serviceId, note: '' });
    expect((await page.request.delete(`/api/blocked-times/${block}`)).ok()).toBe(true);
    await page.getByLabel('Tell them by email').uncheck();
    await inDialog(page, 'Save').click();
    await toastSays(page, 'Saved. It stands at');
    expect(await known()).toMatchObject({
      serviceId: idOf('Fixture installation'),
      staffId: before.staffId,
      note: 'Twice the work',
    });
  });
});

test('what the receptionist books stands in a diary that is open, without a minute gone by', async () => {
  await tell(async ({ page }) => {
    await page.clock.install();
    const slug = await demoSlug(page, 'watched.diary@example.com');
    const stranger = await aStranger(page, slug, address());
    await page.goto('/diary?view=agenda');
    await awake(page);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 100)));
    await goOn(stranger, 'I would like to book a drain cleaning', /booked|all set|see you/i);
    const visit = page.getByRole('button', { name: /Jane Miller/ });
    await visit.waitFor();
    await visit.click();
    const way = page.getByRole('dialog').getByRole('link', { name: '12 Oak Street on a map' });
    expect(await way.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/.*query=12%20Oak%20Street$/);
    // Whoever drives there reads both, the address whole.
    const [id, where] = [await booked(page, quietMonday()), { address: '7 Mill Lane', note: 'Ring twice' }];
    expect((await page.request.put(`/api/appointments/${id}`, { data: where })).ok()).toBe(true);
    await page.clock.resume();
    await page.goto(`/diary?view=agenda&date=${quietMonday()}`);
    const row = page.getByRole('button', { name: /Dana Reyes/ });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/Ring twice\s+7 Mill Lane/);
  });
});

test('time is blocked, seen in each view, and opened again', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'blocker.owner@example.com');
    const date = quietMonday();
    await page.goto(`/diary?view=day&date=${date}`);
    await awake(page);
    await press(page, 'Block Time');
    await fill(page, { 'Until, time': '11:00', Reason: 'Supplier visit' });
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('The end must be after the start').waitFor();
    await toastSays(page, 'Please fix the errors before submitting');
    await fill(page, { 'From, time': '10:00' });
    await inspect('blocking time');
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('button', { name: 'Supplier visit' }).first().waitFor();
    await inspect('a day');
    await page.getByRole('button', { name: 'Agenda' }).click();
    await page.getByRole('button', { name: /Blocked: Supplier visit/ }).click();
    await press(page, 'Open This Time');
    await toastSays(page, 'Opened. It can be booked again.');
  });
});

test('time is blocked every week, one day of it is freed and taken back, and it is ended', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'weekly.owner@example.com');
    const date = quietMonday();
    const next = new Date(Date.parse(date) + 7 * 24 * hour).toISOString().slice(0, 10);
    const blocked = page.getByRole('button', { name: /^Supplier visit/ });
    await page.goto(`/diary?view=day&date=${date}`);
    await awake(page);
    await press(page, 'Block Time');
    await fill(page, { 'From, time': '10:00', 'Until, time': '11:00', Reason: 'Supplier visit' });
    await page.getByLabel('Repeats').selectOption('weekly');
    await page.getByLabel('Last day').waitFor();
    await inspect('blocking time every week');
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await blocked.first().waitFor();
    await page.goto(`/diary?view=day&date=${next}`);
    await blocked.first().click();
    await inspect('a day of a weekly block');
    await press(page, 'Free This Day');
    await keepToast(page, 'The other weeks stay blocked.');
    await blocked.first().waitFor({ state: 'detached' });
    await undo(page, 'The other weeks stay blocked.');
    await toastSays(page, 'Blocked again.');
    await blocked.first().click();
    await press(page, 'End From This Day On');
    await blocked.first().waitFor({ state: 'detached' });
    await page.goto(`/diary?view=day&date=${date}`);
    await blocked.first().waitFor();
  });
});

test('reminders are chosen below the diary, and each appointment says what becomes of its reminder', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'reminder.owner@example.com');
    const id = await booked(page, quietMonday());
    const line = page.getByRole('dialog').getByText('No reminder: there is no email address.');
    await page.goto(`/diary?view=week&date=${quietMonday()}&open=${id}`);
    await line.waitFor();
    await inspect('an appointment with its reminder');
    await page.goto(`/diary?view=week&date=${quietMonday()}`);
    await awake(page);
    const reminders = page.getByRole('region', { name: 'Reminders' });
    await reminders.getByLabel('A day before').focus();
    await page.keyboard.press('ArrowDown');
    await toastSays(page, 'Reminders are set.');
    await expect.poll(() => reminders.getByLabel('Two hours before').isChecked(), patience).toBe(true);
    await inspect('the reminders');
    await reminders.getByLabel('No reminders').check();
    await expect.poll(() => reminders.getByLabel('No reminders').isChecked(), patience).toBe(true);
    await page.reload();
    await expect.poll(() => reminders.getByLabel('No reminders').isChecked(), patience).toBe(true);
    await page.goto(`/diary?view=week&date=${quietMonday()}&open=${id}`);
    await page.getByRole('dialog').getByText('(202) 555-0101').waitFor();
    expect(await line.count()).toBe(0);
  });
});

test('the diary is read by a calendar program at a private address, until that is renewed and ended', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'calendar.owner@example.com');
    const id = await booked(page, quietMonday());
    await page.goto('/diary');
    await awake(page);
    const calendars = page.getByRole('region', { name: 'In your own calendar' });
    await calendars.getByRole('button', { name: 'Make an address for Everybody' }).click();
    await toastSays(page, 'The address is made.');
    const address = calendars.getByLabel('Address for Everybody', { exact: true });
    const first = await address.inputValue();
    const status = async (url: string) => (await page.request.get(new URL(url).pathname)).status();
    const file = await (await page.request.get(new URL(first).pathname)).text();
    expect(readCalendar(file).components.map((event) => propertyOf(event, 'UID'))).toContain(`${id}@telle`);
    await calendars.getByText('How to add it to Google Calendar').press('Enter');
    await calendars.getByText('Paste the address and press “Add calendar”.').waitFor();
    await inspect('a calendar address');
    await calendars.getByRole('button', { name: 'Renew the address for Everybody' }).press('Enter');
    await press(page, 'Make a New One');
    await toastSays(page, 'Here is the new address.');
    await expect.poll(() => address.inputValue(), patience).not.toBe(first);
    const second = await address.inputValue();
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await calendars.getByRole('button', { name: 'End the address for Everybody' }).press('Enter');
    await press(page, 'End Address');
    await toastSays(page, 'The address is ended.');
    await address.waitFor({ state: 'detached' });
    expect(await status(second)).toBe(404);
  });
});

test('the agenda says what comes, that nothing does, and that it could not be loaded', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await demoSlug(page, 'reader.owner@example.com');
    await page.goto('/diary?view=agenda&date=2024-01-01');
    await page.getByText('Nothing in these two weeks').waitFor();
    await inspect('an agenda without anything');

    expectFailure(503, /^\/api\/appointments$/);
    await page.route('**/api/appointments?*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto(`/diary?view=agenda`);
    await page.getByText('could not be loaded').waitFor();
    await page.unroute('**/api/appointments?*');
    await press(page, 'Try Again');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await inspect('an agenda');
  });
});
