// The desk stands open in a tab behind others: who waits for a person is told of on the screen, if this browser was asked to.
import { expect, test } from 'vitest';
import { aStranger, demoSlug, say } from '../support/chat-words.ts';
import { awake, press } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories({}, 'whole');

test('a browser tells of who waits once it was asked to, while nobody looks, and not any more after', async () => {
  await tell(async ({ page, context, inspect, expectComplaint }) => {
    // The browser of this story keeps no service worker, so it tells from an open tab alone.
    expectComplaint(/^PUSH_SETUP_FAILED /);
    await context.grantPermissions(['notifications'], { origin: address() });
    // What the operating system would show is noted, and the tab is behind others from when the story says so.
    await page.addInitScript(`{
      const Shown = window.Notification;
      window.shown = [];
      window.Notification = class extends Shown {
        constructor(words, how) { super(words, how); window.shown.push(words); }
      };
      Object.defineProperty(document, 'visibilityState', { get: () => (window.isBehind ? 'hidden' : 'visible') });
    }`);
    const slug = await demoSlug(page, 'screen.owner@example.com');
    await page.request.patch('/api/profile', { data: { humanHours: 'always' } });
    await page.goto('/settings?tab=notifications');
    await awake(page);
    await press(page, 'Tell Me Here');
    await page.getByText('This browser tells you when somebody waits for a person').waitFor();
    // Seen from the top, where the header lies over nothing.
    await page.evaluate('scrollTo(0, 0)');
    await inspect('a browser that tells');
    await page.evaluate('window.isBehind = true');
    const asks = async () => say(await aStranger(page, slug, address()), 'I want to talk to a person');
    const badge = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Inbox/ });
    const waiting = async () => Number.parseInt((await badge.innerText()).replace(/\D+/, ''), 10) || 0;
    const before = await waiting();
    await asks();
    await expect.poll(waiting, { timeout: 20_000 }).toBe(before + 1);
    const shown = await page.evaluate('window.shown');
    expect(shown).toEqual([before === 0 ? 'Somebody waits for you' : `${before + 1} conversations wait for you`]);
    await press(page, 'Stop Telling Me Here');
    await asks();
    await expect.poll(waiting, { timeout: 20_000 }).toBe(before + 2);
    expect(await page.evaluate('window.shown')).toEqual(shown);
  });
});
