// A phone shows first what is now: today in the week, and of a talk what was said.
import { expect, test } from 'vitest';
import { aStranger, demoSlug, goOn } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

test('all tabs of the settings are in sight, and the chosen one where even less fits', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'phone.tabs@example.com');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/settings');
    await awake(page);
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    const row = page.getByRole('tablist', { name: 'Settings' });
    expect(await tabs.count()).toBe(5);
    expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 280, height: 600 });
    // Cut in the middle of a word, so that it is seen that more follows.
    expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(20);
    await page.goto('/settings?tab=security');
    await page.getByRole('tab', { name: 'Security', selected: true }).waitFor();
    await expect
      .poll(async () => {
        const box = await page.getByRole('tab', { name: 'Security' }).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 999);
      })
      .toBeLessThanOrEqual(280);
  });
});

test('a week opens at today, and a talk has half of the screen', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'phone.owner@example.com');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/diary?view=week');
    await awake(page);
    const week = page.getByRole('region', { name: 'Week', exact: true });
    await week.waitFor();
    const today = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'America/New_York' }).format();
    const head = week.getByRole('button', { name: `Show ${today}` });
    await expect.poll(async () => (await head.boundingBox())?.x).toBeGreaterThan(0);
    await expect.poll(async () => (await head.boundingBox())?.x).toBeLessThan(300);

    await page.goto('/inbox?list=all');
    await page.locator('[data-row]').first().click();
    const talk = page.getByRole('log');
    await talk.waitFor();
    expect((await talk.boundingBox())?.height).toBeGreaterThan(390);
    await inspect('a talk');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'All conversations' }).click();
    await page.locator('[data-row]').first().waitFor();
  });
});

test('an answer has more lines than one, and who wrote or left a message is called with a press', async () => {
  await tell(async ({ page }) => {
    const slug = await demoSlug(page, 'phone.answers@example.com');
    const stranger = await aStranger(page, slug, address());
    await goOn(
      stranger,
      'Please leave the owner a message: my gate is stuck and the van cannot get out',
      /passed your message on/i,
    );
    const browser = page.context().browser();
    if (!browser) throw new Error('there is no browser');
    const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
    const context = await browser.newContext({
      ...{ ...touch, baseURL: address(), storageState: await page.context().storageState() },
    });
    const phone = await context.newPage();
    await phone.goto('/inbox?list=all');
    await phone.locator('[data-row]').first().tap();
    const number = { name: '(202) 555-0147' };
    await phone.getByRole('log').getByRole('link', number).first().waitFor();
    expect(await phone.getByRole('log').getByRole('link', number).first().getAttribute('href')).toBe(
      'tel:+12025550147',
    );
    const answer = phone.getByLabel('Your answer');
    await answer.fill('We are on our way.');
    await answer.press('End');
    await answer.press('Enter');
    await phone.keyboard.type('Half an hour.');
    expect(await answer.inputValue()).toBe('We are on our way.\nHalf an hour.');
    expect(await phone.getByText('Shift and Enter').isVisible()).toBe(false);
    await phone.getByRole('button', { name: 'Take Over and Send' }).tap();
    await phone.getByRole('log').getByText('Half an hour.').waitFor();
    await phone.goto('/inbox?list=all&channel=sms');
    await phone.locator('[data-row]').first().tap();
    const call = phone.getByRole('link', { name: /^Call \(/ });
    expect(await call.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
    await phone.getByLabel(/^Account /).tap();
    await phone.getByRole('link', { name: 'Train Telle' }).tap();
    await phone.getByRole('heading', { level: 1, name: 'Train Telle' }).waitFor();
  });
});
