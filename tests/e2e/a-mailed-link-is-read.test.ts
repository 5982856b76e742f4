// A link from a mail: one that is spent is told from a server that does not answer, which is asked again.
import { expect, test } from 'vitest';
import { awake, press } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const links = [
  {
    ...{ path: '/confirm-email', asks: '/api/auth/confirmation/read', what: 'This link' },
    spent: 'This link no longer works',
  },
  {
    ...{ path: '/invitation', asks: '/api/auth/invitations/read', what: 'This invitation' },
    spent: 'This invitation no longer works',
  },
] as const;

test.each(links)('$path: only the server’s word spends it', async ({ path, asks, what, spent }) => {
  await tell(async ({ page, expectFailure, expectComplaint }) => {
    for (const status of [400, 429, 503]) expectFailure(status, new RegExp(`^${asks}$`));
    expectComplaint(/ERR_CONNECTION_RESET/);
    let asked = 0;
    let answers: 'none' | 429 | 503 | 'the server' = 'none';
    await page.route(`**${asks}`, (route) => {
      asked += 1;
      if (answers === 'the server') return route.continue();
      if (answers === 'none') return route.abort('connectionreset');
      return route.fulfill({ status: answers, body: '' });
    });
    const isSpent = page.getByRole('heading', { name: spent });
    const isMissing = page.getByText(`${what} could not be loaded`);
    await page.goto(`${path}?token=none-of-ours`);
    for (const next of [429, 503, 'the server'] as const) {
      await isMissing.waitFor();
      expect(await isSpent.count()).toBe(0);
      answers = next;
      const heard = page.waitForResponse((answer) => answer.url().endsWith(asks));
      await press(page, 'Try Again');
      await heard;
    }
    await isSpent.waitFor();
    expect(await isMissing.count()).toBe(0);
    expect(asked).toBe(4);

    // A link without its token is none, and nobody has to be asked.
    await page.goto(path);
    await awake(page);
    await isSpent.waitFor();
    expect(asked).toBe(4);
  });
});
