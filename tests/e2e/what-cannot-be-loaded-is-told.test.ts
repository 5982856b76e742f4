// What a page asks for and does not get: it says what is missing, why, and under which reference, in one toast and one entry
// of the error log, and comes at the next press.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const serverError = 'Server error. Our team has been notified.';
const whyOfServer = 'The server answered with an error. Nothing is lost. Please try again in a moment.';

type Failing = {
  readonly of: string;
  /** What a page asks, and what it cannot show for want of it. */
  readonly asks: RegExp;
  readonly what: string;
  /** The way there. */
  go(page: Page): Promise<unknown>;
  /** Where it comes. */
  comes(page: Page): Promise<unknown>;
};

const list = (page: Page) => page.getByRole('list', { name: 'Contacts' });
const conversations = (page: Page) => page.locator('[data-row]').first();
const pages: readonly Failing[] = [
  {
    ...{ of: 'the contacts', asks: /\/api\/contacts\?/, what: 'The contacts' },
    go: (page) => page.goto('/contacts'),
    comes: (page) => list(page).getByRole('link').first().waitFor(),
  },
  {
    ...{ of: 'a contact', asks: /\/api\/contacts\/ctc_\w+$/, what: 'This contact' },
    async go(page) {
      await page.goto('/contacts');
      await list(page).getByRole('link').first().click();
    },
    comes: (page) => page.getByText('Known since').waitFor(),
  },
  {
    ...{ of: 'a contact’s history', asks: /\/api\/contacts\/ctc_\w+\/history/, what: 'The history' },
    async go(page) {
      await page.goto('/contacts');
      await list(page).getByRole('link').first().click();
    },
    comes: (page) => page.locator('section[aria-labelledby=history] ol, :text("Nothing yet")').first().waitFor(),
  },
  {
    ...{ of: 'the newest contacts', asks: /\/api\/contacts\?limit=8/, what: 'The newest contacts' },
    go: (page) => page.goto('/dashboard'),
    comes: (page) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: 'Newest contacts' }) })
        .locator('time')
        .first()
        .waitFor(),
  },
  {
    ...{ of: 'the inbox', asks: /\/api\/conversations(\?|$)/, what: 'The conversations' },
    go: (page) => page.goto('/inbox?list=all'),
    comes: (page) => conversations(page).waitFor(),
  },
  {
    ...{ of: 'a talk', asks: /\/api\/conversations\/cnv_\w+$/, what: 'This conversation' },
    async go(page) {
      await page.goto('/inbox?list=all');
      await conversations(page).click();
    },
    comes: (page) => page.getByRole('log', { name: 'What was said' }).waitFor(),
  },
  {
    ...{ of: 'the days of the diary', asks: /\/api\/appointments\?/, what: 'These days' },
    go: (page) => page.goto('/diary?view=agenda'),
    comes: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  },
  {
    ...{ of: 'the diary', asks: /\/api\/services$/, what: 'The diary' },
    go: (page) => page.goto('/diary'),
    comes: (page) => page.getByRole('group', { name: 'View' }).waitFor(),
  },
  {
    ...{ of: 'the sign-ins', asks: /\/api\/auth\/sessions$/, what: 'Where you are signed in' },
    go: (page) => page.goto('/settings?tab=security'),
    comes: (page) => page.getByText('This browser', { exact: true }).waitFor(),
  },
  {
    ...{ of: 'the booking page’s switch', asks: /\/api\/booking-page$/, what: 'Whether strangers may book' },
    go: (page) => page.goto('/dashboard/training?tab=facts'),
    comes: (page) => page.getByLabel('Strangers may book on it').waitFor(),
  },
];

/** Answers what matches with that, until the answer is called. */
async function failing(page: Page, asks: RegExp, status: number, code: string, error: string): Promise<() => void> {
  let isDown = true;
  await page.route(asks, (route) =>
    isDown
      ? route.fulfill({ status, json: { success: false, error, code, requestId: 'req_story' } })
      : route.continue(),
  );
  return () => {
    isDown = false;
  };
}

/** The codes of what the page writes to the error log from now on. */
function logOf(page: Page): readonly { readonly code: string; readonly details: string }[] {
  const logged: { code: string; details: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) logged.push(request.postDataJSON());
  });
  return logged;
}

