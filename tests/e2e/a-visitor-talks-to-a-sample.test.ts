// A visitor without an account talks to a sample receptionist where they stand: on the home page, on the page of their trade.
import { expect, test } from 'vitest';
import { awake } from '../support/page-words.ts';
import { startServer } from '../support/running-server.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

/** A new server opens its samples in the seconds after its first start. */
const desksAreOpen = () =>
  expect.poll(async () => (await fetch(`${address()}/api/chat/kestrel-auto`)).status, { timeout: 30_000 }).toBe(200);

test('a visitor of the home page picks a trade, asks, is answered, and finds the talk again after a reload', async () => {
  await desksAreOpen();
  await tell(async ({ page, inspect }) => {
    await page.goto('/');
    await awake(page);
    const section = page.getByRole('region', { name: 'The desks are open. Ring one.' });
    await section.getByRole('link', { name: 'Garage' }).click();
    await section.getByText('Hello, this is the assistant of Kestrel Auto Care.').waitFor();
    await section.getByRole('button', { name: 'Can I drop the car off before you open?' }).click();
    const log = section.getByRole('log', { name: 'Talk with Kestrel Auto Care' });
    await log.getByText('from 6 AM', { exact: false }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    const field = section.getByRole('textbox', { name: 'Say something to Kestrel Auto Care' });
    expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
    await field.fill('How much is a tire rotation?');
    await field.press('Enter');
    await log.getByText('$25', { exact: false }).waitFor();
    await inspect('a talk on the home page');

    await page.reload();
    await awake(page);
    await section.getByRole('link', { name: 'Garage' }).click();
    await field.fill('I need an oil change');
    await field.press('Enter');
    await log.getByText('How much is a tire rotation?').waitFor();
    await expect.poll(() => log.getByText('Telle: ').count()).toBeGreaterThanOrEqual(3);
    expect(await log.getByText('How much is a tire rotation?').count()).toBe(1);
  });
});

test('a visitor of a trade’s page talks to the business of that trade, by keyboard alone', async () => {
  await desksAreOpen();
  await tell(async ({ page, inspect }) => {
    await page.goto('/industries/trades');
    await awake(page);
    await page.getByRole('link', { name: 'Talk to Harbor Plumbing' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Harbor Plumbing' });
    await dialog.getByRole('textbox').fill('How much is a drain clearing?');
    await page.keyboard.press('Enter');
    await dialog.getByText('$149', { exact: false }).waitFor();
    await inspect('a talk on the page of a trade');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
});

test('where the samples are closed, the pages say so and offer no talk', async () => {
  const closed = await startServer({ SAMPLES: 'off' });
  try {
    await tell(async ({ page }) => {
      await page.goto(`${closed.address}/industries/trades`);
      await page.getByText('The sample desks are closed on this server', { exact: false }).waitFor();
      expect(await page.getByRole('link', { name: 'Talk to Harbor Plumbing' }).count()).toBe(0);
      await page.goto(`${closed.address}/`);
      expect(await page.getByText('The desks are open.', { exact: false }).isVisible()).toBe(false);
    });
    expect((await fetch(`${closed.address}/api/chat/harbor-plumbing`)).status).toBe(404);
  } finally {
    await closed.stop();
  }
});
