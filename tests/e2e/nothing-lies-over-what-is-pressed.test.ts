// What the desk says of the connection and of changes that wait stands at the foot of the window, and never over what somebody
// presses or types in: wide, narrow, and over the keyboard of a phone.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aStranger, demoSlug, say } from '../support/chat-words.ts';
import { hasArrived, isKept, shellIsKept } from '../support/offline-words.ts';
import { awake, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tellInstalled, address } = openStories();

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // With the keyboard open, where it takes its room from the page.
  { width: 390, height: 460 },
];

/** Whether a press on its middle, and just inside each of its corners, is a press on it. */
async function isPressedAnywhere(asked: Locator): Promise<void> {
  await asked.scrollIntoViewIfNeeded();
  const covered = await asked.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // A pill's corners are not its own.
    const [across, down] = [(right - left) / 5, (bottom - top) / 5];
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + across, top + down],
      [right - across, top + down],
      [left + across, bottom - down],
      [right - across, bottom - down],
    ] as const;
    return points
      .map(([x, y]) => element.ownerDocument.elementFromPoint(x, y))
      .filter((hit) => !hit || !(element.contains(hit) || hit.contains(element)))
      .map((hit) => hit?.outerHTML.slice(0, 120) ?? 'outside the window');
  });
  expect(covered).toEqual([]);
}

async function atEverySize(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await look();
  }
  await page.setViewportSize(sizes[0] ?? { width: 1440, height: 900 });
}

test('without a connection a caller is answered again and again, by mouse and by thumb', async () => {
  await tellInstalled(async ({ page, context, inspect }) => {
    const slug = await demoSlug(page, 'foot.owner@example.com');
    await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
    await say(await aStranger(page, slug, address()), 'When are you open?');
    await page.goto('/inbox?list=all');
    await awake(page);
    await shellIsKept(page);
    await page.locator('[data-row]').first().click();
    await page.getByRole('log', { name: 'What was said' }).waitFor();
    await isKept(page, `/conversations/${new URL(page.url()).searchParams.get('id')}`);
    await page.getByLabel('Your answer').waitFor();
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await page.getByLabel('Your answer').fill('The first line.');
    await page.getByRole('button', { name: /Send$/ }).click();
    await toastSays(page, 'Kept on this device until it can be sent.');
    await page.getByRole('button', { name: '1 change waiting' }).waitFor();
    const answer = page.getByLabel('Your answer');
    // A toast goes by itself.
    await page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' });
    await atEverySize(page, async () => {
      await answer.focus();
      await answer.fill('The next line.');
      await isPressedAnywhere(answer);
      await isPressedAnywhere(page.getByRole('button', { name: /Send$/ }));
      await isPressedAnywhere(page.getByText('Note for the team'));
      await isPressedAnywhere(page.getByRole('button', { name: '1 change waiting' }));
    });
    await inspect('an open conversation without a connection');
    await page.getByRole('button', { name: /Send$/ }).click();
    await page.getByRole('button', { name: '2 changes waiting' }).waitFor();
    await answer.fill('The line after it is back.');
    await context.setOffline(false);
    await page.getByText('Connection restored').waitFor();
    await isPressedAnywhere(page.getByRole('button', { name: /Send$/ }));
    await hasArrived(page);
  });
});

test('without a connection what is done with many contacts stays within reach', async () => {
  await tellInstalled(async ({ page, context }) => {
    await demoSlug(page, 'foot.many@example.com');
    await page.goto('/contacts');
    await awake(page);
    await shellIsKept(page);
    await page.getByRole('link', { name: 'Dana Reyes' }).waitFor();
    await press(page, 'Choose');
    await page.getByRole('checkbox').nth(1).check();
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    const bar = page.getByRole('region', { name: 'Chosen contacts' });
    await atEverySize(page, async () => {
      for (const name of ['Tag', 'Delete', 'Choose no longer'])
        await isPressedAnywhere(bar.getByRole('button', { name, exact: true }));
    });
  });
});
