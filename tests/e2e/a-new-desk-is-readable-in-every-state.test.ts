// Every part of the desk before there is anything in it, while nothing comes of it, and on its way: named, said in words, with
// the way on, and read in both themes and widths.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newOwner } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

/** Everything of the API but who is signed in. */
const data = /\/api\/(?!auth\/session)/;

/** A part of the desk, its name on the page, and what it says where there is nothing yet. */
const parts = [
  ['/inbox', 'Inbox', 'Nobody waits for you'],
  ['/diary?view=agenda', 'Diary', 'Nothing in these two weeks'],
  ['/analytics', 'Analytics', 'Nobody has called in this time'],
  ['/dashboard/training', 'Train Telle', 'Nothing is waiting for an answer'],
  ['/dashboard/training?tab=sources', 'Train Telle', 'Nothing taught yet'],
  ['/dashboard/training?tab=versions', 'Train Telle', 'As it was set up'],
  ['/settings?tab=billing', 'Settings', 'Nothing was billed'],
  ['/settings?tab=notifications', 'Settings', 'Weekly reports'],
] as const;

/** Goes there and waits until its name stands there, whatever else does. */
async function openPart(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
}

const broken = (page: Page) => page.getByText('could not be loaded');

test.each(parts)(
  '%s says what will stand there, and where it does not come, how to get it',
  async (path, name, says) => {
    await tell(async ({ page, inspect, expectFailure }) => {
      await newOwner(page, `nothing.yet${path.replaceAll(/\W/g, '')}@fieldplumbing.example`);
      await openPart(page, path, name);
      await page.getByText(says).first().waitFor();
      await inspect(`${path} with nothing in it`);

      expectFailure(500, /^\/api\//);
      await page.route(data, (route) => route.fulfill({ status: 500, body: '' }));
      await openPart(page, path, name);
      await broken(page).first().waitFor();
      await inspect(`${path} that cannot be loaded`);

      // Asked again it comes, and nothing is left of the failure.
      await page.unroute(data);
      for (let left = await broken(page).count(); left > 0; left -= 1) {
        await page.getByRole('button', { name: 'Try Again' }).first().click();
        await expect.poll(() => broken(page).count()).toBeLessThan(left);
      }
      await page.getByText(says).first().waitFor();
    });
  },
);

test('the file of a business in which nothing was taught can be read before there is one', async () => {
  await tell(async ({ page, inspect }) => {
    await newOwner(page, 'no.file.yet@fieldplumbing.example');
    await openPart(page, '/dashboard/training?tab=file', 'Train Telle');
    await page.getByRole('button', { name: 'Export File' }).waitFor();
    await inspect('the business file of a new business');
  });
});

test('each part on its way has its name already, and says that it is on its way', async () => {
  await tell(async ({ page }) => {
    await newOwner(page, 'on.its.way@fieldplumbing.example');
    // What is neither answered nor given up stays on its way.
    await page.route(data, () => undefined);
    for (const [path, name] of parts) {
      await openPart(page, path, name);
      await page.getByText('Loading...').first().waitFor();
    }
  });
});

test('a contact on its way, and one that does not come, lead back to all contacts', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await newOwner(page, 'one.contact@fieldplumbing.example');
    const path = '/contacts/ctc_00000000000000000000000000';
    await page.route(data, () => undefined);
    await openPart(page, path, 'Contact');
    await inspect('a contact on its way');
    expectFailure(500, /^\/api\//);
    // Over the one that holds: let go, what it held would reach the server after all.
    await page.route(data, (route) => route.fulfill({ status: 500, body: '' }));
    await openPart(page, path, 'Contact');
    await broken(page).first().waitFor();
    await page.locator('main').getByRole('link', { name: 'Contacts' }).click();
    await page.waitForURL((url) => url.pathname === '/contacts');
  });
});
