// Who is in the team and with which role, another e-mail of one's own, and what two people changed at once, with a keyboard and
// nothing else: whatever is asked in between, the focus is given back to where the next press belongs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug, newOwner } from '../support/chat-words.ts';
import { patience } from '../support/diary-words.ts';
import { hasTheFocus, isFocused, openAndLeave, walkAndPress, walkAndType, walkTo } from '../support/keyboard-words.ts';
import {
  awake,
  button,
  dialog,
  inDialog,
  isAt,
  letProofRunOut,
  linkFromMail,
  toastSays,
} from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

/** Somebody of the team who came by an invitation. */
async function joined(page: Page, email: string): Promise<void> {
  expect((await page.request.post('/api/invitations', { data: { email, role: 'staff' } })).status()).toBe(200);
  const link = await linkFromMail(page, email, /http:\/\/[^\s"<]+\/invitation\?token=[\w-]+/);
  const token = new URL(link).searchParams.get('token');
  const theirs = await page.context().browser()?.newContext({ baseURL: address() });
  const person = { firstName: 'Robin', lastName: 'Vale', password: 'Copper8Pipe!' };
  const answer = await theirs?.request.post('/api/auth/invitations/accept', { data: { token, ...person } });
  expect(answer?.status()).toBe(200);
}

test('somebody of the team is given another role, and removed', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'typed.team@example.com');
    await joined(page, 'typed.colleague@example.com');
    await page.goto('/settings?tab=security');
    await awake(page);
    const role = page.getByLabel('Role of Robin Vale');
    await walkTo(page, role);
    await page.keyboard.type('Read');
    await toastSays(page, 'Robin Vale is read-only now.');
    await hasTheFocus(role);
    const remove = button(page, 'Remove Robin Vale');
    await openAndLeave(page, remove);
    await page.keyboard.press('Enter');
    await walkAndPress(page, inDialog(page, 'Remove'));
    await toastSays(page, 'Robin Vale is out of the team');
    await remove.waitFor({ state: 'detached' });
    // What stood before theirs in the list.
    await hasTheFocus(page.getByLabel(/^Role of /));
  });
});

