// The settings: what is saved there stands after a reload, and the receptionist and the owner's mail go by it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, newOwner, say } from '../support/chat-words.ts';
import { awake, button, fill, letProofRunOut, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Saves at a server that takes its time: until it answers, the button rests with its two bars, and is heard once. */
async function saveSlowly(page: Page, name: string, path: string, told: string): Promise<void> {
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    sent += 1;
    await held;
    await route.fallback();
  });
  const save = button(page, name);
  await save.click();
  await save.locator('.bar').first().waitFor();
  expect(await save.isDisabled(), name).toBe(true);
  expect(await save.getAttribute('aria-busy'), name).toBe('true');
  await save.press('Enter');
  answer();
  await toastSays(page, told);
  await expect.poll(() => save.isDisabled(), { message: name }).toBe(false);
  expect(await save.locator('.bar').count(), name).toBe(0);
  expect(sent, name).toBe(1);
  await page.unroute(`**/api${path}`);
}

test('name, hours and language are changed, and the next caller meets them', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await demoSlug(page, 'settled.owner@example.com');
    await page.goto('/settings');
    await awake(page);
    await page.getByRole('textbox', { name: 'Company' }).fill('');
    await press(page, 'Save Business');
    await page.getByText('This field is required').waitFor();
    await inspect('the profile');
    await fill(page, { Company: 'Vale Plumbing' });
    await page.getByLabel('Time zone').selectOption('America/Chicago');
    await press(page, 'Remove Monday');
    await saveSlowly(page, 'Save Business', '/profile', 'Profile updated successfully!');
    await page.getByRole('tab', { name: 'AI Settings' }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.getByLabel('Voice style').selectOption('Casual');
    await page.getByLabel('Greeting').fill('');
    await saveSlowly(page, 'Save AI Settings', '/profile', 'AI settings updated successfully!');
    await page.reload();
    await page.getByLabel('Voice style').waitFor();
    expect(await page.getByLabel('Language').inputValue()).toBe('de');
    expect(await page.getByLabel('Voice style').inputValue()).toBe('Casual');
    await page.goto(`/chat/${slug}`);
    await page.locator('#log .receptionist').first().waitFor();
    const greeting = await page.locator('#log .receptionist').first().innerText();
    expect(greeting).toContain('Vale Plumbing');
    expect(greeting).toMatch(/Hallo|Guten|Hi|Wie/);
    expect(await say(page, 'Haben Sie montags geöffnet?')).toMatch(/Montag haben wir geschlossen/);
  });
});

test('the voice style and the hours that are saved change the very next reply', async () => {
  await tell(async ({ page }) => {
    const slug = await demoSlug(page, 'spoken.owner@example.com');
    const hear = async (text: string) => say(await aStranger(page, slug, address()), text);
    expect(await hear('Are you open on Mondays?')).toMatch(/on Mondays? .*\d/);
    await page.goto('/settings');
    await awake(page);
    await press(page, 'Remove Monday');
    await press(page, 'Save Business');
    await toastSays(page, 'Profile updated successfully!');
    expect(await hear('Are you open on Mondays?')).toContain('closed on Mondays');
    await tab(page, 'AI Settings').click();
    for (const [style, greets] of Object.entries(styles)) {
      await page.getByLabel('Voice style').selectOption(style);
      await press(page, 'Save AI Settings');
      const isSaved = async () => (await (await page.request.get('/api/profile')).json()).data.voiceStyle === style;
      await expect.poll(isSaved, { timeout: 10_000 }).toBe(true);
      expect(await hear('Hello'), style).toMatch(greets);
    }
  });
});
const styles = { Formal: /\n\nGood day\b/, Casual: /\n\nHey\b/, Friendly: /\n\nHi\b/, Professional: /\n\nHello\b/ };

test('the escalation rule that is saved decides how often a person is asked for before one comes', async () => {
  await tell(async ({ page }) => {
    const slug = await demoSlug(page, 'escalating.owner@example.com');
    await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
    const comes = "I'm bringing in a colleague";
    const asks = async () => {
      const stranger = await aStranger(page, slug, address());
      return async () => await say(stranger, 'I want to talk to a person');
    };
    const first = await asks();
    expect(await first()).toContain(comes);

    await page.goto('/settings?tab=ai');
    await awake(page);
    const rule = page.getByLabel('Escalation rules');
    for (const [name, triesFirst] of [
      ['Escalate after 3 attempts', 2],
      ['Always try to resolve first', 1],
      ['Auto-escalate complex issues', 0],
    ] as const) {
      await rule.selectOption(name);
      await press(page, 'Save AI Settings');
      const isSaved = async () => (await (await page.request.get('/api/profile')).json()).data.escalationRule === name;
      await expect.poll(isSaved, { timeout: 10_000 }).toBe(true);
      const ask = await asks();
      for (let time = 0; time < triesFirst; time += 1) expect(await ask(), name).not.toContain(comes);
      expect(await ask(), name).toContain(comes);
    }
  });
});

