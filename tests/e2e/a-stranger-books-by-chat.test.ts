// A business's chat page: a stranger books and it stands in the diary, and nothing that is said is lost or said twice.
import { expect, test } from 'vitest';
import { demoSlug, field, goOn, say } from '../support/chat-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('a stranger books by chat, reloads in the middle, and the visit stands in the diary', async () => {
  await tell(async ({ page, inspect }) => {
    const slug = await demoSlug(page, 'chat.owner@example.com');
    await page.goto(`/chat/${slug}`);
    await page.locator('.choice').first().waitFor();
    await inspect('an empty chat');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await say(page, 'When are you open?');
    await page.reload();
    await page.locator('#log').getByText('When are you open?').waitFor();
    expect(await page.locator('#log').getByText('When are you open?').count()).toBe(1);
    await goOn(page, 'I would like to book a drain cleaning', /booked|all set|see you/i);
    await inspect('a chat with a booking');

    const from = new Date().toISOString();
    const to = new Date(Date.now() + 90 * 86_400_000).toISOString();
    const diary = await page.request.get(`/api/appointments?from=${from}&to=${to}`);
    const { data } = (await diary.json()) as { data: { appointments: { name: string }[] } };
    expect(data.appointments.filter(({ name }) => name === 'Jane Miller')).toHaveLength(1);

    await page.getByRole('button', { name: 'End chat' }).click();
    await page.getByRole('button', { name: 'Start again' }).waitFor();
    await inspect('a chat that has ended');
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.locator('.choice').first().waitFor();
    expect(await page.locator('#log .caller').count()).toBe(0);
  });
});

test('what is said offline is kept over a reload and said exactly once', async () => {
  await tell(async ({ page, context, inspect }) => {
    const slug = await demoSlug(page, 'offline.owner@example.com');
    await page.goto(`/chat/${slug}`);
    await page.locator('.choice').first().waitFor();
    await say(page, 'Hello');
    // The server takes it, and its answer is lost on the way.
    let lost = 0;
    await page.route('**/messages', async (route) => {
      lost += 1;
      await route.fetch();
      // A page that was reloaded meanwhile waits for no answer any more.
      await route.abort('internetdisconnected').catch(() => undefined);
    });
    await field(page).fill('What does a drain cleaning cost?');
    await field(page).press('Enter');
    await expect.poll(() => lost).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.getByText('You are offline.', { exact: false }).waitFor();
    await field(page).fill('And when are you open?');
    await field(page).press('Enter');
    await page.getByText('Not sent yet').first().waitFor();
    await inspect('a chat without a connection');
    await page.unroute('**/messages');
    await context.setOffline(false);
    await expect.poll(() => page.locator('.unsent').count(), { timeout: 20_000 }).toBe(0);
    await page.reload();
    for (const text of ['What does a drain cleaning cost?', 'And when are you open?']) {
      await page.locator('#log').getByText(text).waitFor();
      expect(await page.locator('#log').getByText(text).count()).toBe(1);
    }
  });
});
