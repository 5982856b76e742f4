import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtOrigin } from '#shared/built-origin.ts';
import { llmsOf, writeFindable } from './findable.ts';

let folder: string;
const page = (path: string, more = '') =>
  `<html><head><title>Fish &amp; Chips · Telle</title><meta name="description" content="It&#x27;s &quot;hot&quot;."/>${more}<link rel="canonical" href="${builtOrigin}${path}"/></head></html>`;
const written = (name: string) => readFile(join(folder, name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telle-findable-'));
  for (const name of ['features/fish', 'news/one', 'hidden', '404'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'index.html'), page('/'));
  await writeFile(join(folder, 'features/fish/index.html'), page('/features/fish'));
  await writeFile(
    join(folder, 'news/one/index.html'),
    page('/news/one', '<script type="application/ld+json">{"datePublished":"2026-11-12"}</script>'),
  );
  await writeFile(join(folder, 'hidden/index.html'), page('/hidden', '<meta name="robots" content="noindex"/>'));
  await writeFile(join(folder, '404/index.html'), '<html><head><title>Page not found</title></head></html>');
  await writeFindable(folder, ['/api/']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('lists each page that may be found, once, with the day it was written where that is known', async () => {
  const places = [...(await written('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)];
  expect(places.map(([, place, day]) => [place?.replace(builtOrigin, ''), day])).toEqual([
    ['/', undefined],
    ['/features/fish', undefined],
    ['/news/one', '2026-11-12'],
  ]);
});

it('tells machines the same in Markdown, in the words of the pages', async () => {
  const text = await written('llms.txt');
  expect(text).toMatch(/^# Telle\n\n> It's "hot"\.\n/);
  expect(text).toContain(`## What it does\n\n- [Fish & Chips](${builtOrigin}/features/fish): It's "hot".`);
  expect(text).not.toContain('hidden');
});

it('closes what is nobody’s business and names the list', async () => {
  expect(await written('robots.txt')).toBe(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${builtOrigin}/sitemap.xml\n`,
  );
});

it('says of made-up news that it is made up', () => {
  const one = { path: '/news/one', title: 'One · Telle', description: 'It happened.', date: undefined };
  expect(llmsOf([one], new Set(['/news/one']))).toContain('[Sample news: One](');
  expect(llmsOf([one], new Set())).not.toContain('Sample');
});
