// A person's own names and number, saved in a van without reception: kept, sent once, and mended where another device was faster.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { hasArrived, shellIsKept, waitingEdits } from '../support/offline-words.ts';
import { awake, fill, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tellInstalled } = openStories();

test('a profile that is saved without a connection arrives once it is back, and only what was changed of it', async () => {
  await tellInstalled(async ({ page, context, inspect, expectFailure }) => {
    const savedIs = async (names: Record<string, unknown>) => {
      const answer = await page.request.get('/api/auth/session');
      expect((await answer.json()).data.user).toMatchObject(names);
    };
    await demoSlug(page, 'renamed.owner@example.com');
    await page.goto('/settings');
    await awake(page);
    await shellIsKept(page);
    await page.getByLabel('First name').waitFor();
    await context.setOffline(true);
    await page.getByText("You're offline. Some features may not work properly.").waitFor();
    await fill(page, { 'First name': 'Wren' });
    await press(page, 'Save Profile');
    await toastSays(page, 'Kept on this device until it can be sent.');
    await page.getByText('Waiting on this device').waitFor();
    await inspect('a profile that waits');
    // Another device changes something else of it meanwhile.
    await page.request.put('/api/auth/profile', { data: { lastName: 'Elsewhere' } });
    // The page is opened anew: what waits is what it shows.
    await page.reload();
    await awake(page);
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Wren');
    await context.setOffline(false);
    await hasArrived(page);
    await savedIs({ firstName: 'Wren', lastName: 'Elsewhere' });

    // Another device changes the very same: a person chooses which is to stand.
    expectFailure(409, /\/api\/auth\/profile$/);
    await page.reload();
    await awake(page);
    await context.setOffline(true);
    await fill(page, { 'First name': 'Robin' });
    await press(page, 'Save Profile');
    await page.getByText('Waiting on this device').waitFor();
    await page.request.put('/api/auth/profile', { data: { firstName: 'Martin' } });
    await context.setOffline(false);
    await toastSays(page, 'Some changes could not be synced');
    await page.getByRole('button', { name: /needs? attention/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Changes on this device' });
    await dialog.getByText('Change profile of').waitFor();
    await dialog.getByRole('button', { name: 'Choose' }).click();
    await dialog.getByText('Martin').waitFor();
    await inspect('a profile that two devices changed');
    await dialog.getByRole('button', { name: 'Save My Choice' }).click();
    await hasArrived(page);
    expect(await waitingEdits(page)).toBe(0);
    await savedIs({ firstName: 'Robin', lastName: 'Elsewhere' });
  });
});
