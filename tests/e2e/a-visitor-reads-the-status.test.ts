// The status page says what was measured and no more, and its news by mail is asked for, confirmed and ended.
import { expect, test } from 'vitest';
import { awake, fill, isAt, linkFromMail, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

/** What a server that works may say of itself: in its first minute nothing, and on a busy machine that it is slow. */
const honest = /All Systems Operational|Not measured yet|: degraded/;

test('a visitor sees what is measured, what is not, and that the API is gone when it is', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    await page.goto('/status');
    await awake(page);
    const banner = page.getByRole('status').filter({ hasText: /look/ });
    await banner.getByText(honest).waitFor();
    for (const system of ['Telephony', 'Text messages', 'Email', 'Chat', 'Assistant', 'API and database'])
      await page.getByRole('heading', { name: system, exact: true }).waitFor();
    // No carrier and no mail server in a story: the page may not call them operational.
    expect(await page.getByText('Not set up', { exact: true }).count()).toBe(3);
    for (const question of await page
      .locator('summary')
      .filter({ hasText: /measured|counted|incident|figures/ })
      .all())
      if (await question.isVisible()) await question.click();
    await inspect('the status');

    await page.route('**/api/status', (route) => route.fulfill({ status: 503, body: '' }));
    expectFailure(503, /^\/api\/status$/);
    await page.reload();
    await awake(page);
    await page.getByText('The status cannot be read').waitFor();
    await inspect('a status that cannot be read');
    await page.unroute('**/api/status');
    await press(page, 'Try Again');
    await page.getByText(honest).waitFor();
  });
});

test('a visitor subscribes, confirms by the mailed link, and leaves at one press', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/status');
    await awake(page);
    await press(page, 'Subscribe');
    await page.getByText('This field is required').waitFor();
    await fill(page, { Email: 'status.reader@example.com' });
    await press(page, 'Subscribe');
    await toastSays(page, 'Thank you for subscribing! Please check your email to confirm.');
    await page.getByText('The link in it works for two days').waitFor();

    const link = /http:\/\/[^"\s<]+\/mailing-list\?token=[^"\s<]+/;
    await page.goto(await linkFromMail(page, 'status.reader@example.com', link));
    await inspect('the confirmation');
    await press(page, 'Yes, subscribe me');
    await page.getByText('From now on you get Telle’s status by mail.').waitFor();
    await page.getByRole('link', { name: 'See the status' }).click();
    await isAt(page, '/status');

    const leave = /http:\/\/[^"\s<]+\/mailing-list\/leave\?token=[^"\s<]+/;
    await page.goto(await linkFromMail(page, 'status.reader@example.com', leave));
    await inspect('the way out');
    await press(page, 'Unsubscribe');
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await inspect('after leaving');
  });
});
