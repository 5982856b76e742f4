// What a search engine, a feed reader and whoever shares a link get of the site: every page once, whole, under its own address.
import { expect, test } from 'vitest';
import { awake } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();
const text = async (path: string) => (await fetch(path.startsWith('http') ? path : `${address()}${path}`)).text();
const listed = async () =>
  [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

test('every listed page answers under the address that it names, with words and a picture of its own', async () => {
  const pages = await listed();
  expect(pages.length).toBeGreaterThan(25);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${address()}/sitemap.xml`);
  const titles = new Set<string>();
  for (const url of pages) {
    const html = await text(url);
    const tag = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(html, url).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(html, url).not.toContain('site.invalid');
    expect(tag('og:url'), url).toBe(url);
    expect(tag('description').length, url).toBeGreaterThan(50);
    expect(tag('description'), url).toBe(tag('og:description'));
    titles.add(tag('og:title'));
    const picture = Buffer.from(await (await fetch(tag('og:image'))).arrayBuffer());
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], `the picture of ${url}`).toEqual([1200, 630]);
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(JSON.parse(data), url).toHaveProperty('@graph.0.@type');
  }
  expect(titles.size, 'titles unlike one another').toBe(pages.length);
});

test('the tags are there once also when the page is awake, and change with it', async () => {
  await tell(async ({ page }) => {
    const counts = async () =>
      Promise.all(
        [
          'link[rel=canonical]',
          'meta[property="og:url"]',
          'meta[property="og:image"]',
          'script[type="application/ld+json"]',
        ].map((what) => page.locator(`head ${what}`).count()),
      );
    await page.goto('/industries/legal');
    await awake(page);
    expect(await counts()).toEqual([1, 1, 1, 1]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await expect.poll(() => page.locator('head link[rel=canonical]').getAttribute('href')).toBe(`${address()}/about`);
    expect(await counts()).toEqual([1, 1, 1, 1]);
  });
});