test.each(pages)('$of: what is missing, why, and the next press', async ({ of, asks, what, go, comes }) => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(500, /^\/api\//);
    await demoSlug(page, `${of.replaceAll(/\W+/g, '.')}@example.com`);
    const logged = logOf(page);
    const mend = await failing(page, asks, 500, 'internal', serverError);
    await go(page);
    await awake(page);
    const said = page.locator('main');
    await said.getByText(`${what} could not be loaded`, { exact: true }).waitFor();
    await said.getByText(whyOfServer).first().waitFor();
    await said.getByText('Reference req_story').first().waitFor();
    await toastSays(page, serverError);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(1);
    await expect.poll(() => logged.map(({ code }) => code)).toEqual(['LOAD_ERROR']);
    expect(logged[0]?.details).toContain('req_story');
    // They are drawn alike.
    if (of === 'the contacts') await inspect('contacts that cannot be loaded');
    mend();
    await press(page, 'Try Again');
    await comes(page);
    await expect.poll(() => page.getByText('could not be loaded').count()).toBe(0);
  });
});

test('what stands from before says that it may be out of date, in one toast and the log too, though much fails at once', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(500, /^\/api\//);
    await demoSlug(page, 'desk.grows.old@example.com');
    await page.goto('/dashboard');
    await awake(page);
    const missed = page.getByRole('heading', { name: 'Recent activity' });
    await missed.waitFor();
    const logged = logOf(page);
    const mend = await failing(page, /\/api\/(?:desk|conversation-counts)/, 500, 'internal', serverError);
    // As for whoever comes back to an open tab, and again while it fails.
    const comeBack = "document.dispatchEvent(new Event('visibilitychange'))";
    await page.evaluate(comeBack);
    await page.getByText('The desk may be out of date.').waitFor();
    await toastSays(page, serverError);
    await missed.waitFor();
    const again = page.waitForResponse((answer) => answer.url().endsWith('/api/desk'));
    await page.evaluate(comeBack);
    await again;
    await page.getByText('The desk may be out of date.').waitFor();
    expect(await page.locator('[data-sonner-toast]').count()).toBe(1);
    await expect.poll(() => logged.map(({ code }) => code)).toEqual(['LOAD_ERROR']);
    await inspect('a desk that could not be loaded again');
    mend();
    await press(page, 'Try Again');
    await page.getByText('may be out of date').waitFor({ state: 'detached' });
  });
});

test('parts that fail alike are told in one toast, and each in the log', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(500, /^\/api\//);
    await demoSlug(page, 'all.at.once@example.com');
    await page.route('**/api/**', (route) =>
      /\/api\/(?:auth\/|errors$)/.test(route.request().url())
        ? route.continue()
        : route.fulfill({
            status: 500,
            json: { success: false, error: serverError, code: 'internal', requestId: 'r' },
          }),
    );
    const logged = logOf(page);
    await page.goto('/settings?tab=security');
    await page.locator('main').getByText('could not be loaded').nth(2).waitFor();
    await toastSays(page, serverError);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(1);
    await expect.poll(() => logged.length).toBeGreaterThan(2);
    expect(new Set(logged.map(({ details }) => details)).size).toBe(logged.length);
  });
});

test('a search among the contacts that fails offers nobody for other words, and says so', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(500, /^\/api\/contacts$/);
    await demoSlug(page, 'search.unlucky@example.com');
    await page.goto('/diary');
    await awake(page);
    await press(page, 'Book');
    const book = page.getByRole('dialog', { name: 'Book' });
    await book.getByRole('textbox', { name: 'Who' }).fill('Dana');
    const dana = book.getByRole('button', { name: /^Dana/ });
    await dana.waitFor();
    const logged = logOf(page);
    const mend = await failing(page, /\/api\/contacts\?/, 500, 'internal', serverError);
    await book.getByRole('textbox', { name: 'Who' }).fill('Dana R');
    await book.getByText('Contacts like that could not be loaded').waitFor();
    expect(await dana.count()).toBe(0);
    await toastSays(page, serverError);
    await expect.poll(() => logged.map(({ code }) => code)).toEqual(['LOAD_ERROR']);
    mend();
    await book.getByRole('button', { name: 'Try Again' }).click();
    await dana.waitFor();
  });
});

