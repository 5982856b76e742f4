// The inbox leaves nothing out under the name of everything, says when a link leads nowhere, and is of use while nothing is chosen.
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

test('what is snoozed or spam stands under everything, marked, and is found by what was said', async () => {
  await tell(async ({ page, inspect }) => {
    await demoSlug(page, 'everything.owner@example.com');
    const { data } = (await (await page.request.get('/api/conversations?search=bathroom')).json()) as {
      data: { conversations: { id: string }[] };
    };
    const id = data.conversations[0]?.id ?? '';
    const label = 'A label of forty characters, exactly so.';
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await page.request.patch(`/api/conversations/${id}`, { data: { snoozedUntil: until, labels: [label] } });
    await page.goto('/inbox?list=all');
    await awake(page);
    const row = page.locator(`[data-row="${id}"]`);
    await row.getByText(/^Snoozed until /).waitFor();
    await page.getByLabel('Search what was said').fill('bathroom');
    await expect.poll(() => page.locator('[data-row]').count()).toBe(1);
    await page.request.patch(`/api/conversations/${id}`, { data: { snoozedUntil: null, isSpam: true } });
    await row.getByText('Spam', { exact: true }).waitFor();

    await row.click();
    await page.getByLabel('More', { exact: true }).click();
    const pill = page.getByRole('button', { name: `Remove the label ${label}` });
    expect((await pill.boundingBox())?.height).toBeLessThan(30);
    const all = page.getByRole('link', { name: `${label}: all with this label` });
    expect((await all.boundingBox())?.height).toBeLessThan(30);

    await page.goto('/inbox?list=all');
    const beside = page.getByRole('region', { name: 'Conversation' });
    await beside.getByRole('link', { name: /With the receptionist$/ }).waitFor();
    await beside.getByText('back to the list').waitFor();
    await inspect('the inbox while nothing is chosen');
    await beside.getByRole('link', { name: /With the receptionist$/ }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'List' }).inputValue()).toBe('open');
  });
});

test('a link to a conversation that is not there says so, whatever it names', async () => {
  await tell(async ({ page, expectFailure }) => {
    expectFailure(404, /^\/api\/conversations\//);
    await demoSlug(page, 'nowhere.owner@example.com');
    for (const name of ['cnv_nope', 'cnv_01kjqh0cc00000000000000001']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/inbox?id=${name}`);
      await awake(page);
      await page.getByText('This conversation is not here').waitFor();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByText('This conversation is not here').waitFor();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'All conversations' }).click();
    await page.getByRole('combobox', { name: 'List' }).waitFor();
  });
});
