// Serves the built site: a page at each path it was built for, the shell at the app's paths, an honest 404 elsewhere.
// Hashed files are kept by browsers for a year; pages are asked for again each time and answered 304 where unchanged.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context, MiddlewareHandler } from 'hono';
import { StartError } from '../start-error.ts';
import { type Dress, type Encoding, wardrobe } from './dress.ts';
import { type Manifest, manifestName, type Page } from './manifest.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  zip: 'application/zip',
};

/** Told which inline scripts and styles the answer holds, so that whoever writes the policy header can allow exactly those. */
export type AllowInline = (c: Context, scriptHashes: readonly string[], styleHashes: readonly string[]) => void;

/**
 * Answers GET and HEAD for everything that the web build left in `buildDirectory`; other methods go on to the next handler.
 * `dress` is asked for each page, since the address may be known only after the server listens. `isThere` is asked whether
 * somebody has the name that a path ends in; where nobody has, the page says so itself, and its status says it too.
 */
export function siteRoutes(
  buildDirectory: string,
  allowInline: AllowInline = () => {},
  dress: () => Dress = () => ({ origin: 'http://localhost', off: [] }),
  isThere: (path: string) => boolean | Promise<boolean> = () => true,
): MiddlewareHandler {
  const directory = join(buildDirectory, 'client');
  const manifest = readManifest(directory);
  const sendFile = fileSender(directory);
  const dressedPage = wardrobe(dress);
  const sendPage = async (
    c: Context,
    { file, scriptHashes, styleHashes }: Page,
    status: 200 | 404,
  ): Promise<Response> => {
    allowInline(c, scriptHashes, styleHashes);
    const path = join(directory, file);
    const encoding = encodingFor(c.req.header('Accept-Encoding') ?? '', path);
    const { bytes, etag } = await dressedPage(path, encoding);
    const headers = headersOf(file, etag, encoding);
    if (status === 200 && matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    headers['Content-Length'] = String(bytes.length);
    if (c.req.method === 'HEAD') return c.body(null, status, headers);
    return c.body(new Uint8Array(bytes), status, headers);
  };
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = decoded(c.req.path);
    if (path === undefined) return sendPage(c, manifest.notFound, 404);
    const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
    const page = Object.hasOwn(manifest.pages, bare) ? manifest.pages[bare] : undefined;
    if (page && bare !== path) return c.redirect(`${encodeURI(bare)}${new URL(c.req.url).search}`, 308);
    if (page) return sendPage(c, page, 200);
    const above = bare.slice(0, bare.lastIndexOf('/'));
    const ofName = Object.hasOwn(manifest.named, above) ? manifest.named[above] : undefined;
    if (ofName) return sendPage(c, ofName, (await isThere(bare)) ? 200 : 404);
    if (manifest.appRoutes.some((route) => bare === route || bare.startsWith(`${route}/`))) {
      return sendPage(c, manifest.shell, 200);
    }
    const file = fileBelow(directory, path);
    // Told before the headers of our own pages are added, which keep files to this site.
    if (file && manifest.lent.includes(file)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (file && manifest.addressed.includes(file)) return sendPage(c, { file, scriptHashes: [], styleHashes: [] }, 200);
    if (file) return sendFile(c, file);
    const ofPath = Object.hasOwn(manifest.notFoundBelow, above) ? manifest.notFoundBelow[above] : undefined;
    return sendPage(c, ofPath ?? manifest.notFound, 404);
  };
}

function readManifest(directory: string): Manifest {
  const path = join(directory, manifestName);
  if (!existsSync(path))
    throw new StartError(`There is no built site in ${directory}: run npm start, which builds it.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') || text.includes('\\') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The file's name below `directory`; undefined where there is none, where it lies outside, or where it is not for serving. */
function fileBelow(directory: string, path: string): string | undefined {
  const name = normalize(path).replace(/^[/\\]+/, '');
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (name.split(sep).includes('..') || name === manifestName || extension === 'html' || !types[extension]) return;
  const stat = statSync(join(directory, name), { throwIfNoEntry: false });
  return stat?.isFile() ? name : undefined;
}

function fileSender(directory: string) {
  const etags = new Map<string, string>();
  const etagOf = (path: string, modified: number) => {
    const key = `${path}:${modified}`;
    const known = etags.get(key);
    if (known) return known;
    const etag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`;
    etags.set(key, etag);
    return etag;
  };
  return (c: Context, file: string): Response => {
    const path = join(directory, file);
    const encoding = encodingFor(c.req.header('Accept-Encoding') ?? '', path);
    const sent = encoding ? `${path}.${encoding === 'br' ? 'br' : 'gz'}` : path;
    const stat = statSync(sent);
    const etag = etagOf(sent, stat.mtimeMs);
    const headers = headersOf(file, etag, encoding);
    if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    headers['Content-Length'] = String(stat.size);
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(Readable.toWeb(createReadStream(sent)) as ReadableStream, 200, headers);
  };
}

function headersOf(file: string, etag: string, encoding: Encoding): Record<string, string> {
  return {
    'Content-Type': types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'Cache-Control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
}

function encodingFor(accepted: string, path: string): Encoding {
  const offered = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (offered.includes('br') && existsSync(`${path}.br`)) return 'br';
  if (offered.includes('gzip') && existsSync(`${path}.gz`)) return 'gzip';
  return undefined;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
