// What a caller asked in vain is listed, answered and known; the owner's test of it turns right, and the settings say so.
import { expect, test } from 'vitest';
import { demoSlug, say } from '../support/chat-words.ts';
import { awake, fill, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('a question that was asked in vain is answered, kept as a test, and turns from wrong to right', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await demoSlug(page, 'learner.owner@example.com');
    const [vouchers, parrots] = ['Do you sell gift vouchers?', 'Can you repair my parrot cage?'];
    await page.goto(`/chat/${slug}`);
    await page.locator('.choice').first().waitFor();
    await say(page, vouchers);
    await say(page, parrots);

    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Train Telle 4 questions wait for an answer$/ }).click();
    await awake(page);
    await page.getByText('4 questions wait for your answer').waitFor();

    // Dismissed by mistake, and taken back, by keyboard.
    await page
      .getByRole('listitem')
      .filter({ hasText: parrots })
      .getByRole('button', { name: 'Dismiss' })
      .press('Enter');
    await page.getByText('3 questions wait for your answer').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('4 questions wait for your answer').waitFor();

    // The test of it, before it is taught: wrong.
    await page.getByRole('tab', { name: 'Test questions' }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill(vouchers);
    await fill(page, { 'The reply must contain one of these': '50; fifty' });
    await press(page, 'Add Test Question');
    await toastSays(page, 'Added.');
    await press(page, 'Run Now');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: vouchers }) });
    await row.getByText('Wrong').waitFor();
    await page.getByText('4 of 5 test questions answered right').waitFor();
    await row.getByRole('link', { name: 'Teach it the answer' }).waitFor();

    await page.getByRole('tab', { name: 'Questions', exact: true }).click();
    const waiting = page.getByRole('listitem').filter({ hasText: vouchers });
    await waiting.locator('label', { hasText: 'Your answer *' }).waitFor();
    await waiting.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
    await waiting.getByText('This field is required').waitFor();
    await waiting.getByLabel('Your answer').fill('Yes, gift vouchers from 50 dollars are sold at the front desk.');
    await waiting.getByRole('button', { name: 'Answer', exact: true }).click();
    await toastSays(page, 'Answered. Every caller hears it from now on.');
    await waiting.getByRole('button', { name: `Keep as test question: ${vouchers}` }).waitFor();

    await page.getByRole('tab', { name: 'Test questions' }).click();
    await page.getByText('Something was taught since.').waitFor();
    await press(page, 'Run Now');
    await row.getByText('Right', { exact: true }).waitFor();
    await row.getByText('What it said').click();
    await row.getByText(`From: “${vouchers}”`).waitFor();
    await page.getByText('5 of 5 test questions answered right').waitFor();
    await page.getByRole('img', { name: /^Accuracy of the last \d runs: from .* to 100%$/ }).waitFor();
    // Scrolled anywhere else, the header lies over half a button.
    await page.evaluate('window.scrollTo(0, 0)');
    await inspect('test questions');

    // What is asked in another way must stay what it is: a change of the test takes its last result away.
    await row.getByRole('button', { name: `Change: ${vouchers}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Change a test question' });
    await dialog.getByLabel('The reply must contain one of these').fill('100 dollars');
    await inspect('a test question is changed');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Not asked yet').waitFor();

    await page.goto('/settings?tab=ai');
    await page.getByText('Documents processed').waitFor();
    await page.getByText('5 of 5 test questions answered right').waitFor();
    const progress = page.locator('dl > div').filter({ hasText: 'Training progress' });
    expect(await progress.getByRole('listitem').allInnerTexts()).toEqual(['A price or a note for each service']);
    await progress.getByText('8 of 9 things a receptionist needs are taught.').waitFor();
    expect(await progress.getByRole('definition').first().innerText()).toBe('88%');
    await inspect('what it has learned');
    await page.getByRole('link', { name: 'A price or a note for each service' }).click();
    await page.getByRole('tab', { name: 'Services and staff', selected: true }).waitFor();

    await page.goto(`/chat/${slug}`);
    await page.getByRole('button', { name: 'End chat' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.locator('.choice').first().waitFor();
    expect(await say(page, vouchers)).toContain('50');
  });
});