test('the booking page, its free times and a private link tell a stranger the same way', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(500, /^\/api\//);
    const slug = await demoSlug(page, 'stranger.unlucky@example.com');
    const mendPage = await failing(page, /\/api\/book\/[\w-]+$/, 500, 'internal', serverError);
    const mendTimes = await failing(page, /\/free-times\?/, 500, 'internal', serverError);
    await page.goto(`/book/${slug}`);
    await page.getByText('This page could not be loaded').waitFor();
    await page.getByText('Reference req_story').waitFor();
    await inspect('a booking page that cannot be loaded');
    mendPage();
    await press(page, 'Try Again');
    await page.getByRole('region', { name: 'What would you like?' }).getByRole('radio').first().check({ force: true });
    await page.getByText('The free times could not be loaded').waitFor();
    mendTimes();
    await press(page, 'Try Again');
    await page.getByRole('list', { name: 'Days' }).waitFor();

    const mendOwn = await failing(page, /\/api\/booking\/read$/, 500, 'internal', serverError);
    await page.goto('/booking?token=none-of-ours');
    await page.getByText('Your appointment could not be loaded').waitFor();
    mendOwn();
  });
});

test('why is told by what happened: no right, nothing there, no answer, no connection', async () => {
  await tell(async ({ page, context, expectFailure, expectComplaint }) => {
    expectFailure(403, /^\/api\/conversations$/);
    expectFailure(404, /^\/api\/conversations$/);
    expectComplaint(/ERR_CONNECTION_RESET/);
    await demoSlug(page, 'many.reasons@example.com');
    const asks = /\/api\/conversations(\?|$)/;
    await page.goto('/inbox?list=all');
    await conversations(page).waitFor();
    const noRight = "You don't have permission to perform this action.";
    for (const [status, code, error, why] of [
      [403, 'forbidden', noRight, noRight],
      [404, 'not_found', 'The requested resource was not found.', 'It is not there any more'],
    ] as const) {
      await failing(page, asks, status, code, error);
      await page.reload();
      await page.locator('main').getByText(why).waitFor();
      await page.unroute(asks);
    }
    // What was never loaded: the last answer of another list would be shown instead.
    await page.route(asks, (route) => route.abort('connectionreset'));
    await page.goto('/inbox?list=spam');
    await page.locator('main').getByText('No answer came from the server. Nothing is lost.').waitFor();
    await page.unroute(asks);
    await press(page, 'Try Again');
    await page.getByText('No spam').waitFor();
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'List' }).selectOption('snoozed');
    await page.locator('main').getByText('You are offline, and this was not kept here.').waitFor();
    await context.setOffline(false);
    await page.getByText('Nothing is snoozed').waitFor();
  });
});

test('older conversations that cannot be had are asked for once, and again by hand', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(500, /^\/api\/conversations$/);
    await demoSlug(page, 'older.unlucky@example.com');
    const first = await page.request.get('/api/conversations');
    const { data } = await first.json();
    // So few that the end of the list is in sight, where older ones are asked for.
    const newest = { conversations: data.conversations.slice(0, 3), nextCursor: 'behind' };
    let asked = 0;
    let isDown = true;
    await page.route(/\/api\/conversations(\?|$)/, (route) => {
      const isOlder = new URL(route.request().url()).searchParams.has('cursor');
      if (!isOlder) return route.fulfill({ json: { success: true, data: newest } });
      asked += 1;
      if (isDown) return route.fulfill({ status: 500, body: '' });
      return route.fulfill({ json: { success: true, data: { conversations: [], nextCursor: null } } });
    });
    await page.goto('/inbox?list=all');
    await page.getByText('Older conversations could not be loaded').waitFor();
    // Whoever asks again by itself has asked by the time that other answers are drawn.
    for (const _ of [1, 2, 3])
      await page.evaluate("fetch('/api/profile').then(() => new Promise(requestAnimationFrame))");
    expect(asked).toBe(1);
    isDown = false;
    await press(page, 'Try Again');
    await page.getByText('Older conversations could not be loaded').waitFor({ state: 'detached' });
  });
});
