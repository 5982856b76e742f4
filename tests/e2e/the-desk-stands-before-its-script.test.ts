// The frame of the desk is painted from what the server sends first: where one is stands there before any script, and who is not
// signed in sees nothing of it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSlug } from '../support/chat-words.ts';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell } = openStories();

const places = ['Dashboard', 'Inbox', 'Diary', 'Contacts', 'Analytics'];
const nav = (page: Page) => page.getByRole('navigation', { name: 'Desk' });
/** As if no script ever came. */
const withoutScripts = (page: Page) =>
  page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

test('every page of the desk has its frame before its script, with the place marked', async () => {
  await tell(async ({ page }) => {
    await demoSlug(page, 'frames.owner@example.com');
    await page.goto('/dashboard');
    await awake(page);
    await nav(page).waitFor();
    await withoutScripts(page);
    for (const name of places) {
      await page.goto(`/${name.toLowerCase()}`);
      await nav(page).waitFor();
      expect(await nav(page).locator('[aria-current]').allInnerTexts()).toEqual([name]);
      await page.getByRole('main').getByText('Loading...').waitFor();
      expect(await page.locator('.when-in .who-initial').isVisible()).toBe(true);
      const html = await (await page.request.get(`/${name.toLowerCase()}`)).text();
      expect(html, 'a sheet that the paint waits for').not.toMatch(/<link rel="stylesheet"(?![^>]*disabled)/);
    }
  });
});

test('a stranger is shown no way around a desk', async () => {
  await tell(async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/contacts');
    await page.getByRole('main').getByText('Loading...').waitFor();
    expect(await nav(page).isVisible()).toBe(false);
  });
});

test('the desk can be installed as an app, with pictures of every size that a screen asks for', async () => {
  await tell(async ({ page }) => {
    await page.goto('/dashboard');
    // It is linked once the page is awake: pictures of an app are nothing that the first words wait for.
    const at = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(at ?? '/nowhere');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { icons, ...app } = await answer.json();
    expect(app).toMatchObject({ name: 'Telle', start_url: '/dashboard', scope: '/', display: 'standalone' });
    // What browsers ask of an app: both of these sizes, and one that a system may cut to its own shape.
    expect(icons.map(({ sizes, purpose }: Icon) => [sizes, purpose ?? 'any'])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, type } of icons as readonly Icon[]) {
      const picture = await page.request.get(src);
      expect(picture.headers()['content-type'], src).toContain(type);
      const png = await picture.body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string };
