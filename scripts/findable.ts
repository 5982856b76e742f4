// What search engines and language models ask a site for, written from the built pages themselves: the list of pages, what
// may be looked at, and the site in a page of Markdown. The server writes its own address into all three.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtOrigin } from '#shared/built-origin.ts';
import { shownArticles } from './articles.ts';

export type FoundPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `2026-11-12`, where the page says when it was written. */
  readonly date: string | undefined;
};

/** Pages that name their canonical address and may be found, in the order of their paths. */
export async function findablePages(directory: string): Promise<FoundPage[]> {
  const files = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(files.map(async (name) => foundIn(await readFile(join(directory, name), 'utf8'))));
  return pages.filter((page) => page !== undefined).sort((one, other) => (one.path < other.path ? -1 : 1));
}

function foundIn(html: string): FoundPage | undefined {
  const path = /<link[^>]+rel="canonical"[^>]*>/.exec(html)?.[0].match(/href="([^"]+)"/)?.[1];
  if (!path?.startsWith(builtOrigin) || /<meta[^>]+name="robots"[^>]+noindex/.test(html)) return undefined;
  return {
    path: path.slice(builtOrigin.length),
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: plain(/<meta[^>]+name="description"[^>]+content="([^"]*)"/.exec(html)?.[1] ?? ''),
    date: /"datePublished":"(\d{4}-\d\d-\d\d)"/.exec(html)?.[1],
  };
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);

/** sitemaps.org, version 0.9. */
export function sitemapOf(pages: readonly FoundPage[]): string {
  const urls = pages.map(
    ({ path, date }) => `<url><loc>${builtOrigin}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** RFC 9309. What is behind a sign-in has nothing to be found. */
export function robotsOf(closed: readonly string[]): string {
  const lines = closed.map((path) => `Disallow: ${path}`);
  return `User-agent: *\nAllow: /\n${lines.join('\n')}\n\nSitemap: ${builtOrigin}/sitemap.xml\n`;
}

const chapters: readonly (readonly [title: string, belongs: (path: string) => boolean])[] = [
  ['What it does', (path) => path.startsWith('/features/')],
  ['For which trades', (path) => path.startsWith('/industries/')],
  ['For which problems', (path) => path.startsWith('/solutions/')],
  ['News', (path) => path.startsWith('/news/')],
];

/** llmstxt.org: who this is in a line, then every page with what it says. What is made up among the news says so. */
export function llmsOf(given: readonly FoundPage[], madeUp: ReadonlySet<string>): string {
  const pages = given.map((page) => (madeUp.has(page.path) ? { ...page, title: `Sample news: ${page.title}` } : page));
  const home = pages.find(({ path }) => path === '/');
  const rest = pages.filter(({ path }) => path !== '/' && !chapters.some(([, belongs]) => belongs(path)));
  const chapter = (title: string, list: readonly FoundPage[]) =>
    list.length === 0 ? '' : `\n## ${title}\n\n${list.map(lineOf).join('\n')}\n`;
  const parts = chapters.map(([title, belongs]) =>
    chapter(
      title,
      pages.filter(({ path }) => belongs(path)),
    ),
  );
  const programs = `\n## For programs\n\n- [API](${builtOrigin}/api/docs): every endpoint, with its OpenAPI document at ${builtOrigin}/api/openapi.json\n`;
  return `# Telle\n\n> ${home?.description ?? ''}\n${parts.join('')}${chapter('More', rest)}${programs}`;
}

const lineOf = ({ path, title, description }: FoundPage) =>
  `- [${title.replace(/ · Telle$/, '')}](${builtOrigin}${path}): ${description}`;

/** The names of the files whose addresses the server completes. */
export const addressed = ['sitemap.xml', 'robots.txt', 'llms.txt'] as const;

/** Writes them into the built site, and gives the pages that they list. `closed` are paths that are nobody's business. */
export async function writeFindable(directory: string, closed: readonly string[]): Promise<readonly FoundPage[]> {
  const pages = await findablePages(directory);
  const madeUp = (await shownArticles()).filter(({ isSample }) => isSample).map(({ slug }) => `/news/${slug}`);
  const llms = llmsOf(pages, new Set(madeUp));
  const texts = { 'sitemap.xml': sitemapOf(pages), 'robots.txt': robotsOf(closed), 'llms.txt': llms };
  for (const name of addressed) await writeFile(join(directory, name), texts[name]);
  return pages;
}
