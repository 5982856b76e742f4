// Demo mode: any e-mail and password open a business of their own, and the same pair opens the same one again.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { awake, fill, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('a visitor who wants the settings signs in with anything and lands on the settings', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/about');
    await page.goto('/settings?tab=security');
    await isAt(page, '/login');
    await page.getByText('Any email and password work.', { exact: false }).waitFor();
    await inspect('the login page in demo mode');
    expect(await page.getByRole('button', { name: 'Log In' }).isDisabled()).toBe(true);
    await fill(page, { Email: 'guest@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    await isAt(page, '/settings?tab=security');
    await page.getByText('This browser').waitFor();
    // Neither the door nor the page before it was let through is a step of the way back.
    await page.goBack();
    await isAt(page, '/about');
    await page.goForward();
    await isAt(page, '/settings?tab=security');
    await page.getByText('This browser').waitFor();
    await inspect('the security settings');
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe('guest@example.com');
    await page.getByRole('textbox', { name: 'Company' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Voice style').waitFor();
    await inspect('the settings of the assistant');
    await page.getByRole('tab', { name: 'AI Settings' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Email notifications').waitFor();
    await page.getByRole('tab', { name: 'Notifications' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Free plan' }).waitFor();

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await isAt(page, '/dashboard');
    await page.getByText('of 100').waitFor();
    await inspect('the desk of a demo business');
    await page.goBack();
    await isAt(page, '/settings?tab=billing');
  });
});

test('whoever is about to sign up and only wants to look around is led to the demo', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/get-started');
    await awake(page);
    await inspect('the wizard in demo mode');
    await page.getByRole('link', { name: 'log in with any email and password' }).click();
    await isAt(page, '/login');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await fill(page, { Email: 'looks.around@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    await isAt(page, '/');
    // Who is in has begun: the page says so from the top to its end.
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: /^(Get Started|Start Free)/ }).count()).toBe(0);
    await inspect('the front page of who is signed in');
    const looked = page.waitForResponse('**/api/desk/visits');
    await main.getByRole('link', { name: 'Open Your Dashboard' }).first().click();
    await isAt(page, '/dashboard');
    await page.getByRole('heading', { name: 'Welcome to Telle, Looks' }).waitFor();
    await looked;
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Looks' }).waitFor();
  });
});

test('whoever is in already goes on from the door to the desk, or to where they wanted to be', async () => {
  await tell(async ({ page, context }) => {
    await page.goto('/login');
    await awake(page);
    const other = await context.newPage();
    await other.goto('/settings?tab=ai');
    await isAt(other, '/login');
    await fill(page, { Email: 'already.in@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    // Who signs in here goes where signing in leads; the other tab, where it had stood before.
    await isAt(page, '/');
    await isAt(other, '/settings?tab=ai');
    await other.close();
    for (const path of ['/login', '/get-started']) {
      await page.goto(path);
      await isAt(page, '/dashboard');
    }
    await page.goto('/login?next=//elsewhere.example&from=//elsewhere.example');
    await isAt(page, '/dashboard');
  });
});

test('signing out everywhere ends the session here too, and the guard stands again', async () => {
  await tell(async ({ page }) => {
    await page.goto('/login');
    await awake(page);
    await fill(page, { Email: 'other@example.com', Password: 'whatever' });
    await page.getByLabel('Remember me').check();
    await press(page, 'Log In');
    await isAt(page, '/');
    await page.goto('/settings?tab=security');
    await press(page, 'Sign out everywhere');
    await toastSays(page, 'Successfully signed out');
    await isAt(page, '/');
    await page.goto('/dashboard');
    await isAt(page, '/login');
  });
});

test('the header of a signed-in visitor is right before any script of the app has run', async () => {
  await tell(async ({ page }) => {
    await page.goto('/login');
    await awake(page);
    await fill(page, { Email: 'flash@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    await isAt(page, '/');
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log In' }).first().isVisible()).toBe(false);
    expect(await page.locator('.when-in .who-initial').isVisible()).toBe(true);
  });
});

test('the guard waits with a spinner, and the first load of the desk with all that follows stays under 170 kB of script', async () => {
  await tell(async ({ page }) => {
    await page.goto('/login');
    await awake(page);
    await fill(page, { Email: 'weight@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    await isAt(page, '/');
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      // What draws toasts is fetched four seconds after, which a slow machine may have spent already.
      if (!response.url().endsWith('.js') || /\/toaster-[^/]+$/.test(response.url())) return;
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/session', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/dashboard');
    await page.getByRole('main').getByText('Loading...').waitFor();
    answer();
    // The last part of the page to come.
    await page.getByRole('button', { name: 'Start Test Call' }).waitFor();
    const sizes = await Promise.all(scripts.values());
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170_000);
  });
});

test('where nothing is configured, Google, Facebook and the social buttons say so in a dialog', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/login');
    await awake(page);
    for (const name of ['Google', 'Facebook']) {
      await page.getByRole('main').getByRole('button', { name }).click();
      await page.getByRole('dialog').getByText(`${name} OAuth would be implemented`, { exact: false }).waitFor();
      if (name === 'Google') await inspect('the OAuth dialog');
      await page.keyboard.press('Escape');
    }
    for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) {
      await page.getByRole('contentinfo').getByRole('button', { name }).click();
      await page.getByRole('dialog').getByText(`This link would redirect to the official ${name} page.`).waitFor();
      await press(page, 'OK');
    }
  });
});