test('each list offers what it says in its order, stars stand where a field must be filled, and a new owner begins with the defaults', async () => {
  await tell(async ({ page }) => {
    await newOwner(page, 'listed.owner@fieldplumbing.example');
    await page.goto('/settings');
    await awake(page);
    const offers = async (label: string, options: readonly string[], chosen: string) => {
      const list = page.getByLabel(label, { exact: true });
      await list.waitFor();
      const all = await list.getByRole('option').allTextContents();
      expect(all.slice(0, options.length), label).toEqual(options);
      // The zone of this browser is one of the usual ones, so that no list has more than these.
      expect(all, label).toHaveLength(options.length);
      expect(await list.locator('option:checked').textContent(), label).toBe(chosen);
    };
    await page.getByRole('textbox', { name: 'Company' }).waitFor();
    const stars = (await page.getByRole('tabpanel').locator('label').allInnerTexts()).filter((one) =>
      one.includes('*'),
    );
    expect(stars).toEqual(['First name *', 'Last name *', 'Email *', 'Company *']);
    expect(await page.getByLabel('Monday, from').inputValue()).toBe('09:00');
    expect(await page.getByLabel('Monday, to').inputValue()).toBe('17:00');
    const zones = ['New_York (Eastern)', 'Chicago (Central)', 'Denver (Mountain)', 'Los_Angeles (Pacific)'];
    const named = zones.map((zone) => `America/${zone}`);
    await offers('Time zone', named, 'America/New_York (Eastern)');

    await tab(page, 'AI Settings').click();
    await offers('Language', ['English', 'Spanish', 'French', 'German'], 'English');
    await offers('Voice style', ['Professional', 'Friendly', 'Casual', 'Formal'], 'Professional');
    await offers('Response speed', ['Fast (<1 s)', 'Normal (1-2 s)', 'Thoughtful (2-3 s)'], 'Fast (<1 s)');
    const rules = ['Auto-escalate complex issues', 'Always try to resolve first', 'Escalate after 3 attempts'];
    await offers('Escalation rules', rules, 'Auto-escalate complex issues');

    await tab(page, 'Notifications').click();
    const sms = page.getByLabel('SMS notifications');
    await sms.waitFor();
    const chosen = ['Email', 'SMS', 'Call'].map((by) => page.getByLabel(`${by} notifications`).isChecked());
    expect(await Promise.all(chosen)).toEqual([true, false, true]);
    expect(await page.getByLabel('Weekly reports').isChecked()).toBe(true);
    await page.getByText('Until then no texts are sent.').waitFor();
    await sms.check();
    await page.getByLabel('Hold news at night').check();
    const clocks = page.getByRole('group', { name: 'Quiet hours' }).locator('label');
    expect(await clocks.allInnerTexts()).toEqual(['Hold news at night', 'From *', 'Until *']);
    await press(page, 'Save Preferences');
    await toastSays(page, 'Notification preferences updated!');
    await page.reload();
    await sms.waitFor();
    expect(await sms.isChecked()).toBe(true);
  });
});

test('a name that is saved in one tab stands in the others at once', async () => {
  await tell(async ({ page, context }) => {
    await demoSlug(page, 'two.tabs@example.com');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('heading', { name: 'Welcome', exact: false }).waitFor();
    expect(await other.getByRole('heading', { level: 1 }).innerText()).not.toContain('Odile');
    await page.goto('/settings');
    await awake(page);
    await fill(page, { 'First name': 'Odile' });
    await saveSlowly(page, 'Save Profile', '/auth/profile', 'Profile updated successfully!');
    await other.getByRole('heading', { name: /^Welcome.*, Odile$/ }).waitFor();
  });
});

test('notifications are chosen by keyboard, and stand after a reload', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'quiet.owner@example.com');
    await page.goto('/settings?tab=notifications');
    await awake(page);
    await page.getByText('Until then no texts are sent.').waitFor();
    await page.getByLabel('Appointments').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Hold news at night').focus();
    await page.keyboard.press('Space');
    await page.getByLabel(/^From/).fill('21:30');
    await inspect('the quiet hours');
    await saveSlowly(page, 'Save Preferences', '/notice-choices', 'Notification preferences updated!');
    await page.reload();
    await page.getByLabel('Email notifications').waitFor();
    expect(await page.getByLabel('Appointments').isChecked()).toBe(false);
    expect(await page.getByLabel(/^From/).inputValue()).toBe('21:30');
    await page.getByLabel('Email notifications').uncheck();
    expect(await page.getByLabel('Call notifications').isDisabled()).toBe(true);
    await inspect('no mail at all');
  });
});

