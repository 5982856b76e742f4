// When a business is open: reached from the diary, said wrongly and mended, and the days on which it is closed.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { isFocused } from '../support/keyboard-words.ts';
import { awake, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('hours that end before they start are told at their day, and stop being wrong when they are mended', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'early.owner@example.com');
    await page.goto('/settings');
    await awake(page);
    await page.getByLabel('Tuesday, from').fill('18:00');
    await page.getByLabel('Thursday, to').fill('');
    await press(page, 'Save Business');
    await toastSays(page, 'Please fix the errors before submitting');
    const end = page.getByLabel('Tuesday, to');
    await isFocused(end);
    expect(await end.getAttribute('aria-invalid')).toBe('true');
    const told = page.getByText('Tuesday: the end must come after the start');
    expect(await end.getAttribute('aria-describedby')).toBe(await told.getAttribute('id'));
    await page.getByText('Thursday: enter a time, or remove the line').waitFor();
    await inspect('hours that are wrong');
    await page.getByLabel('Tuesday, from').fill('09:00');
    await told.waitFor({ state: 'detached' });
    await page.getByLabel('Thursday, to').fill('16:00');
    await press(page, 'Save Business');
    await toastSays(page, 'Profile updated successfully!');
    const { data } = await (await page.request.get('/api/profile')).json();
    expect([data.hours.tue[0][0], data.hours.thu[0][1]]).toEqual(['09:00', '16:00']);
  });
});

test('from the diary to its closed dates: chosen, removed, and saved with the one that was not added yet', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'closed.owner@example.com');
    await page.goto('/diary');
    await awake(page);
    await page.getByRole('link', { name: 'Hours and closed dates' }).click();
    const next = page.getByLabel('Another closed date');
    await next.waitFor();
    await expect
      .poll(() => page.locator('#hours').evaluate((part) => Math.abs(part.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await next.fill('2027-12-25');
    await page.keyboard.press('Enter');
    await next.fill('2027-07-05');
    await press(page, 'Add Date');
    const dates = page.getByRole('list', { name: 'Closed dates' }).locator('time');
    const days = ['Monday, July 5, 2027', 'Saturday, December 25, 2027'];
    expect((await dates.allInnerTexts()).slice(-2)).toEqual(days);
    await inspect('closed dates');
    await press(page, 'Remove Monday, July 5, 2027');
    await isFocused(page.getByRole('button', { name: 'Remove Saturday, December 25, 2027' }));
    await next.fill('2027-12-26');
    await press(page, 'Save Facts');
    await toastSays(page, 'Saved. The receptionist knows it now.');
    const { data } = await (await page.request.get('/api/profile')).json();
    expect(data.closedDates.slice(-2)).toEqual(['2027-12-25', '2027-12-26']);
    expect(await next.inputValue()).toBe('');
    await page.goto('/diary');
    await page.getByRole('link', { name: 'Services and staff' }).click();
    await page
      .getByRole('button', { name: 'Add a Service' })
      .or(page.getByRole('heading', { name: 'Services' }))
      .first()
      .waitFor();
  });
});
