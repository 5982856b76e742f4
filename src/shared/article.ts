// An article as its file is written: a few lines of facts between two rules of dashes, then plain Markdown. Read into
// blocks and runs, never into HTML, so that nothing in a file can be more than words, a picture of form, or a link.

export const articleCategories = ['Funding', 'Product', 'Compliance', 'Partnership', 'Customer Stories'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** What a list shows of an article. */
export type ArticleFacts = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** `2026-11-12`, as the article is dated everywhere. */
  readonly date: string;
  readonly category: ArticleCategory;
  /** Made up to show what an announcement looks like; said wherever it is shown. */
  readonly isSample: boolean;
};

export type Run =
  | { readonly kind: 'words' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
export type Block =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] };

export type Article = ArticleFacts & { readonly blocks: readonly Block[] };

/** Reads `source`. Throws a sentence that names `slug` where a fact is missing, wrong or unknown. */
export function readArticle(slug: string, source: string): Article {
  const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${slug}: the facts must stand between two lines ---`);
  return { ...readFacts(slug, front), blocks: readBlocks(body) };
}

const known = ['title', 'excerpt', 'date', 'category', 'sample'];

function readFacts(slug: string, front: string): ArticleFacts {
  const facts = new Map<string, string>();
  for (const line of front.split(/\r?\n/)) {
    const [, name, value] = /^(\w+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (!name || !value || !known.includes(name) || facts.has(name)) throw new Error(`${slug}: cannot read "${line}"`);
    facts.set(name, value);
  }
  const fact = (name: string): string => {
    const value = facts.get(name);
    if (value === undefined) throw new Error(`${slug}: has no ${name}`);
    return value;
  };
  const category = articleCategories.find((one) => one === fact('category'));
  if (!category) throw new Error(`${slug}: the category is one of ${articleCategories.join(', ')}`);
  const date = fact('date');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new Error(`${slug}: a date is written 2026-11-12`);
  const sample = facts.get('sample') ?? 'no';
  if (sample !== 'yes' && sample !== 'no') throw new Error(`${slug}: sample is yes or no`);
  return { slug, title: fact('title'), excerpt: fact('excerpt'), date, category, isSample: sample === 'yes' };
}

/** Headings (`##`), paragraphs, lists (`-` or `1.`) and quotes (`>`), apart by blank lines. */
function readBlocks(body: string): Block[] {
  const parts = body.split(/\r?\n\s*\r?\n/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map(readBlock);
}

function readBlock(part: string): Block {
  const lines = part.split(/\r?\n/);
  const heading = /^##\s+(.+)$/.exec(part)?.[1];
  if (heading && lines.length === 1) return { kind: 'heading', runs: readRuns(heading) };
  if (lines.every((line) => line.startsWith('>')))
    return { kind: 'quote', runs: readRuns(joined(lines.map((line) => line.replace(/^>\s?/, '')))) };
  const marker = /^-\s/.test(part) ? /^-\s+/ : /^\d+\.\s/.test(part) ? /^\d+\.\s+/ : undefined;
  if (!marker) return { kind: 'paragraph', runs: readRuns(joined(lines)) };
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: !part.startsWith('-'), items: items.map(readRuns) };
}

const joined = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ');

/** Only addresses of this site, https and mail are links; of any other the words stay. */
const linkable = /^(\/(?!\/)|https:\/\/|mailto:)/;

function readRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > from) runs.push({ kind: 'words', text: text.slice(from, match.index) });
    const [whole, strong, emphasis, label, to] = match;
    if (strong !== undefined) runs.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) runs.push({ kind: 'emphasis', text: emphasis });
    else if (label !== undefined && to !== undefined && linkable.test(to)) runs.push({ kind: 'link', text: label, to });
    else runs.push({ kind: 'words', text: label ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) runs.push({ kind: 'words', text: text.slice(from) });
  return runs;
}

/** The newest first; of one day, in the order of their names. */
export function newestFirst<A extends ArticleFacts>(articles: readonly A[]): readonly A[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