test('the password of a demo business is changed, and opens the same one from then on', async () => {
  await tell(async ({ page, context, inspect, expectFailure }) => {
    const email = 'new.password@example.com';
    const slug = await demoSlug(page, email);
    await page.goto('/settings?tab=security');
    await awake(page);
    expectFailure(400, /\/api\/auth\/change-password$/);
    await fill(page, { 'Current password': 'not it', 'New password': 'Copper8Pipe!' });
    await press(page, 'Change Password');
    await toastSays(page, 'Invalid request. Please check your input and try again.');
    await page.getByText('This is not your current password').waitFor();
    await fill(page, { 'Current password': 'whatever' });
    await inspect('a new password for a demo business');
    await press(page, 'Change Password');
    await toastSays(page, 'Your password is changed. Other places were signed out.');
    await context.clearCookies();
    await page.goto('/login');
    await awake(page);
    await fill(page, { Email: email, Password: 'Copper8Pipe!' });
    await press(page, 'Log In');
    await toastSays(page, 'Welcome back!');
    const { data } = await (await page.request.get('/api/profile')).json();
    expect(data.slug).toBe(slug);
  });
});

test('a program gets a key, uses it, and is turned away once it is ended', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await demoSlug(page, 'keys.owner@example.com');
    await letProofRunOut({ page, expectFailure }, '/api/api-keys');
    await page.goto('/settings?tab=security');
    await awake(page);
    await press(page, 'Manage API Keys');
    await page.getByText('No program has a key.').waitFor();
    await press(page, 'New Key');
    await press(page, 'Make Key');
    await page.getByText('This field is required').waitFor();
    await page.getByLabel(/^Name/).fill('Our website');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await fill(page, { 'Your password': 'whatever' });
    await press(page, 'Confirm');
    const key = await page.locator('code', { hasText: 'telle_' }).innerText();
    await inspect('a new key');
    // A program has no cookie: what it is answered hangs on the key alone.
    const ask = () => fetch(new URL('/api/subscription', page.url()), { headers: { authorization: `Bearer ${key}` } });
    expect((await ask()).status).toBe(200);
    await press(page, 'I Have Kept It');
    expect(await page.getByText(key).count()).toBe(0);
    await press(page, 'End Our website');
    await press(page, 'End Key');
    await toastSays(page, 'The key is ended.');
    await page.getByText('No program has a key.').waitFor();
    expect((await ask()).status).toBe(401);
  });
});

test('the plan is changed and back, each change written down, and the example has its receipt', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'billed.owner@example.com');
    await page.goto('/settings?tab=billing');
    await awake(page);
    await page.getByText('3 test calls left and 14 days of your trial.').waitFor();
    const plans = page.getByRole('table', { name: 'What each plan allows' });
    await plans.waitFor();
    expect(await plans.getByRole('columnheader').allInnerTexts()).toEqual([
      'Limit',
      ...['Free\n$0', 'Professional\n$79', 'Enterprise\nCustom'],
    ]);
    const offered = () => page.getByRole('button', { name: /^(Upgrade|Change|Contact|Downgrade) / }).allInnerTexts();
    expect(await offered()).toEqual(['Upgrade to Pro', 'Contact Sales']);
    // The history that an example begins with: two months of the larger plan.
    const samples = page.getByRole('row').filter({ hasText: 'Professional Plan' });
    await samples.first().waitFor();
    expect(await samples.filter({ hasText: '$79.00' }).filter({ hasText: 'Paid' }).count()).toBe(2);
    expect(await samples.count()).toBe(2);
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
    expect(await samples.filter({ hasText: new RegExp(`(?:${months}) \\d{1,2}, \\d{4}`) }).count()).toBe(2);
    await inspect('the plan');
    await press(page, 'Upgrade to Pro');
    await press(page, 'Upgrade');
    await toastSays(page, 'Upgraded to pro plan!');
    await page.getByRole('heading', { name: 'Professional plan' }).waitFor();
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format();
    await page.getByText(`$79 a month, since ${today}.`, { exact: true }).waitFor();
    await expect.poll(offered).toEqual(['Contact Sales', 'Downgrade to Free']);
    await page.getByRole('region', { name: 'What is used' }).getByText('Appointments').waitFor();
    await inspect('Professional');
    await page.getByRole('cell', { name: 'No charge' }).waitFor();
    await page
      .getByRole('button', { name: /^Receipt of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Nobody paid it.').waitFor();
    await inspect('a receipt');
    await page.keyboard.press('Escape');
    await press(page, 'Downgrade to Free');
    await press(page, 'Downgrade');
    await toastSays(page, 'You are on the free plan again.');
    await page.getByRole('heading', { name: 'Free plan', exact: true }).waitFor();
    const notCharged = () => page.getByRole('cell', { name: 'No charge' }).count();
    await expect.poll(notCharged, { timeout: 10_000 }).toBe(2);
    expect(await offered()).toEqual(['Upgrade to Pro', 'Contact Sales']);
    await press(page, 'Contact Sales');
    await press(page, 'Request Enterprise');
    await toastSays(page, 'Upgraded to enterprise plan!');
    await page.getByText(`Custom price, since ${today}.`, { exact: true }).waitFor();
    await expect.poll(notCharged, { timeout: 10_000 }).toBe(3);
    expect(await offered()).toEqual(['Change to Pro', 'Downgrade to Free']);
    await press(page, 'Change to Pro');
    await page.getByRole('dialog', { name: 'Change to Professional?' }).getByRole('button', { name: 'Change' }).click();
    await toastSays(page, 'You are on the Professional plan now.');
  });
});
