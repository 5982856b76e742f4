// Whoever would lose what they wrote, or a call, by leaving is asked before they go; nobody else is.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { hasTheFocus } from '../support/keyboard-words.ts';
import { awake, button, dialog, fill, inDialog, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Closes the page as a hand does, and tells whether the browser asked; who is asked stays. */
async function asksBeforeItCloses(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 5_000 }).then(
    async (question) => {
      await question.dismiss();
      return question.type() === 'beforeunload';
    },
    () => false,
  );
  await page.close({ runBeforeUnload: true });
  return asked;
}

/** Types one letter and presses Escape in the same moment, before the browser comes to anything else. */
const holdsEscapeBehindALetter = async (field: Locator): Promise<boolean> => {
  await field.focus();
  return field.page().evaluate<boolean>(`(async () => {
    const input = document.activeElement;
    input.setRangeText('D', 0, 0);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    return !input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  })()`);
};

test('settings that are not saved are asked about on the way to another tab and another page, and kept', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'unsaved.owner@example.com');
    await page.goto('/settings?tab=ai');
    await awake(page);
    await fill(page, { Greeting: 'Good day, this is Vale.' });
    await tab(page, 'Profile').click();
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
    await inspect('a question before leaving');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await hasTheFocus(tab(page, 'Profile'));
    expect(await page.getByLabel('Greeting').inputValue()).toBe('Good day, this is Vale.');
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Diary' }).click();
    await inDialog(page, 'Keep Editing').click();
    await isAt(page, '/settings?tab=ai');
    expect(await asksBeforeItCloses(page)).toBe(true);
    await page.getByLabel(/^Account /).click();
    await press(page, 'Sign Out');
    await inDialog(page, 'Keep Editing').click();
    expect(await page.getByLabel('Greeting').inputValue()).toBe('Good day, this is Vale.');

    await press(page, 'Save AI Settings');
    await toastSays(page, 'AI settings updated successfully!');
    await tab(page, 'Notifications').click();
    await page.getByLabel('Appointments').uncheck();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await inDialog(page, 'Leave').click();
    await isAt(page, '/dashboard');
    await page.goBack();
    await page.getByLabel('Appointments').waitFor();
    expect(await page.getByLabel('Appointments').isChecked()).toBe(true);

    // What is changed back is no change.
    await page.getByLabel('Appointments').uncheck();
    await page.getByLabel('Appointments').check();
    await tab(page, 'AI Settings').click();
    await page.getByLabel('Greeting').waitFor();
    expect(await page.getByLabel('Greeting').inputValue()).toBe('Good day, this is Vale.');
    expect(await dialog(page).count()).toBe(0);
  });
});

test('facts are asked about among the tabs of the training, until they are saved', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'taught.owner@example.com');
    await page.goto('/dashboard/training?tab=facts');
    await awake(page);
    await fill(page, { Phone: '202 555 0123' });
    await tab(page, 'Sources').click();
    await inDialog(page, 'Keep Editing').click();
    await press(page, 'Save Facts');
    await toastSays(page, 'Saved. The receptionist knows it now.');
    // The number stands as the server reads it, and that is no change of the reader's.
    await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('(202) 555-0123');
    await tab(page, 'Sources').click();
    await page
      .getByRole('heading', { name: 'Sources' })
      .or(page.getByRole('tab', { name: 'Text' }))
      .first()
      .waitFor();
    expect(await dialog(page).count()).toBe(0);

    // What is written in one way to teach stays while another is looked at.
    await fill(page, { Question: 'Do you take cards?' });
    await tab(page, 'Web').click();
    await page.getByRole('textbox', { name: 'Address' }).waitFor();
    await tab(page, 'Q&A').click();
    expect(await page.getByRole('textbox', { name: 'Question', exact: true }).inputValue()).toBe('Do you take cards?');
    await tab(page, 'Facts').click();
    await inDialog(page, 'Leave').click();
    await page.getByLabel('Phone', { exact: true }).waitFor();
  });
});

test('a live test call is not lost by a link, and is once the caller says so', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'called.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await press(page, 'Start Test Call');
    await page.getByRole('log', { name: 'Transcript' }).getByText('Receptionist').first().waitFor();
    const diary = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Diary' });
    await diary.click();
    await page.getByRole('heading', { name: 'Leave the test call?' }).waitFor();
    await inspect('a question before a call is left');
    await inDialog(page, 'Stay in the Call').click();
    await button(page, 'End Call').waitFor();
    expect(await asksBeforeItCloses(page)).toBe(true);
    await button(page, 'End Call').waitFor();
    await diary.click();
    await inDialog(page, 'Leave').click();
    await isAt(page, '/diary');
    await button(page, 'Today').waitFor();
    expect(await asksBeforeItCloses(page)).toBe(false);
  });
});

test('a contact that is half written is not lost by Escape, and by Cancel at once', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'halfway.owner@example.com');
    await page.goto('/contacts?search=dana');
    await awake(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).click();
    await press(page, 'Edit');
    const form = page.getByRole('dialog', { name: 'Edit contact' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await form.getByLabel('Name').waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    await press(page, 'Edit');
    expect(await holdsEscapeBehindALetter(form.getByLabel('Name'))).toBe(true);
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await question.waitFor({ state: 'detached' });
    await form.getByLabel('Name').fill('Dana R');
    for (const answer of ['Escape', 'Keep Editing'] as const) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      if (answer === 'Keep Editing') await question.getByRole('button', { name: answer }).click();
      else {
        await inspect('a question before a form is closed');
        await page.keyboard.press(answer);
      }
      await question.waitFor({ state: 'detached' });
      expect(await form.getByLabel('Name').inputValue()).toBe('Dana R');
    }
    await form.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Dana Reyes' }).waitFor();

    await press(page, 'Edit');
    await form.getByLabel('Name').fill('Dana R');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
    await press(page, 'Edit');
    await form.getByLabel('Name').fill('Dana Rey');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await toastSays(page, 'Saved.');
    await page.getByRole('heading', { name: 'Dana Rey', exact: true }).waitFor();
  });
});
