// A session that ends while somebody works: the page stays with what was typed, says so, and lets them in again where they are.
// Only the server's word sends somebody to the login page.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, fill, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();
/** As `demoSlug` signs in. */
const password = 'whatever';
const refusedOrKept = /^(You need to log in to access this feature\.|Kept on this device until it can be sent\.)$/;

test('what was typed into a page is still there after signing in again, and what could not be loaded comes', async () => {
  await tell(async ({ page, context, inspect, expectFailure }) => {
    expectFailure(401, /^\/api\//);
    const email = 'typed.much@example.com';
    await demoSlug(page, email);
    await page.goto('/settings');
    await awake(page);
    await page.getByLabel('First Name').fill('Typed');
    await context.clearCookies();
    await press(page, 'Save Profile');
    // Refused, or kept on this device where the page has come so far: nothing of it is lost either way.
    await page.locator('[data-sonner-toast]', { hasText: refusedOrKept }).first().waitFor();
    const ended = page.getByRole('region', { name: 'Sign-in ended' });
    await ended.getByText('Your sign-in has ended. What is on this page stays.').waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Typed');
    await inspect('a page whose sign-in has ended');
    await ended.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await dialog.getByText(email).waitFor();
    await inspect('signing in again');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await toastSays(page, 'Welcome back!');
    await ended.waitFor({ state: 'detached' });
    expect(await page.getByLabel('First Name').inputValue()).toBe('Typed');
    await press(page, 'Save Profile');
    await toastSays(page, 'Profile updated successfully!');
  });
});

test('a part that was refused offers to sign in, and comes by itself afterwards', async () => {
  await tell(async ({ page, context, expectFailure }) => {
    expectFailure(401, /^\/api\//);
    await demoSlug(page, 'refused.part@example.com');
    await page.goto('/contacts');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await context.clearCookies();
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await page.getByText('This contact could not be loaded').waitFor();
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
    await page.locator('main').getByRole('button', { name: 'Sign In' }).first().click();
    await fill(page, { Password: password });
    await press(page, 'Log In');
    await page.getByText('Known since').waitFor();
    await expect.poll(() => page.locator('main').getByText('could not be loaded').count()).toBe(0);
  });
});

test('a form in a dialog is asked above it, and goes on', async () => {
  await tell(async ({ page, context, expectFailure }) => {
    expectFailure(401, /^\/api\//);
    await demoSlug(page, 'typed.in.a.dialog@example.com');
    await page.goto('/dashboard/training');
    await awake(page);
    await page.getByRole('tab', { name: 'Services and staff' }).click();
    await press(page, 'Add Person');
    const form = page.getByRole('dialog', { name: 'Add a person' });
    await form.getByLabel('Name').fill('Typed in a dialog');
    await context.clearCookies();
    await form.getByRole('button', { name: 'Save' }).click();
    const above = page.getByRole('dialog', { name: 'Sign in to go on' });
    await above.getByRole('textbox', { name: 'Password' }).fill(password);
    await above.getByRole('button', { name: 'Log In' }).click();
    await above.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Name').inputValue()).toBe('Typed in a dialog');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByText('Typed in a dialog').first().waitFor();
  });
});

test('whoever else signs in gets nothing of what stands there', async () => {
  await tell(async ({ page, context, expectFailure }) => {
    expectFailure(401, /^\/api\//);
    await demoSlug(page, 'first.at.the.desk@example.com');
    await page.goto('/settings');
    await awake(page);
    await page.getByLabel('First Name').fill('Of the first');
    await context.clearCookies();
    await press(page, 'Save Profile');
    await page.getByRole('region', { name: 'Sign-in ended' }).waitFor();
    const other = await context.newPage();
    await other.goto('/login');
    await awake(other);
    await fill(other, { Email: 'second.at.the.desk@example.com', Password: password });
    await press(other, 'Log In');
    await isAt(other, '/');
    await page
      .getByLabel('Account of second.at.the.desk@example.com')
      .or(page.getByText('second.at.the.desk@example.com'))
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('region', { name: 'Sign-in ended' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('First Name').inputValue()).not.toBe('Of the first');
  });
});

test('whoever uses another account leaves no reply half written behind', async () => {
  await tell(async ({ page, context, expectFailure }) => {
    expectFailure(401, /^\/api\//);
    await demoSlug(page, 'wrote.half.a.reply@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await page.locator('a[href*="inbox?id="]').first().click();
    await page.getByLabel('Your answer', { exact: true }).fill('Half a reply');
    const drafts = () =>
      page.evaluate('Object.keys(sessionStorage).filter((name) => name.startsWith("telle.draft")).length');
    await expect.poll(drafts).toBe(1);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Resolve' }).click();
    await page.getByRole('region', { name: 'Sign-in ended' }).getByRole('button', { name: 'Sign In' }).click();
    await press(page, 'Use Another Account');
    await page.waitForURL(/\/login/);
    expect(await drafts()).toBe(0);
  });
});

test('where the way back in cannot be fetched, another one is offered', async () => {
  await tell(async ({ page, context, expectFailure, expectComplaint }) => {
    expectFailure(401, /^\/api\//);
    expectComplaint(/dynamically imported module|ERR_FAILED/);
    await demoSlug(page, 'lost.the.way.in@example.com');
    await page.goto('/settings');
    await awake(page);
    await page.route(/sign-in-again.*\.js/, (route) => route.abort());
    await context.clearCookies();
    await press(page, 'Save Profile');
    const link = page
      .getByRole('region', { name: 'Sign-in ended' })
      .getByRole('link', { name: 'Sign in, in a new tab' });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await awake(tab);
    await fill(tab, { Email: 'lost.the.way.in@example.com', Password: password });
    await press(tab, 'Log In');
    await link.waitFor({ state: 'detached' });
  });
});

test('a server that does not answer sends nobody to the login page, whatever this browser remembers', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(503, /^\/api\//);
    await demoSlug(page, 'never.seen.here@example.com');
    // Signed in by a cookie alone, as after a provider's way back: no page of this browser knows of it.
    let isDown = true;
    await page.route('**/api/**', (route) =>
      isDown ? route.fulfill({ status: 503, body: 'Service Unavailable' }) : route.continue(),
    );
    await page.goto('/contacts');
    await page.getByText('Your desk could not be loaded').waitFor();
    await isAt(page, '/contacts');
    isDown = false;
    await press(page, 'Try Again');
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
  });
});
