// Resetting by mail: the form, the confirmation, the other address, the link, and the new password.
import { test } from 'vitest';
import { awake, fill, isAt, linkFromMail, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const owner = { email: 'ida@harbor.example', password: 'Copper8Pipe!' };

async function signUpOwner(): Promise<void> {
  const answer = await fetch(`${address()}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address() },
    body: JSON.stringify({
      ...owner,
      firstName: 'Ida',
      lastName: 'Harbor',
      company: 'Harbor',
      businessType: 'Other',
      employees: '1-5',
    }),
  });
  if (!answer.ok) throw new Error(`Sign-up gave ${answer.status}: ${await answer.text()}`);
}

test('an owner who forgot the password asks for the mail, tries another address, and chooses a new one', async () => {
  await signUpOwner();
  await tell(async ({ page, inspect, expectFailure }) => {
    await page.goto('/login');
    await awake(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await isAt(page, '/reset-password');
    await inspect('asking for a reset');
    await fill(page, { Email: 'someone-else@harbor.example' });
    await press(page, 'Send Reset Link');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await toastSays(page, 'Password reset email sent! Please check your inbox.');
    await inspect('check your email');
    await press(page, 'Try different email');
    await fill(page, { Email: owner.email });
    await press(page, 'Send Reset Link');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    const link = await linkFromMail(page, owner.email, /http:\/\/[^\s"<]+\/reset-password\?token=[\w-]+/);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await inspect('choosing a new password');
    await fill(page, { 'New password': 'Brass9Valve!' });
    await press(page, 'Save password');
    await isAt(page, '/login');

    expectFailure(400, /\/api\/auth\/reset-password$/);
    await page.goto(link);
    await fill(page, { 'New password': 'Brass9Valve?' });
    await press(page, 'Save password');
    await toastSays(page, 'This link is no longer valid. Please ask for a new one.');

    await page.goto('/login');
    await awake(page);
    expectFailure(401, /\/api\/auth\/sign-in$/);
    await fill(page, { Email: owner.email, Password: owner.password });
    await press(page, 'Log In');
    await toastSays(page, 'Invalid email or password. Please check your credentials and try again.');
  });
});
