// Mistakes, lost connections and broken pages: each is said in the product's words, at its place, and logged.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, button, edgesNear, fill, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('a form that is not right says so at each field, and stops saying it when the field changes', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/get-started');
    await awake(page);
    await fill(page, { 'Business Email': 'not an address', Phone: 'call me' });
    const noted = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
    await press(page, 'Next');
    const words = 'Please fix the errors before submitting';
    await toastSays(page, words);
    await expect.poll(() => edgesNear(page.locator('[data-sonner-toast]', { hasText: words }))).toBe('top right');
    const entry = (await noted).postDataJSON();
    expect(entry).toMatchObject({ code: 'FORM_BLOCKED', message: words });
    expect(JSON.parse(entry.details).fields.sort()).toEqual(['company', 'email', 'firstName', 'lastName', 'phone']);
    await inspect('the wizard with errors');
    expect(await page.getByText('This field is required').count()).toBe(3);
    expect(await page.getByText('Please enter a valid email address').count()).toBe(1);
    expect(await page.getByText('Please enter a valid phone number').count()).toBe(1);
    const first = page.getByLabel('First Name');
    expect(await first.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    await first.fill('Ada');
    expect(await page.getByText('This field is required').count()).toBe(2);
    expect(await first.getAttribute('aria-invalid')).toBeNull();
  });
});

test('a form that is sent before the app is awake waits for it, and nothing typed lands in an address', async () => {
  await tell(async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/entry.client*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill('early@example.com');
    await page.getByLabel('Email').press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByText('early@example.com').waitFor();
  });
});

test('who signs in before the app is awake is let in once it is, though the button waits for the app', async () => {
  await tell(async ({ page }) => {
    // The first demo of a server that has just begun takes long.
    await page.request.post('/api/auth/sign-in', {
      timeout: 30_000,
      data: { email: 'asleep@example.com', password: 'whatever', remember: false },
    });
    await page.request.post('/api/auth/sign-out', { data: {} });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/entry.client*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('asleep@example.com');
    // Not whole yet: nothing is sent for this one.
    await page.getByLabel('Email').press('Enter');
    await page.locator('input[name=password]').fill('whatever');
    await page.locator('input[name=password]').press('Enter');
    release();
    await toastSays(page, 'Welcome back!');
  });
});

test('a lost connection shows in a banner, a request says it, and the return is told', async () => {
  await tell(async ({ page, context }) => {
    await page.goto('/reset-password');
    await awake(page);
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await fill(page, { Email: 'off@example.com' });
    await press(page, 'Send Reset Link');
    await toastSays(page, 'You appear to be offline. Please check your internet connection.');
    const [report] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/api/errors')),
      context.setOffline(false),
    ]);
    await page.getByText('Connection restored').waitFor();
    expect(report.postDataJSON()).toMatchObject({ code: 'ASYNC_OPERATION_ERROR' });
  });
});

test('a sign-out that fails says so, and leaves everything as it was until it goes through', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(500, /^\/api\/auth\/sign-out$/);
    await demoSlug(page, 'stays.in@example.com');
    await page.goto('/contacts');
    await awake(page);
    await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    const account = page.getByLabel('Account stays.in@example.com');
    await account.click();
    await press(page, 'Sign Out');
    await toastSays(page, 'Error signing out. Please try again.');
    expect(await page.getByText('Successfully signed out').count()).toBe(0);
    expect((await page.request.get('/api/profile')).status()).toBe(200);
    await account.waitFor();
    if (!(await button(page, 'Sign Out').isVisible())) await account.click();
    await press(page, 'Sign Out');
    await toastSays(page, 'Successfully signed out');
  });
});

test('a page that breaks shows the error page, reports itself, and both ways on lead on', async () => {
  await tell(async ({ page, inspect, expectComplaint }) => {
    expectComplaint(/PAGE_ERROR|Cannot read properties of null/);
    await page.goto('/login');
    await awake(page);
    await fill(page, { Email: 'broken@example.com', Password: 'whatever' });
    await press(page, 'Log In');
    await isAt(page, '/');
    let broken = true;
    await page.route('**/api/subscription', async (route) => {
      const plan = broken ? { plan: 'free', limits: null } : undefined;
      if (plan) await route.fulfill({ json: { success: true, data: plan } });
      else await route.continue();
    });
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
    await reported;
    await inspect('the error page');
    broken = false;
    await press(page, 'Try Again');
    await page.getByText('3 of 3 test calls left.').waitFor();
    broken = true;
    await page.reload();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await isAt(page, '/');
  });
});

test('a form whose failure has no words says that the submission failed, in one toast, and logs it', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(409, /\/api\/auth\/reset-requests$/);
    await page.goto('/reset-password');
    await awake(page);
    await page.route('**/api/auth/reset-requests', (route) =>
      route.fulfill({ status: 409, json: { success: false, error: '', code: 'conflict', requestId: 'req_story' } }),
    );
    const logged = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
    await fill(page, { Email: 'wordless@example.com' });
    await press(page, 'Send Reset Link');
    await toastSays(page, 'Submission failed');
    expect(await page.getByText('An error occurred').count()).toBe(0);
    expect((await logged).postDataJSON()).toMatchObject({ code: 'ASYNC_OPERATION_ERROR' });
  });
});

test('a page that cannot be loaded says so in a toast and in the log, and again only for who asked again', async () => {
  await tell(async ({ page, context, expectFailure }) => {
    expectFailure(500, /^\/api\/subscription\/billing$/);
    await demoSlug(page, 'unlucky@example.com');
    const logged: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) logged.push(request.postDataJSON().code);
    });
    await page.route('**/api/subscription/billing', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/settings?tab=billing');
    await page.getByText('The billing history could not be loaded').waitFor();
    await toastSays(page, 'Server error. Our team has been notified.');
    await expect.poll(() => logged).toEqual(['LOAD_ERROR']);
    await context.setOffline(true);
    await page.getByText("You're offline.").waitFor();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/subscription/billing')),
      context.setOffline(false),
    ]);
    await page.getByText('The billing history could not be loaded').waitFor();
    expect(logged).toEqual(['LOAD_ERROR']);
    await press(page, 'Try Again');
    await expect.poll(() => logged).toEqual(['LOAD_ERROR', 'LOAD_ERROR']);
  });
});

test('an address that leads nowhere is answered 404, with a way home', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(404, /^\/no\/such\/page$/);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await awake(page);
    await inspect('the 404 page');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await isAt(page, '/');
  });
});

test('an error that nothing caught, and a promise that nobody heard, reach the server', async () => {
  await tell(async ({ page, expectComplaint }) => {
    expectComplaint(/thrown on purpose|rejected on purpose/);
    await page.goto('/');
    await awake(page);
    const codes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors')) codes.push(request.postDataJSON().code);
    });
    await page.evaluate("setTimeout(() => { throw new Error('thrown on purpose') })");
    await page.evaluate("void Promise.reject(new Error('rejected on purpose'))");
    await expect.poll(() => codes).toEqual(['UNCAUGHT_ERROR', 'UNHANDLED_REJECTION']);
  });
});
