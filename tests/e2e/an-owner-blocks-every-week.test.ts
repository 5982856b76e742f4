// Time that is blocked every week: a day of it freed, seen as such and blocked again with word of who stands in it by then; ended
// for every later week and taken back; a night that runs over midnight; the list of them, in which each is changed, ended and revived.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { patience, quietMonday } from '../support/diary-words.ts';
import { awake, button, fill, keepToast, press, toastSays, undo } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();
const weekMs = 7 * 86_400_000;

test('a freed day stays to be seen, is booked, and is blocked again with word of who stands in it', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'lunch.owner@example.com');
    const first = quietMonday();
    const next = new Date(Date.parse(first) + weekMs).toISOString().slice(0, 10);
    const third = new Date(Date.parse(first) + 2 * weekMs).toISOString().slice(0, 10);
    const made = await page.request.post('/api/weekly-blocks', {
      data: { startsOn: first, from: '10:00', to: '11:00', reason: 'Supplier visit' },
    });
    expect(made.status()).toBe(200);
    const blocked = page.getByRole('button', { name: /^Supplier visit/ });
    await page.goto(`/diary?view=day&date=${next}`);
    await awake(page);
    await blocked.first().click();
    await press(page, 'Free This Day');
    await page.getByRole('button', { name: 'Freed: Supplier visit' }).first().waitFor();
    expect(await blocked.count()).toBe(0);
    await inspect('a day with a freed time');

    type Listed = { readonly data: { readonly freed: readonly { readonly startsAt: string }[] } };
    const range = `from=${next}T00:00:00Z&to=${third}T00:00:00Z`;
    const listed = (await (await page.request.get(`/api/blocked-times?${range}`)).json()) as Listed;
    const services = (await (await page.request.get('/api/services')).json()) as {
      data: { services: { id: string }[] };
    };
    const startsAt = listed.data.freed[0]?.startsAt;
    const order = { serviceId: services.data.services[0]?.id, startsAt, name: 'Dana Reyes', phone: '(202) 555-0101' };
    expect((await page.request.post('/api/appointments', { data: order })).status()).toBe(200);

    await page.goto(`/diary?view=agenda&date=${next}`);
    await page.getByRole('button', { name: /Freed: Supplier visit/ }).click();
    await inspect('a freed day');
    await press(page, 'Block This Day Again');
    await toastSays(page, 'Blocked again.');
    await toastSays(page, 'One appointment stands in this time. It stays: please move or cancel it.');

    const rows = page.getByRole('button', { name: /Blocked: Supplier visit/ });
    await expect.poll(() => rows.count(), patience).toBe(2);
    await rows.first().click();
    await press(page, 'End From This Day On');
    await keepToast(page, 'It does not repeat any more.');
    await expect.poll(() => rows.count(), patience).toBe(0);
    await undo(page, 'It does not repeat any more.');
    await expect.poll(() => rows.count(), patience).toBe(2);
  });
});

test('a night is blocked every week over midnight, and stands on both of its days', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'night.owner@example.com');
    const date = quietMonday();
    const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/diary?view=day&date=${date}`);
    await awake(page);
    await press(page, 'Block Time');
    await page.getByLabel('Repeats').selectOption('weekly');
    await fill(page, { 'From, time': '22:00', 'Until, time': '22:00', Reason: 'Night rest' });
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'The end must not be the start' }).waitFor();
    await fill(page, { 'Until, time': '06:00' });
    await page.getByText('On the next day').waitFor();
    await inspect('a night every week');
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    const blocked = page.getByRole('button', { name: /^Night rest/ });
    await blocked.first().waitFor();
    await page.goto(`/diary?view=day&date=${next}`);
    await blocked.first().click();
    // Its day is the one on which it begins.
    await page.getByText(/Monday, .* 10:00 PM – Tue, .* 6:00 AM/).waitFor();
    await inspect('the morning of a blocked night');
  });
});

test('what is blocked every week is listed: changed from a day on, ended and brought back, each with its undo', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'list.owner@example.com');
    const monday = quietMonday();
    const daysOn = (days: number) => new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/diary?view=week&date=${monday}`);
    await awake(page);
    const list = page.getByRole('region', { name: 'Blocked every week' });
    await list.getByText('Nothing is blocked every week.').waitFor();
    const made = await page.request.post('/api/weekly-blocks', {
      data: { startsOn: daysOn(-28), from: '10:00', to: '11:00', reason: 'Supplier visit' },
    });
    expect(made.status()).toBe(200);
    await page.reload();
    await awake(page);
    const blocked = page
      .getByRole('region', { name: 'Week', exact: true })
      .getByRole('button', { name: /^Supplier visit/ });
    const line = (words: string) => list.getByRole('listitem').filter({ hasText: words });
    await blocked.waitFor();
    await line('Every Monday, 10:00 – 11:00 AM')
      .getByRole('button', { name: /^Change/ })
      .press('Enter');
    await fill(page, { 'From the day': daysOn(1), 'From, time': '22:00', 'Until, time': '00:30', 'Last day': monday });
    await page.getByText('Every Tuesday from this day on. Before it, all stays as it is.').waitFor();
    await press(page, 'Save');
    await page.getByRole('alert').filter({ hasText: 'The last day must not be before the first' }).waitFor();
    // On a phone news lies over the dialog for its five seconds.
    await button(page, 'Dismiss').first().click();
    await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
    await inspect('a change of a weekly block');
    await fill(page, { 'Last day': '' });
    await press(page, 'Save');
    await keepToast(page, 'Changed from');
    await line('Every Tuesday, 10:00 PM – 12:30 AM the next day').waitFor();
    await line('Every Monday').getByText('Until').waitFor();
    await undo(page, 'Changed from');
    await toastSays(page, 'It is as it was.');
    await line('Every Tuesday').waitFor({ state: 'detached' });

    await line('Every Monday').getByRole('button', { name: /^End/ }).press('Enter');
    await keepToast(page, 'It does not repeat any more.');
    await blocked.waitFor({ state: 'detached' });
    await undo(page, 'It does not repeat any more.');
    await blocked.waitFor();
    await line('Every Monday').getByRole('button', { name: /^End/ }).press('Enter');
    await list.getByText('Ended (1)').waitFor();
    // Anew, since what was taken back is still told of.
    await page.reload();
    await awake(page);
    await list.getByText('Ended (1)').press('Enter');
    await line('Ended on').waitFor();
    await inspect('a weekly block that has ended');
    await line('Ended on')
      .getByRole('button', { name: /^Repeat again/ })
      .press('Enter');
    await keepToast(page, 'It repeats again.');
    await blocked.waitFor();
    // Another one: what has ended stays so, and nothing is blocked in the weeks that are past.
    await line('Every Monday').filter({ hasNotText: 'Ended on' }).waitFor();
    await list.getByText('Ended (1)').waitFor();
    await undo(page, 'It repeats again.');
    await toastSays(page, 'Ended again.');
    await blocked.waitFor({ state: 'detached' });
  });
});
