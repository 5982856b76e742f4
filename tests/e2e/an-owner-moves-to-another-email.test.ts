// Another e-mail in the profile: it waits, is asked for again and cancelled, and holds once the link to it is followed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake, fill, isAt, letProofRunOut, linkFromMail, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const password = 'Copper8Pipe!';
const old = 'ida@moving.example';
const next = 'ida.vale@moving.example';

async function signUpOwner(page: Page): Promise<void> {
  const answer = await fetch(`${address()}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address() },
    body: JSON.stringify({
      email: old,
      firstName: 'Ida',
      lastName: 'Vale',
      company: 'Vale',
      businessType: 'Other',
      employees: '1-5',
    }),
  });
  if (!answer.ok) throw new Error(`Sign-up gave ${answer.status}: ${await answer.text()}`);
  await page.goto(await linkFromMail(page, old, /http:\/\/[^\s"<]+\/confirm-email\?token=[\w-]+/));
  await awake(page);
  await fill(page, { 'New password': password });
  await press(page, 'Confirm and continue');
  await isAt(page, '/dashboard');
}

const confirming = /http:\/\/[^\s"<]+\/new-email\?token=[\w-]+/;
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test('an owner moves to another email by the link in the mail to it, and stays signed in', async () => {
  await tell(async ({ page, context, inspect, expectFailure }) => {
    await signUpOwner(page);
    await letProofRunOut({ page, expectFailure }, '/api/auth/email-change');
    await page.goto('/settings');
    await awake(page);
    await email(page).fill('ida at moving');
    await press(page, 'Save Profile');
    await page.getByText('Please enter a valid email address').waitFor();
    await context.setOffline(true);
    await email(page).fill(next);
    await press(page, 'Save Profile');
    await page.getByText('Changing your email needs a connection. It is not kept for later.').waitFor();
    await context.setOffline(false);

    await press(page, 'Save Profile');
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await fill(page, { 'Your password': password });
    await press(page, 'Confirm');
    await page.getByText(`Waiting for ${next} to be confirmed`).waitFor();
    expect(await email(page).inputValue()).toBe(old);
    const first = await linkFromMail(page, next, confirming);
    await inspect('an email that waits');
    await press(page, 'Cancel');
    await toastSays(page, 'Your email stays as it is.');
    await page.getByText(`Waiting for ${next}`).waitFor({ state: 'detached' });
    await email(page).fill(next);
    await press(page, 'Save Profile');
    await press(page, 'Send Again');
    await toastSays(page, 'A link is on its way to your new email.');
    await linkFromMail(page, old, /Another email for your Telle account/);

    // The mail of the second request takes its time; the link of the first leads nowhere by now.
    await expect.poll(() => linkFromMail(page, next, confirming), { timeout: 10_000 }).not.toBe(first);
    await page.goto(await linkFromMail(page, next, confirming));
    await awake(page);
    await inspect('confirming a new email');
    await press(page, 'Confirm New Email');
    await page.getByRole('heading', { name: 'Your new email is confirmed' }).waitFor();
    await page.getByRole('link', { name: 'Go to Settings' }).click();
    await isAt(page, '/settings');
    await expect.poll(() => email(page).inputValue()).toBe(next);
    await linkFromMail(page, old, /Your Telle email was changed/);
  });
});

test('a demo says why its email stays', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'demo.stays@example.com');
    await page.goto('/settings');
    await awake(page);
    await page.getByText('A demo business opens with this email, so it cannot be changed.').waitFor();
    expect(await email(page).isEditable()).toBe(false);
  });
});
