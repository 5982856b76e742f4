// Whoever loses the connection before this browser keeps the desk, and opens a page that never came here: it is said in our
// own words, with the way around the desk, and comes when the connection does.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const desk = (page: Page) => page.getByRole('navigation', { name: 'Desk' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a page that never came here says that there is no connection, and comes at a press when there is one', async () => {
  await tell(async ({ page, context, inspect }) => {
    await demoSlug(page, 'first.seconds@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await page.getByRole('button', { name: 'Start Test Call' }).waitFor();
    await context.setOffline(true);
    await desk(page).getByRole('link', { name: 'Diary' }).click();
    await heading(page, 'You are offline').waitFor();
    expect(new URL(page.url()).pathname).toBe('/diary');
    await page.getByText('This page was not kept here. It comes by itself once you are back.').waitFor();
    await inspect('a page that has not come');
    await press(page, 'Try Again');
    await page.getByText('No answer yet.').waitFor();
    // What came stays within reach.
    await desk(page).getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Newest contacts' }).waitFor();
    await desk(page).getByRole('link', { name: 'Diary' }).click();
    await heading(page, 'You are offline').waitFor();
    await context.setOffline(false);
    await heading(page, 'Diary').waitFor();
  });
});

test('a server that is away leaves nobody with the browser’s own page, and a press brings what was asked for', async () => {
  await tell(async ({ page, expectComplaint }) => {
    expectComplaint(/ERR_CONNECTION_REFUSED/);
    await demoSlug(page, 'server.away@example.com');
    await page.goto('/contacts');
    await awake(page);
    const isAway = /\/assets\/.*analytics.*\.js$|\/analytics$/;
    await page.route(isAway, (route) => route.abort('connectionrefused'));
    await desk(page).getByRole('link', { name: 'Analytics' }).click();
    await heading(page, 'This page could not be loaded').waitFor();
    await page.getByText('No answer yet.').waitFor();
    await page.unroute(isAway);
    await press(page, 'Try Again');
    await heading(page, 'Analytics').waitFor();
  });
});

test('a page whose script alone is kept back, as by a blocker, is not loaded over and over and waits for the press', async () => {
  await tell(async ({ page, expectComplaint }) => {
    expectComplaint(/ERR_BLOCKED_BY_CLIENT|dynamically imported module/);
    await demoSlug(page, 'script.blocked@example.com');
    await page.goto('/contacts');
    await awake(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const script = /\/assets\/.*analytics.*\.js$/;
    await page.route(script, (route) => route.abort('blockedbyclient'));
    await desk(page).getByRole('link', { name: 'Analytics' }).click();
    await heading(page, 'This page could not be loaded').waitFor();
    await page.getByText('No answer yet.').waitFor();
    await press(page, 'Try Again');
    await page.getByText('No answer yet.').waitFor();
    expect(documents).toBe(0);
    await page.unroute(script);
    await press(page, 'Try Again');
    await heading(page, 'Analytics').waitFor();
    expect(documents).toBe(1);
  });
});

test('a page that is absent again right after it was loaded anew waits for the press', async () => {
  await tell(async ({ page, expectComplaint }) => {
    expectComplaint(/MIME type|dynamically imported module/);
    await demoSlug(page, 'script.gone@example.com');
    await page.goto('/contacts');
    await page.reload();
    await awake(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // What answers in the script's place is none, as where a network asks for a sign-in first.
    const script = /\/assets\/.*analytics.*\.js$/;
    await page.route(script, (route) => route.fulfill({ contentType: 'text/html', body: 'Sign in' }));
    await desk(page).getByRole('link', { name: 'Analytics' }).click();
    await heading(page, 'This page could not be loaded').waitFor();
    await desk(page).getByRole('link', { name: 'Contacts' }).click();
    await heading(page, 'Contacts').waitFor();
    await desk(page).getByRole('link', { name: 'Analytics' }).click();
    await heading(page, 'This page could not be loaded').waitFor();
    expect(documents).toBe(0);
    await page.unroute(script);
    await press(page, 'Try Again');
    await heading(page, 'Analytics').waitFor();
    expect(documents).toBe(1);
  });
});

test('a page of which a part cannot be fetched says so, and is not loaded over and over', async () => {
  await tell(async ({ page, context, expectComplaint }) => {
    expectComplaint(/dynamically imported module/);
    await demoSlug(page, 'part.away@example.com');
    // Over a line that is paid for by the byte, what draws a talk is not fetched ahead of the press.
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    await page.goto('/inbox?list=all');
    await awake(page);
    await page.locator('[data-row]').first().waitFor();
    await context.setOffline(true);
    await page.locator('[data-row]').first().click();
    await heading(page, 'You are offline').waitFor();
    // The way to what has come stays.
    await desk(page).getByRole('link', { name: 'Inbox' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('log', { name: 'What was said' }).waitFor();
  });
});

test('a test call whose script cannot be fetched says so, and begins by the next press', async () => {
  await tell(async ({ page, expectComplaint }) => {
    expectComplaint(/dynamically imported module|ERR_FAILED/);
    await demoSlug(page, 'call.away@example.com');
    await page.goto('/dashboard');
    await awake(page);
    const start = page.getByRole('button', { name: 'Start Test Call' });
    await start.waitFor();
    const script = /\/assets\/live-test-call.*\.js$/;
    await page.route(script, (route) => route.abort());
    await start.click();
    await toastSays(page, 'Network connection failed. Please check your internet connection.');
    await page.getByRole('heading', { name: 'Newest contacts' }).waitFor();
    await page.unroute(script);
    await start.click();
    await page.getByRole('log', { name: 'Transcript' }).getByText('Receptionist').first().waitFor();
  });
});

test('what a test call is made of is fetched by whoever comes near the button, and by nobody else', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'call.ahead@example.com');
    let asked = 0;
    page.on('request', (request) => {
      if (/\/live-test-call[^/]*\.js$/.test(request.url())) asked += 1;
    });
    await page.goto('/dashboard');
    const start = page.getByRole('button', { name: 'Start Test Call' });
    await start.waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await start.hover();
    await expect.poll(() => asked).toBe(1);
    await start.click();
    await page.getByLabel('What the caller says').waitFor();
    expect(asked).toBe(1);
  });
});
