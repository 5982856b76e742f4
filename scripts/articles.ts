// News at build time: a Markdown file is imported as a page, `?about` of it as the facts alone, and all of them make the feed.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Article, newestFirst, readArticle } from '#shared/article.ts';

const folder = 'src/web/site/content/news';
const template = join(process.cwd(), 'src/web/site/article-page.tsx').replaceAll('\\', '/');

/** Turns an article's file into the module of its route. */
export const articles: Plugin = {
  name: 'articles',
  enforce: 'pre',
  transform(source, id) {
    const [path = '', query = ''] = id.split('?');
    if (!path.endsWith('.md')) return null;
    const { blocks, ...facts } = readArticle(basename(path, '.md'), source);
    if (query.split('&').includes('about'))
      return { code: `export const about = ${JSON.stringify(facts)};`, map: null };
    const code = [
      `import { articlePage } from ${JSON.stringify(template)};`,
      `const page = articlePage(${JSON.stringify({ ...facts, blocks })});`,
      'export const meta = page.meta;',
      'export default page.Page;',
    ];
    return { code: code.join('\n'), map: null };
  },
};

/** The articles that this install shows, the newest first; sample ones only where sample claims are shown. */
export async function shownArticles(): Promise<readonly Article[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const all = await Promise.all(
    files.map(async (name) => readArticle(basename(name, '.md'), await readFile(join(folder, name), 'utf8'))),
  );
  const hidden = process.env.VITE_SAMPLE_CLAIMS === 'hide';
  return newestFirst(all.filter(({ isSample }) => !(hidden && isSample)));
}

/** Writes `/news/feed.xml` (Atom, RFC 4287) into the built site. Its addresses are relative to where it was fetched. */
export async function writeFeed(directory: string): Promise<void> {
  await mkdir(join(directory, 'news'), { recursive: true });
  await writeFile(join(directory, 'news/feed.xml'), feedOf(await shownArticles()));
}

export function feedOf(list: readonly Article[]): string {
  const entries = list.map(
    ({ slug, title, excerpt, date, category, isSample }) => `  <entry>
    <id>${idOf(slug)}</id>
    <title>${escaped(isSample ? `Sample news: ${title}` : title)}</title>
    <link rel="alternate" type="text/html" href="/news/${slug}"/>
    <published>${date}T00:00:00Z</published>
    <updated>${date}T00:00:00Z</updated>
    <category term="${escaped(category)}"/>
    <summary>${escaped(excerpt)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${idOf('')}</id>
  <title>Telle News</title>
  <author><name>Telle</name></author>
  <link rel="self" type="application/atom+xml" href="/news/feed.xml"/>
  <link rel="alternate" type="text/html" href="/news"/>
  <updated>${list[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

/** The same for the same article wherever it is built, so that a reader's program knows it again (RFC 9562, version 8). */
function idOf(slug: string): string {
  const hex = createHash('sha256').update(`telle news ${slug}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
