// The feed is one that a reader's program can parse, and says of sample news that it is.
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { feedOf, shownArticles } from './articles.ts';

it('lists every shown article with a title, a date and a place, the newest first', async () => {
  const shown = await shownArticles();
  const $ = load(feedOf(shown), { xml: true });
  const entries = $('entry').toArray();
  expect(entries.map((entry) => $(entry).find('link').attr('href'))).toEqual(shown.map(({ slug }) => `/news/${slug}`));
  const dates = entries.map((entry) => $(entry).find('published').text());
  expect(dates).toEqual([...dates].sort().reverse());
  for (const [at, { isSample, title }] of shown.entries())
    expect($(entries[at]).find('title').text()).toBe(isSample ? `Sample news: ${title}` : title);
  expect(new Set(entries.map((entry) => $(entry).find('id').text())).size).toBe(shown.length);
});

it('lets no words of an article become part of its frame', async () => {
  const [first] = await shownArticles();
  if (!first) throw new Error('There is no article');
  const hostile = { ...first, title: '</title><script>"&', isSample: false };
  expect(load(feedOf([hostile]), { xml: true })('entry > title').text()).toBe('</title><script>"&');
});
