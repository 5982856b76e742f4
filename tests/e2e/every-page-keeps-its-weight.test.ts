// What a page costs a phone: gzipped HTML with every style that it is painted with, fonts, the script that runs before anything
// is painted, and all that the page loads until it is awake, the styles of what only the app draws among it. And nothing moves.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { awake } from '../support/page-words.ts';
import { publicPages } from '../support/public-pages.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories({}, 'whole');

/** In bytes, scripts, styles and HTML gzipped, fonts as they are; movement in the unit of browsers. */
const most = { htmlAndStyles: 30_000, fonts: 60_000, scriptBeforePaint: 15_000, wholePage: 250_000, shift: 0.02 };

/** Adds up what moves without being touched, as browsers count it: above all when the typeface takes its place. */
const countShifts = `window.shifted = 0; new PerformanceObserver((list) => {
  for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: 'layout-shift', buffered: true })`;

const sizes = new Map<string, Promise<number>>();
/** What a file weighs on its way; asked for once, since most pages share most files. */
function weightOf(path: string): Promise<number> {
  const known = sizes.get(path);
  if (known) return known;
  const weighed = fetch(`${address()}${path}`).then(async (answer) => {
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPacked = /\.(woff2|png|jpe?g|webp)$/.test(path);
    return isPacked ? bytes.length : gzipSync(bytes).length;
  });
  sizes.set(path, weighed);
  return weighed;
}
const weightOfAll = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(weightOf))).reduce((sum, bytes) => sum + bytes, 0);

/** Sheets that the page waits for; one that is disabled is asked for when the page wakes. */
const awaitedStyles = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?![^>]*disabled)/g)].map(([, href = '']) => href);

test('the list of pages is the one that search engines are given', async () => {
  const sitemap = await (await fetch(`${address()}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed.sort()).toEqual([...publicPages].sort());
});

test.each(publicPages)('%s is light before its script', async (path) => {
  const html = await (await fetch(`${address()}${path}`)).text();
  expect((await weightOf(path)) + (await weightOfAll(awaitedStyles(html)))).toBeLessThanOrEqual(most.htmlAndStyles);
  expect(html).toContain('<style>');
  expect(html, 'a script file that is asked for before the page is loaded').not.toMatch(
    /<script[^>]*\ssrc=|<link[^>]*modulepreload|<script type="module"/,
  );
  const runAtOnce = [...html.matchAll(/<script(?![^>]*type=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body);
  expect(runAtOnce.length).toBeGreaterThan(0);
  expect(gzipSync(runAtOnce.join('\n')).length).toBeLessThanOrEqual(most.scriptBeforePaint);
});

test('all that a page loads until it is awake stays under 250 kB, its fonts under 60 kB', async () => {
  for (const path of publicPages) {
    const loaded = new Set<string>();
    await tell(async ({ page }) => {
      await page.addInitScript(countShifts);
      page.on('request', (request) => {
        const { pathname, protocol } = new URL(request.url());
        if (protocol === 'http:' && !pathname.startsWith('/api/')) loaded.add(pathname);
      });
      await page.goto(path);
      await awake(page);
      await page.waitForFunction(`document.fonts.check('1em Inter')`);
      expect(await page.evaluate(`window.shifted`), `movement on ${path}`).toBeLessThanOrEqual(most.shift);
    });
    const fonts = [...loaded].filter((file) => file.endsWith('.woff2'));
    expect(await weightOfAll(fonts), `fonts of ${path}`).toBeLessThanOrEqual(most.fonts);
    expect(loaded.size, path).toBeGreaterThan(5);
    expect(await weightOfAll([...loaded]), `all of ${path}`).toBeLessThanOrEqual(most.wholePage);
  }
}, 300_000);
