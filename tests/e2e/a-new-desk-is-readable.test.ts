// The pages of the desk where there is nothing yet, where nothing comes, and what a wrong link leads to: each says what to do
// next, and is read in both themes and widths.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { newOwner } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

/** Everything of the API but who is signed in. */
const data = /\/api\/(?!auth\/session)/;

const opened = async (page: Page, path: string, sign: string) => {
  await page.goto(path);
  await awake(page);
  await page.getByText(sign).first().waitFor();
};

test('a business in which nothing is taught says what to teach, and its booking page whom to turn to', async () => {
  await tell(async ({ page, inspect }) => {
    await newOwner(page, 'first.day@fieldplumbing.example');
    const profile = (await (await page.request.get('/api/profile')).json()) as { data: { slug: string } };
    for (const [path, sign] of [
      ['/dashboard/training?tab=tests', 'No test questions yet'],
      ['/dashboard/training?tab=services', 'No services yet'],
      [`/book/${profile.data.slug}`, 'has nothing that can be booked here yet'],
    ] as const) {
      await opened(page, path, sign);
      await inspect(`${path} of a new business`);
    }
    await page.getByRole('link', { name: 'Ask the receptionist' }).waitFor();
  });
});

test('a desk whose figures are on their way says so, and one that gets none says what to do', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await newOwner(page, 'gets.nothing@fieldplumbing.example');
    // What is neither answered nor given up stays on its way.
    await page.route(data, () => undefined);
    await opened(page, '/dashboard', 'Loading...');
    await inspect('a desk on its way');

    expectFailure(500, /^\/api\//);
    await page.route(data, (route) => route.fulfill({ status: 500, body: '' }));
    for (const path of ['/dashboard', '/settings?tab=security']) {
      await opened(page, path, 'could not be loaded');
      await inspect(`${path} that cannot be loaded`);
    }
  });
});

test('links that lead to nothing say so', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(400, /^\/api\/booking\/read$/);
    expectFailure(404, /^(\/api)?\/book\//);
    await opened(page, '/booking?token=nothing', 'There is no appointment behind this link');
    await inspect('a private link to nothing');
    await opened(page, '/book/nobody-here', 'Nobody can be booked at this address');
    await inspect('a booking page of nobody');
  });
});