test('another e-mail of one’s own is asked for, again, cancelled, and confirmed', async () => {
  await tell(async ({ page, expectFailure }) => {
    await newOwner(page, 'typed.moves@fieldplumbing.example');
    await letProofRunOut({ page, expectFailure }, '/api/auth/email-change');
    await page.goto('/settings');
    await awake(page);
    const next = 'nora.field@fieldplumbing.example';
    const email = page.getByRole('textbox', { name: 'Email' });
    await walkAndType(page, email, 'nora at field');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a valid email address').waitFor();
    await hasTheFocus(email);
    await walkAndType(page, email, next);
    const newest = () => linkFromMail(page, next, /http:\/\/[^\s"<]+\/new-email\?token=[\w-]+/);
    /** The link of a mail that came after that one; the links before it lead nowhere any more. */
    const newerThan = async (link: string) => {
      await expect.poll(newest, patience).not.toBe(link);
      return newest();
    };
    const save = button(page, 'Save Profile');
    await walkAndPress(page, save);
    await isFocused(dialog(page).getByLabel('Your password'));
    await page.keyboard.type('Copper8Pipe!');
    await page.keyboard.press('Enter');
    await page.getByText(`Waiting for ${next} to be confirmed`).waitFor();
    await hasTheFocus(save);
    const first = await newest();
    await walkTo(page, button(page, 'Send Again'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await toastSays(page, 'A link is on its way to your new email.');
    await hasTheFocus(button(page, 'Send Again'));
    const second = await newerThan(first);
    await walkAndPress(page, button(page, 'Cancel'));
    await toastSays(page, 'Your email stays as it is.');
    await button(page, 'Send Again').waitFor({ state: 'detached' });
    await hasTheFocus(page.getByRole('textbox', { name: 'Phone', exact: true }));
    await walkTo(page, email, 'Shift+Tab');
    await walkAndType(page, email, next);
    await page.keyboard.press('Enter');
    await page.getByText(`Waiting for ${next} to be confirmed`).waitFor();
    await hasTheFocus(email);
    await page.goto(await newerThan(second));
    await awake(page);
    await walkAndPress(page, button(page, 'Confirm New Email'));
    await page.getByRole('heading', { name: 'Your new email is confirmed' }).waitFor();
    await hasTheFocus(page.getByRole('main').getByRole('link', { name: 'Go to Settings' }));
    await page.keyboard.press('Enter');
    await isAt(page, '/settings');
    await expect.poll(() => email.inputValue()).toBe(next);
  });
});

const choice = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed this too' });
const side = (page: Page, name: string) => choice(page).getByRole('radio', { name });

test('what two people changed at once is chosen: of a contact, of a service, of the business', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(409, /^\/api\/(contacts|services|profile)/);
    await demoSlug(page, 'typed.choices@example.com');
    const known = async (path: string) => (await (await page.request.get(`/api${path}`)).json()).data;
    const { contacts } = await known('/contacts?search=dana');
    await page.goto(`/contacts/${contacts[0].id}`);
    await awake(page);
    const edit = button(page, 'Edit');
    await walkAndPress(page, edit);
    await walkAndType(page, dialog(page).getByLabel('Phone', { exact: true }), '(202) 555-0124');
    await page.request.put(`/api/contacts/${contacts[0].id}`, { data: { phone: '(202) 555-0133' } });
    const save = inDialog(page, 'Save');
    await walkAndPress(page, save);
    await isFocused(side(page, 'Keep mine'));
    await walkAndPress(page, choice(page).getByRole('button', { name: 'Back' }));
    await choice(page).waitFor({ state: 'detached' });
    await hasTheFocus(save);
    await page.keyboard.press('Enter');
    await isFocused(side(page, 'Keep mine'));
    await page.keyboard.press('ArrowDown');
    await isFocused(side(page, 'Take theirs'));
    await walkAndPress(page, button(page, 'Save My Choice'));
    await page.getByRole('link', { name: '(202) 555-0133' }).waitFor();
    await hasTheFocus(edit);

    await page.goto('/dashboard/training?tab=services');
    await awake(page);
    const { services } = await known('/services');
    const change = button(page, `Change: ${services[0].name}`);
    await walkAndPress(page, change);
    await walkAndType(page, dialog(page).getByLabel('Price (USD)'), '120.00');
    await page.request.put(`/api/services/${services[0].id}`, { data: { priceCents: 11_000 } });
    await page.keyboard.press('Enter');
    await isFocused(side(page, 'Keep mine'));
    await page.keyboard.press('Escape');
    await choice(page).waitFor({ state: 'detached' });
    await hasTheFocus(dialog(page).getByLabel('Price (USD)'));
    // A press while the first save comes to its end sends nothing.
    await expect.poll(() => inDialog(page, 'Save').isEnabled(), patience).toBe(true);
    await page.keyboard.press('Enter');
    await walkAndPress(page, button(page, 'Save My Choice'));
    await dialog(page).waitFor({ state: 'detached' });
    await hasTheFocus(change);

    await page.goto('/settings?tab=ai');
    await awake(page);
    await walkAndType(page, page.getByLabel('Greeting'), 'Good day from me');
    await page.request.patch('/api/profile', { data: { greeting: 'Good day from the office' } });
    const saveAi = button(page, 'Save AI Settings');
    await walkAndPress(page, saveAi);
    await isFocused(side(page, 'Keep mine'));
    await page.keyboard.press('ArrowDown');
    await walkAndPress(page, button(page, 'Save My Choice'));
    await toastSays(page, 'AI settings updated successfully!');
    // The form began anew with what they wrote.
    await hasTheFocus(saveAi);
    await expect.poll(() => page.getByLabel('Greeting').inputValue(), patience).toBe('Good day from the office');
  });
});
