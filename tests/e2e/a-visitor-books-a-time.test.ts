// A visitor books a demo at /book/telle, is mailed, moves it and cancels it by the private link; a double press books once.
import { expect, test } from 'vitest';
import { awake, fill, isAt, linkFromMail, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

/** A new server opens Telle's own desk and the samples in the seconds after its first start. */
const deskIsOpen = (slug: string) =>
  expect.poll(async () => (await fetch(`${address()}/api/book/${slug}`)).status, { timeout: 30_000 }).toBe(200);

test('a visitor books a demo by a double press, and moves and cancels it by the mailed link', async () => {
  await deskIsOpen('telle');
  await tell(async ({ page, inspect }) => {
    await page.goto('/book/telle');
    await awake(page);
    await page.getByRole('heading', { name: 'Book a time with Telle' }).waitFor();
    await page.getByRole('radio', { name: 'Demo' }).check();
    const when = page.getByRole('region', { name: 'When?' });
    await when.getByText('Times in America/New York.').waitFor();
    const days = when.getByRole('list', { name: 'Days' }).getByRole('button');
    await days.nth(2).click();
    const times = when.locator('section button');
    const chosen = (await times.nth(1).innerText()).trim();
    await times.nth(1).click();
    await inspect('a booking page with a time chosen');

    await press(page, 'Book it');
    await page.getByText('This field is required').first().waitFor();
    await fill(page, { Name: 'Ines Duarte', Email: 'ines@example.com' });
    await page.getByRole('button', { name: 'Book it' }).dblclick();
    await toastSays(page, 'It is booked.');
    await page.getByText('Booked', { exact: true }).waitFor();
    expect(await page.getByText(chosen, { exact: false }).count()).toBeGreaterThan(0);

    const download = page.waitForEvent('download');
    await press(page, 'Add to calendar');
    expect((await download).suggestedFilename()).toBe('appointment.ics');

    const link = await linkFromMail(page, 'ines@example.com', /http[^"\s]+\/booking\?token=[\w.-]+/);
    await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
    await press(page, 'Stop reminders');
    await toastSays(page, 'You get no reminders from here any more.');
    await press(page, 'Remind me');
    await toastSays(page, 'You are reminded again.');
    await page.getByRole('button', { name: 'Stop reminders' }).waitFor();
    await press(page, 'Move');
    const another = page.getByRole('region', { name: 'Another time' });
    await another.getByRole('list', { name: 'Days' }).getByRole('button').nth(3).click();
    await another.locator('section button').first().click();
    await inspect('an appointment on its way to another time');
    await another.getByRole('button', { name: 'Move to this time' }).click();
    await toastSays(page, 'It is moved.');
    await another.waitFor({ state: 'detached' });

    await press(page, 'Cancel appointment');
    await press(page, 'Yes, cancel');
    await toastSays(page, 'It is cancelled.');
    await page.getByText('Cancelled', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Book another time' }).click();
    await isAt(page, '/book/telle');

    // Mail is sent behind the answer, and on a busy machine after the next page stands.
    const told = async () => {
      const list = await (await page.request.get('/dev/outbox')).text();
      return list.split('<li>').filter((line) => line.includes('to ines@example.com')).length;
    };
    await expect.poll(told, { message: 'one mail for each of booked, moved, cancelled', timeout: 10_000 }).toBe(3);
  });
});

test('a visitor elsewhere sees their own time with the business’s below it, and a wrong address says so', async () => {
  await deskIsOpen('kestrel-auto');
  await tell(async ({ page, expectFailure }) => {
    await page.goto('/book/kestrel-auto');
    await page.getByRole('radio', { name: 'Oil change' }).check();
    const when = page.getByRole('region', { name: 'When?' });
    await when.getByText('Your time, America/New York.', { exact: false }).waitFor();
    await when.getByRole('list', { name: 'Days' }).getByRole('button').nth(1).click();
    const words = await when.locator('section button').first().innerText();
    const [own, theirs] = [...words.matchAll(/(\d+):(\d\d) ([AP]M)/g)].map(
      ([, hour, minute, half]) => ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute),
    );
    expect((own ?? 0) - (theirs ?? 0), 'New York is two hours before Denver').toBe(120);

    expectFailure(404, /\/book\/nobody$/);
    await page.goto('/book/nobody');
    await page.getByText('Nobody can be booked at this address.', { exact: false }).waitFor();
    expectFailure(400, /\/api\/booking\/read$/);
    await page.goto('/booking?token=apt_nothing.x');
    await page.getByText('There is no appointment behind this link.', { exact: false }).waitFor();
  });
});
