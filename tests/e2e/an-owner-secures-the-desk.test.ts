// The security settings: a second step at the door, a team with roles, one's own data, and the way out.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shownCode } from '../support/authenticator.ts';
import { aStranger, demoSlug, say } from '../support/chat-words.ts';
import { awake, fill, isAt, letProofRunOut, linkFromMail, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';
import { unzipped } from '../support/unzip.ts';

const { tell, address } = openStories();

const password = 'whatever';

/** The security settings of a demo business of one's own. */
async function security(page: Page, email: string): Promise<string> {
  const slug = await demoSlug(page, email);
  await page.goto('/settings?tab=security');
  await awake(page);
  return slug;
}

/** The browser forgets who was in, on a page that asks for nothing meanwhile. */
async function forget(page: Page): Promise<void> {
  await page.goto('/terms');
  await awake(page);
  await page.context().clearCookies();
}

/** On the login page. */
async function logIn(page: Page, email: string): Promise<void> {
  await awake(page);
  await fill(page, { Email: email, Password: password });
  await press(page, 'Log In');
}

test('two-factor sign-in is switched on with an app, and recovery codes are kept', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(400, /\/api\/auth\/two-factor\/setup$/);
    const email = 'careful.owner@example.com';
    await security(page, email);
    await page.getByText('Disabled').waitFor();
    await press(page, 'Enable 2FA');
    await fill(page, { 'Your password': 'not this one' });
    await press(page, 'Continue');
    await page.getByText('This is not your current password').first().waitFor();
    await fill(page, { 'Your password': password });
    await press(page, 'Continue');
    const secret = await page.getByRole('dialog').locator('code').innerText();
    await page.getByRole('img', { name: 'A picture to scan' }).waitFor();
    await inspect('the picture for the app');
    await page.getByRole('dialog').getByLabel('Code').fill(shownCode(secret, new Date()));
    await page.keyboard.press('Enter');
    await toastSays(page, 'Two-factor sign-in is on. Other places were signed out.');
    const codes = page.getByRole('list', { name: 'Recovery codes' });
    expect(await codes.getByRole('listitem').count()).toBe(10);
    await inspect('ten recovery codes');
    const file = page.waitForEvent('download');
    await press(page, 'Download');
    expect((await file).suggestedFilename()).toBe('telle-recovery-codes.txt');
    await press(page, 'I Have Kept Them');
    await page.getByText('10 recovery codes left').waitFor();
  });
});

test('the code is asked for at the door, a recovery code opens it once, and it is switched off', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(401, /\/api\/auth\/second-step$/);
    const email = 'guarded.owner@example.com';
    await demoSlug(page, email);
    const ask = async <T>(path: string, data: object): Promise<T> =>
      ((await (await page.request.post(`/api/auth/two-factor${path}`, { data })).json()) as { data: T }).data;
    const { secret } = await ask<{ secret: string }>('/setup', { password });
    const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>('', { code: shownCode(secret, new Date()) });
    const [recovery = ''] = recoveryCodes;

    await forget(page);
    await page.goto('/login');
    await logIn(page, email);
    await isAt(page, '/login/code');
    await inspect('the second step');
    await fill(page, { Code: '000000' });
    await press(page, 'Continue');
    await toastSays(page, 'This code is not right, or it was used before.');
    await page.goto('/dashboard');
    await isAt(page, '/login');
    await logIn(page, email);
    await isAt(page, '/login/code');
    // The code after the one that switched it on, so that nobody need wait for it.
    await fill(page, { Code: shownCode(secret, new Date(), 1) });
    await press(page, 'Continue');
    await isAt(page, '/dashboard');

    await forget(page);
    await page.goto('/login');
    await logIn(page, email);
    await isAt(page, '/login/code');
    await press(page, 'Use a recovery code');
    await fill(page, { 'Recovery code': recovery });
    await press(page, 'Continue');
    await toastSays(page, 'Welcome back!');
    await isAt(page, '/');
    await page.goto('/settings?tab=security');
    await page.getByText('9 recovery codes left').waitFor();
    await press(page, 'Switch Off 2FA');
    await fill(page, { 'Your password': password });
    await press(page, 'Switch Off');
    await toastSays(page, 'Two-factor sign-in is off.');
    await page.getByText('Disabled').waitFor();
  });
});

