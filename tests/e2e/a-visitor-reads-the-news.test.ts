// News: the list, an article without script, passing it on, an article that was never written, and the feed.
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { awake, isAt, press, toastSays } from '../support/page-words.ts';
import { openStories } from '../support/stories.ts';

const { tell, address } = openStories();

const slugs = [
  'telle-raises-series-a',
  'new-crm-features',
  'healthcare-ai-certification',
  'multilingual-support-launch',
  'partnership-microsoft',
  'customer-success-stories',
];

test('a visitor reads the list, an article and the next, and comes back', async () => {
  await tell(async ({ page, inspect }) => {
    await page.goto('/news');
    await awake(page);
    const links = page.getByRole('link', { name: /^Read Release/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      slugs.map((slug) => `/news/${slug}`),
    );
    await page.getByText('November 12, 2026').waitFor();
    for (const category of ['Funding', 'Product', 'Compliance', 'Partnership', 'Customer Stories'])
      expect(await page.getByText(category, { exact: true }).count(), category).toBeGreaterThan(0);
    await inspect('the news');
    await links.first().click();
    await isAt(page, '/news/telle-raises-series-a');
    await page.getByText('The events, people and figures in it are made up.', { exact: false }).waitFor();
    await inspect('a sample article');
    const more = page.getByRole('heading', { name: 'More News' }).locator('..').getByRole('link');
    expect(await more.count()).toBe(2);
    await more.first().click();
    await isAt(page, '/news/new-crm-features');
    await page.getByRole('heading', { level: 1, name: 'Everything a caller told you, in one place' }).waitFor();
    expect(await page.getByText('Sample news:').count()).toBe(0);
    await inspect('an article');
    await page.getByRole('link', { name: 'Back to News' }).click();
    await isAt(page, '/news');
  });
});

test('an article is shared by the browser’s sheet, or else its link is copied', async () => {
  await tell(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript({
      content: `navigator.share = (what) => { if (window.noSheet) throw new TypeError('no sheet'); window.shared = what; return Promise.resolve(); }`,
    });
    await page.goto('/news/new-crm-features?from=mail');
    await awake(page);
    await press(page, 'Share');
    const url = `${address()}/news/new-crm-features`;
    await expect
      .poll(() => page.evaluate('window.shared'))
      .toEqual({ title: 'Everything a caller told you, in one place', url });
    await page.evaluate('window.noSheet = true');
    await press(page, 'Share');
    await toastSays(page, 'Link copied to the clipboard');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
  });
});

test('an article that was never written is not found, says so, and leads back', async () => {
  await tell(async ({ page, inspect, expectFailure }) => {
    expectFailure(404, /^\/news\/never-written$/);
    await page.goto('/news/never-written');
    await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
    await page.getByText('The article you are looking for could not be found.', { exact: true }).waitFor();
    await awake(page);
    await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
    await inspect('no such article');
    await page.getByRole('link', { name: 'Back to News' }).click();
    await isAt(page, '/news');
  });
});

test('every article is whole before its script, and the feed names them all', async () => {
  const feed = await fetch(`${address()}/news/feed.xml`);
  expect(feed.headers.get('content-type')).toBe('application/xml');
  const $ = load(await feed.text(), { xml: true });
  const listed = $('entry > link')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(listed).toEqual(slugs.map((slug) => `/news/${slug}`));
  for (const path of listed) {
    const answer = await fetch(`${address()}${path}`);
    expect(answer.status).toBe(200);
    const page = load(await answer.text());
    expect(page('article h1').text()).not.toBe('');
    expect(page('article p').length, path).toBeGreaterThan(6);
  }
});
