// Files, pages and sites: taken in at once, read in the background, kept in words. Until a reading is done, what was read
// before is answered from; a reading that fails says why and leaves it.
import type { BusinessScope, Database } from '#platform/database/scope.ts';
import { type FetchLimits, fetchPage, PageError } from '#platform/outbound/fetch-page.ts';
import type { WorkInHand } from '#platform/queue/work.ts';
import type { BodyOf } from '#shared/endpoint.ts';
import { Fault } from '#shared/errors.ts';
import type { BusinessId, Id } from '#shared/ids.ts';
import { fileBytesMax, type readSource as readEndpoint, type Source } from '../contract.ts';
import { sourcesMax } from '../rules.ts';
import { changeKnowledge } from '../service.ts';
import * as store from '../store.ts';
import { type Document, kindOf, readHtml, readPdf, readWord, UnreadableError } from './read-document.ts';
import { getShort, getSource } from './sources.ts';

/** How far into a site its links are followed, and how many of its pages are read. */
export const siteLimits = { pagesMax: 50, depthMax: 3, timeMsMax: 120_000 } as const;

/** Throws `source_limit`, `file_unreadable` for what is neither PDF nor Word, `too_large`. */
export async function addToRead(scope: BusinessScope, body: BodyOf<typeof readEndpoint>): Promise<Source> {
  await changeKnowledge(scope);
  if ((await store.countSources(scope)) >= sourcesMax) throw new Fault('source_limit');
  if (body.from === 'web') {
    const kind = body.wholeSite ? 'site' : 'page';
    return order(scope, await store.insertSource(scope, { kind, title: body.url, url: body.url, status: 'waiting' }));
  }
  const bytes = Buffer.from(body.data, 'base64');
  if (bytes.length > fileBytesMax) throw new Fault('too_large');
  const kind = kindOf(bytes);
  if (!kind) throw new Fault('file_unreadable', { fields: { data: 'Only PDF and Word (.docx) files can be read' } });
  const id = await store.insertSource(scope, { kind, title: body.name, status: 'waiting' });
  await store.keepFile(scope, id, bytes);
  return order(scope, id);
}

/** Throws `not_found`; a text that was written has nothing to be read from and stays. Safe to repeat. */
export async function readAgain(scope: BusinessScope, id: Id<'source'>): Promise<Source> {
  const { kind } = await getSource(scope, id);
  if (kind === 'text' || kind === 'markdown' || kind === 'qa') return getShort(scope, id);
  await store.updateSource(scope, id, { status: 'waiting', progress_percent: 0, failure: null });
  return order(scope, id);
}

async function order(scope: BusinessScope, id: Id<'source'>): Promise<Source> {
  const effectKey = `read-source/${id}/${scope.now().getTime()}`;
  await scope.enqueue({
    name: 'read-source',
    effectKey,
    data: { business: scope.business, source: id },
    inOrderWith: id,
  });
  return getShort(scope, id);
}

type Page = Document & { readonly url: string };
type Read = { readonly text: string; readonly title?: string; readonly pages?: readonly Page[] };

/** Reads one source; a source that is gone meanwhile is nobody's business. Safe to repeat. */
export async function readInBackground(
  database: Database,
  { data, signal }: Pick<WorkInHand, 'data' | 'signal'>,
  limits: Partial<FetchLimits> = {},
): Promise<void> {
  const [business, id] = [data.business as BusinessId, data.source as Id<'source'>];
  const inBusiness = <T>(work: (scope: BusinessScope) => Promise<T>) =>
    database.asBusiness(business, { kind: 'system', id: null }, work);
  const found = await inBusiness(async (scope) => {
    await store.updateSource(scope, id, { status: 'reading', progress_percent: 5, failure: null });
    return { source: await store.findSource(scope, id), bytes: await store.findFile(scope, id) };
  });
  const { source, bytes } = found;
  if (!source) return;
  const progress = (percent: number) =>
    inBusiness(async (scope) => void (await store.updateSource(scope, id, { progress_percent: percent })));
  try {
    const read = bytes
      ? { text: source.kind === 'pdf' ? await readPdf(bytes) : await readWord(bytes) }
      : await readWeb(source.url ?? '', source.kind === 'site', { ...limits, signal }, progress);
    await inBusiness((scope) => keep(scope, id, source.url === source.title, read));
  } catch (error) {
    const failure = sentenceFor(error);
    if (!failure) throw error;
    await inBusiness((scope) => store.updateSource(scope, id, { status: 'failed', failure, progress_percent: 0 }));
  }
}

async function keep(scope: BusinessScope, id: Id<'source'>, isUntitled: boolean, read: Read): Promise<void> {
  await changeKnowledge(scope);
  const done = { status: 'ready', progress_percent: 100, failure: null, read_at: scope.now() } as const;
  const title = read.title && isUntitled ? { title: read.title } : {};
  if (!(await store.updateSource(scope, id, { ...done, ...title, text: read.text }))) return;
  if (!read.pages) return;
  await store.deletePages(scope, id);
  for (const { url, title: name, text } of read.pages)
    await store.insertSource(scope, { kind: 'page', title: name, text, url, parent: id });
}

/** One page, or a site from that page on: pages of the same origin, breadth first, each once. */
async function readWeb(
  start: string,
  wholeSite: boolean,
  limits: Partial<FetchLimits> & { readonly signal: AbortSignal },
  progress: (percent: number) => Promise<void>,
): Promise<Read> {
  const first = await readPage(start, limits);
  if (!wholeSite) return { title: first.title, text: first.text };
  const until = Date.now() + siteLimits.timeMsMax;
  const { origin } = new URL(first.url);
  const seen = new Set([start, first.url]);
  const pages: Page[] = [first];
  let edge = first.links;
  for (let depth = 1; depth <= siteLimits.depthMax && edge.length > 0; depth += 1) {
    const next: string[] = [];
    for (const url of edge) {
      if (pages.length >= siteLimits.pagesMax || Date.now() > until) break;
      if (seen.has(url) || !url.startsWith(`${origin}/`)) continue;
      seen.add(url);
      const page = await readPage(url, limits).catch((error: unknown) => {
        if (sentenceFor(error)) return null;
        throw error;
      });
      if (!page || new URL(page.url).origin !== origin) continue;
      pages.push(page);
      next.push(...page.links);
      await progress(Math.min(95, 5 + Math.round((90 * pages.length) / siteLimits.pagesMax)));
    }
    edge = next;
  }
  return { title: first.title, text: '', pages };
}

async function readPage(
  address: string,
  limits: Partial<FetchLimits> & { readonly signal: AbortSignal },
): Promise<Page & { readonly links: readonly string[] }> {
  const { url, contentType, body } = await fetchPage(address, limits);
  if (kindOf(body) === 'pdf') return { url, title: url, text: await readPdf(body), links: [] };
  if (!/^(text\/|application\/xhtml)/.test(contentType)) throw new UnreadableError('This address holds no text.');
  return { url, ...readHtml(body.toString('utf8'), url) };
}

const pageSentences: Readonly<Record<PageError['reason'], string>> = {
  address: 'This address cannot be read from here. Only public web addresses can.',
  not_found: 'This address does not exist.',
  too_large: 'This page is larger than can be read.',
  too_slow: 'This page took too long to answer.',
  too_many_redirects: 'This address leads on and on.',
  refused: 'This page would not be read, or is not there.',
  broken: 'This page could not be read.',
};

/** What the owner is told; undefined for what is a fault of ours. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof PageError) return pageSentences[error.reason];
  return error instanceof UnreadableError ? error.message : undefined;
}