test('somebody is invited, joins, is given a talk, sees no more than they may, and is removed', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(401, /\/api\//);
    const email = 'team.owner@example.com';
    await letProofRunOut({ page, expectFailure }, '/api/invitations');
    const slug = await security(page, email);
    await say(await aStranger(page, slug, address()), 'Are you open on Saturday?');
    await press(page, 'Invite Somebody');
    await press(page, 'Send Invitation');
    await page.getByText('This field is required').waitFor();
    await page.getByRole('dialog').getByLabel('Email').fill('colleague@example.com');
    await inspect('an invitation');
    await press(page, 'Send Invitation');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await inspect('a question for the password');
    await fill(page, { 'Your password': password });
    await press(page, 'Confirm');
    await toastSays(page, 'An invitation is on its way to colleague@example.com.');
    await inspect('the team');

    const browser = page.context().browser();
    if (!browser) throw new Error('there is no browser');
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' });
    const colleague = await context.newPage();
    const link = await linkFromMail(page, 'colleague@example.com', /http:\/\/[^\s"<]+\/invitation\?token=[\w-]+/);
    await colleague.goto(link);
    await awake(colleague);
    await colleague.getByRole('heading', { name: /^Join / }).waitFor();
    await fill(colleague, { 'First name': 'Robin', 'Last name': 'Vale', 'New password': 'Copper8Pipe!' });
    await press(colleague, 'Join the Team');
    await isAt(colleague, '/dashboard');

    await page.goto('/inbox?list=all');
    await page.locator('[data-row]').first().click();
    await page.getByLabel('More', { exact: true }).click();
    await press(page, 'Assign to Robin Vale');
    await toastSays(page, 'Assigned to Robin Vale.');
    await colleague.goto('/inbox?list=mine');
    await colleague.locator('[data-row]').first().waitFor();

    await page.goto('/settings?tab=security');
    await page.getByLabel('Role of Robin Vale').selectOption('read-only');
    await toastSays(page, 'Robin Vale is read-only now.');
    await colleague.goto('/contacts');
    await colleague.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor();
    await colleague.getByRole('button', { name: 'Export' }).waitFor();
    expect(await colleague.getByRole('button', { name: 'Add Contact' }).count()).toBe(0);
    await colleague.goto('/contacts/import');
    await colleague.getByText('Staff can bring one.').waitFor();
    expect(await colleague.getByLabel('Contacts file').count()).toBe(0);
    await colleague.goto('/dashboard/training?tab=questions');
    await colleague.getByRole('heading', { name: 'Unanswered questions' }).waitFor();
    expect(await colleague.getByRole('link', { name: 'Teach It Something' }).count()).toBe(0);
    await colleague.goto('/diary');
    await colleague.getByRole('button', { name: 'Today' }).waitFor();
    expect(await colleague.getByRole('button', { name: 'Book', exact: true }).count()).toBe(0);
    await colleague.goto('/dashboard');
    await colleague.locator('#this-month').waitFor();
    expect(await colleague.getByRole('button', { name: 'Start Test Call' }).count()).toBe(0);
    await page.request.patch('/api/profile', { data: { greeting: 'Hello there!' } });
    await colleague.goto('/dashboard/training?tab=versions');
    await colleague.getByRole('button', { name: 'Compare' }).first().click();
    await colleague.getByRole('button', { name: 'Compare', expanded: true }).waitFor();
    expect(await colleague.getByRole('button', { name: 'Go Back' }).count()).toBe(0);
    let isDown = true;
    await colleague.route(/\/api\/profile$/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await colleague.goto('/settings');
    const again = colleague.getByRole('button', { name: 'Try Again' });
    await again.waitFor();
    isDown = false;
    await again.click();
    await again.waitFor({ state: 'detached' });
    await colleague.getByText('You can read this. An owner can change it.').waitFor();
    expect(await colleague.getByRole('button', { name: 'Save Business' }).count()).toBe(0);
    expect(await colleague.getByRole('textbox', { name: 'Company' }).isDisabled()).toBe(true);
    await colleague.goto('/settings?tab=security');
    await colleague.getByRole('heading', { name: 'Team' }).waitFor();
    expect(await colleague.getByRole('button', { name: 'Invite Somebody' }).count()).toBe(0);

    await press(page, 'Remove Robin Vale');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await toastSays(page, 'Robin Vale is out of the team, and signed out everywhere.');
    await colleague.reload();
    await isAt(colleague, '/login');
  });
});

test('everything is taken along in one archive, and the business is marked and kept after all', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(400, /\/api\/business-deletion$/);
    await security(page, 'leaving.owner@example.com');
    await press(page, 'Export Data');
    await page
      .getByText('It is being made.')
      .or(page.getByRole('link', { name: 'Download' }))
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Download' }).waitFor();
    await inspect('an archive that is ready');
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const saved = await file;
    expect(saved.suggestedFilename()).toMatch(/^telle-.*\.zip$/);
    const files = unzipped(await readFile(await saved.path()));
    expect(files.get('contacts.csv')?.toString()).toContain('Dana Reyes');
    expect(files.get('tables/appointments.jsonl')?.length).toBeGreaterThan(100);

    await press(page, 'Delete Business');
    await page.getByRole('dialog').getByLabel('Name of the business').fill('Something else');
    await fill(page, { 'Your password': password });
    await press(page, 'Delete in Fourteen Days');
    await page.getByText('This is not the name of your business').first().waitFor();
    const name = (await page.getByRole('heading', { name: /^Delete .+\?$/ }).innerText()).slice(7, -1);
    await page.getByRole('dialog').getByLabel('Name of the business').fill(name);
    await press(page, 'Delete in Fourteen Days');
    await toastSays(page, 'You can take it back until then.');
    await page.getByRole('status').filter({ hasText: 'with everything in it.' }).waitFor();
    await inspect('a business that is marked');
    await page.goto('/inbox');
    await page.getByRole('button', { name: 'Take It Back' }).click();
    await toastSays(page, 'Your business stays. Nothing was lost.');
    await page.getByRole('button', { name: 'Take It Back' }).waitFor({ state: 'detached' });
  });
});

test('one other place is signed out by who sees it in the list, and this one stays', async () => {
  await tell(async ({ page, context, inspect }) => {
    const email = 'two.places@example.com';
    await demoSlug(page, email);
    const elsewhere = await context.browser()?.newContext({ baseURL: address(), userAgent: 'Firefox/140 on Windows' });
    const other = (await elsewhere?.newPage()) ?? expect.fail('there is no browser');
    await demoSlug(other, email);
    await page.goto('/settings?tab=security');
    await awake(page);
    const places = page.getByRole('listitem').filter({ has: page.getByText(/^(?:Chrome|Firefox) on /) });
    await places.filter({ hasText: 'Chrome on Linux' }).getByText('This browser').waitFor();
    await inspect('two places');
    const there = places.filter({ hasText: 'Firefox on Windows' });
    await there.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
    await toastSays(page, 'Signed out there.');
    await there.waitFor({ state: 'detached' });
    expect(await places.count()).toBe(1);
    expect((await other.request.get('/api/profile')).status()).toBe(401);
    expect((await page.request.get('/api/profile')).status()).toBe(200);
  });
});
