// The last step of the web build: pages that carry the styles of their first paint and sleep until they are needed, compressed
// copies, and a manifest that tells the server which page answers which path and which inline parts its policy allows.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Manifest, manifestName, type Page } from './manifest.ts';
import { brotli, gzipped } from './packed.ts';
import { facesApart } from './typeface.ts';
import { readSheet, type Sheet } from './used-styles.ts';

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/;
const bytesWorthCompressing = 512;

/**
 * What is not a page of the site: the paths that the shell answers, pages for every name below a path, files that
 * other sites may load, texts in which the server completes addresses.
 */
export type Extras = {
  readonly appRoutes: readonly string[];
  /** The file of the page, by path. */
  readonly named?: Readonly<Record<string, string>>;
  readonly lent?: readonly string[];
  readonly addressed?: readonly string[];
};

/** Finishes the build in `directory`. */
export async function finishPages(directory: string, extras: Extras): Promise<void> {
  const { appRoutes, named = {}, lent = [], addressed = [] } = extras;
  const shell = join(directory, '__spa-fallback.html');
  if (existsSync(shell)) await rename(shell, join(directory, 'shell.html'));
  const files = await filesBelow(directory);
  const pack = (name: string) => compress(join(directory, name));
  // Packing has threads of its own: what no page changes is packed while the pages are finished, and each page as soon as it is.
  const packing = files.filter((name) => compressible.test(name) && !isPage(name)).map(pack);
  const sheets = sheetsIn(directory);
  const pages: Record<string, Page> = {};
  for (const file of files.filter(isPage)) {
    const path = join(directory, file);
    const html = await readFile(path, 'utf8');
    const together = appRoutes.includes(pathOf(file)) ? preloaded(html) : [];
    const { html: finished, waking } =
      file === 'shell.html' ? { html } : await lightened(await styled(asleep(html), sheets), directory, together);
    if (waking && !files.includes(waking)) {
      files.push(waking);
      packing.push(pack(waking));
    }
    await writeFile(path, finished);
    packing.push(pack(file));
    pages[pathOf(file)] = { file, scriptHashes: scriptHashes(finished), styleHashes: styleHashes(finished) };
  }
  const { '/404': notFound, '/shell.html': app, ...site } = pages;
  if (!notFound || !app) throw new Error('The web build has no 404 page or no shell');
  const notFoundBelow: Record<string, Page> = {};
  for (const [path, page] of Object.entries(site).filter(([path]) => path.endsWith('/404'))) {
    notFoundBelow[path.slice(0, -'/404'.length)] = page;
    delete site[path];
  }
  const namedPages: Record<string, Page> = {};
  for (const [path, file] of Object.entries(named)) {
    const page = site[`/${file}`];
    if (!page) throw new Error(`The web build has no ${file}`);
    namedPages[path] = page;
  }
  for (const file of Object.values(named)) delete site[`/${file}`];
  const manifest: Manifest = {
    ...{ pages: site, appRoutes, shell: app, notFound, notFoundBelow },
    ...{ named: namedPages, lent, addressed },
  };
  await writeFile(join(directory, manifestName), JSON.stringify(manifest));
  await Promise.all(packing);
}

/**
 * A site page is whole without its script: the module waits as text until the page is loaded or touched. What an installed
 * app looks like waits too, since a browser fetches it and its pictures before the words are painted, and so does the typeface;
 * React adds the links.
 */
export function asleep(html: string): string {
  if (!html.includes('<script type="module" async="">')) return html;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="manifest"[^>]*>/g, '')
    .replace(/<link rel="preload"[^>]*\sas="font"[^>]*>/g, '')
    .replace(/<script type="module" async="">/g, '<script type="text/asleep" async="">');
}

const isPage = (file: string): boolean => file.endsWith('.html');

/** The modules that a page names for being fetched at once rather than one after the other. */
const preloaded = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href = '']) => href);

const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/?>/g;

const sleeping = /<script type="text\/asleep" async="">([\s\S]*?)<\/script>/;
/** What React Router leaves on a page for its own script. */
const handedOver = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;

/**
 * What only the waking page reads is a file of its own, given as `waking`: a page fits into the first packets of a connection
 * that way. The emptied elements stay where React looks for them. `together` is what is fetched beside it, in the same round
 * trip: who opens the app waits for all of it.
 */
async function lightened(
  html: string,
  directory: string,
  together: readonly string[],
): Promise<{ readonly html: string; readonly waking?: string }> {
  const [, module] = sleeping.exec(html) ?? [];
  if (module === undefined) return { html };
  const text = [...html.matchAll(handedOver)].map(([, left]) => left).join('\n');
  const waking = `${text}\n${module}`;
  const name = `assets/waking-${createHash('sha256').update(waking).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(directory, name), waking);
  const beside = together.length > 0 ? ` data-beside="${together.join(' ')}"` : '';
  const left = `<script type="text/asleep" async="" data-src="/${name}"${beside}></script>`;
  return { html: html.replace(handedOver, '<script></script>').replace(sleeping, left), waking: name };
}

/** Reads the build's stylesheets, each once: all pages share one or two. */
function sheetsIn(directory: string): (href: string) => Promise<Sheet> {
  const read = new Map<string, Promise<Sheet>>();
  return (href) => {
    const sheet = read.get(href) ?? readFile(join(directory, href), 'utf8').then(readSheet);
    read.set(href, sheet);
    return sheet;
  };
}

/** A page that sleeps has its own styles in it; the whole sheet, for what the app draws later, is asked for when it wakes. */
async function styled(html: string, sheets: (href: string) => Promise<Sheet>): Promise<string> {
  if (!html.includes('type="text/asleep"')) return html;
  const named = new Map<string, Sheet>();
  for (const [, href = ''] of html.matchAll(stylesheet)) named.set(href, await sheets(href));
  let faces = '';
  const carrying = html.replace(stylesheet, (_link, href: string) => {
    const { rest, element } = facesApart(named.get(href)?.(html) ?? '');
    faces += element;
    return `<style>${rest}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
  });
  // Before the first script, which may turn them on.
  return carrying.replace('<script', () => `${faces}<script`);
}

/**
 * The policy source of every inline script. Data for search engines is no script: no policy asks for it, and the server writes
 * its own address into it.
 */
export function scriptHashes(html: string): string[] {
  const bodies = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  return hashesOf(bodies);
}

/** The policy source of every inline style. */
export const styleHashes = (html: string): string[] =>
  hashesOf([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? ''));

function hashesOf(bodies: readonly string[]): string[] {
  const hashes = bodies
    .filter((body) => body.trim() !== '')
    .map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  return [...new Set(hashes)];
}

function pathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < bytesWorthCompressing) {
    await Promise.all([rm(`${path}.br`, { force: true }), rm(`${path}.gz`, { force: true })]);
    return;
  }
  const [br, gz] = await Promise.all([brotli(bytes), gzipped(bytes)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
