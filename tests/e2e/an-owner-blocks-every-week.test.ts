// Time that is blocked every week: a day of it freed, seen as such and blocked again with word of who stands in it by then; ended
// for every later week and taken back; a night that runs over midnight.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { patience, quietMonday } from '../support/diary-words.ts';
import { awake, fill, press, toastSays } from '../support/page-words.ts';
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
    await toastSays(page, 'It does not repeat any more.');
    await expect.poll(() => rows.count(), patience).toBe(0);
    await press(page, 'Undo');
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
