// From the home page to one's own desk: the wizard, the mail, a password of one's own, and out again.
import { expect, test } from 'vitest';
import { awake, fill, isAt, linkFromMail, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('a stranger signs up, confirms by mail, chooses a password, stands at the desk and signs out', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/');
    await awake(page);
    await page.getByRole('link', { name: 'Get Started Free' }).first().click();
    await isAt(page, '/get-started');
    await inspect('the wizard, step 1');
    expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await fill(page, {
      'First Name': 'Nora',
      'Last Name': 'Field',
      'Business Email': 'nora@fieldplumbing.example',
      'Company Name': 'Field Plumbing',
    });
    await press(page, 'Next');
    await page.getByLabel('Business Type').selectOption('Trades & Construction');
    await inspect('the wizard, step 2');

    await page.reload();
    await awake(page);
    await expect.poll(() => page.getByLabel('Business Type').inputValue()).toBe('Trades & Construction');
    await page.getByLabel('Company Size').selectOption('6-20 employees');
    await press(page, 'Previous');
    expect(await page.getByLabel('First Name').inputValue()).toBe('Nora');
    await press(page, 'Next');
    await press(page, 'Next');
    await page.getByLabel('Phone answering').check();
    await inspect('the wizard, step 3');
    await press(page, 'Start Free Trial');
    await toastSays(page, 'Welcome to Telle, Nora! Please check your email to confirm your account.');
    await isAt(page, '/login');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByText('We wrote to nora@fieldplumbing.example.').waitFor();
    await page.reload();
    await awake(page);
    await page.getByRole('link', { name: 'the outbox' }).waitFor();
    await inspect('what is left to do after signing up');

    const link = await linkFromMail(
      page,
      'nora@fieldplumbing.example',
      /http:\/\/[^\s"<]+\/confirm-email\?token=[\w-]+/,
    );
    await page.goto(link);
    await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
    await inspect('choosing a password');
    await fill(page, { 'New password': 'short' });
    await press(page, 'Confirm and continue');
    await page
      .getByText(
        'Password must contain at least 8 characters, including uppercase, lowercase, number, and special character',
      )
      .waitFor();
    await fill(page, { 'New password': 'Copper8Pipe!' });
    await press(page, 'Confirm and continue');
    await isAt(page, '/dashboard');
    await page.getByRole('heading', { name: 'Welcome to Telle, Nora' }).waitFor();
    await page.getByText('3 of 3 test calls left.').waitFor();
    await page.getByText('Nobody has called yet', { exact: true }).waitFor();
    await inspect('the desk of a new business');

    await page.getByLabel('Account nora@fieldplumbing.example').click();
    await press(page, 'Sign Out');
    await toastSays(page, 'Successfully signed out');
    await isAt(page, '/');
    await page.getByRole('link', { name: 'Log In' }).first().click();
    await isAt(page, '/login');
    await fill(page, { Email: 'nora@fieldplumbing.example', Password: 'Copper8Pipe!' });
    await press(page, 'Log In');
    await toastSays(page, 'Welcome back!');
    await isAt(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await isAt(page, '/dashboard');
    await page.getByRole('heading', { name: 'Welcome back, Nora' }).waitFor();
  });
});

test('an address that has an account is told so, and where to go', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(409, /\/api\/auth\/sign-up$/);
    for (const round of [1, 2]) {
      await page.goto('/get-started');
      await awake(page);
      await fill(page, {
        'First Name': 'Sam',
        'Last Name': 'Twice',
        'Business Email': 'sam@twice.example',
        'Company Name': 'Twice',
      });
      await press(page, 'Next');
      await page.getByLabel('Business Type').selectOption('Other');
      await page.getByLabel('Company Size').selectOption('1-5 employees');
      await press(page, 'Next');
      await press(page, 'Start Free Trial');
      if (round === 1) await isAt(page, '/login');
    }
    await toastSays(page, 'An account with this email already exists. Please sign in instead.');
  });
});
