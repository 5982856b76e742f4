import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtOrigin } from '#shared/built-origin.ts';
import { StartError } from '../start-error.ts';
import { finishPages } from './finish.ts';
import { siteRoutes } from './serve.ts';

const inline = 'window.__context = {}';
const module = 'import "/assets/app-1.js"';
const handedOver = 'window.__reactRouterContext = {}';
const page = (title: string) =>
  `<html><head><link rel="canonical" href="${builtOrigin}/login"/><script type="application/ld+json">{"url":"${builtOrigin}/"}</script><link rel="modulepreload" href="/assets/app-1.js"/><link rel="preload" href="/assets/inter-1.woff2" as="font" type="font/woff2"/><link rel="stylesheet" href="/assets/app-1.css"/></head><body class="page"><h1>${title}</h1><p>${'words '.repeat(100)}</p><script>${inline}</script><script>${handedOver}</script><script type="module" async="">${module}</script></body></html>`;

const nearFace = '@font-face{font-family:near;src:local("Arial")}';
const fetchedFace = '@font-face{font-family:own;src:url(/assets/inter-1.woff2)format("woff2")}';

let build: string;
let app: Hono;
let allowed: readonly string[] = [];
let allowedStyles: readonly string[] = [];
let dress = { origin: 'https://telle.example.com', off: [] as string[] };
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'telle-site-'));
  const client = join(build, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(join(client, 'login'));
  await mkdir(join(client, '404'));
  await writeFile(join(build, 'secret.txt'), 'outside');
  await writeFile(join(client, 'index.html'), page('Home'));
  await writeFile(join(client, 'login/index.html'), page('Login'));
  await writeFile(join(client, '404/index.html'), page('Not here'));
  await mkdir(join(client, 'news/404'), { recursive: true });
  await writeFile(join(client, 'news/404/index.html'), page('No such article'));
  await writeFile(join(client, '__spa-fallback.html'), page('Shell'));
  await writeFile(join(client, 'assets/app-1.js'), `export const text = '${'telle '.repeat(400)}';`);
  await writeFile(join(client, 'assets/app-1.css'), `${fetchedFace}${nearFace}.page{color:red}.later{color:blue}`);
  await writeFile(join(client, 'notes.pdf'), 'a type that is not served');
  await writeFile(join(client, 'chat.html'), page('Chat'));
  await writeFile(join(client, 'lent.js'), 'export {}');
  await writeFile(join(client, 'robots.txt'), `Sitemap: ${builtOrigin}/sitemap.xml`);
  await writeFile(join(client, 'plain.txt'), `Not ours: ${builtOrigin}`);
  const extras = { named: { '/chat': 'chat.html' }, lent: ['lent.js'], addressed: ['robots.txt'] };
  await finishPages(client, { appRoutes: ['/dashboard'], ...extras });
  app = new Hono();
  app.use(
    '*',
    siteRoutes(
      build,
      (_c, hashes, styles) => {
        allowed = hashes;
        allowedStyles = styles;
      },
      () => dress,
      (path) => !path.endsWith('/nobody'),
    ),
  );
});
afterAll(() => rm(build, { recursive: true, force: true }));

describe('the built site', () => {
  it('is asleep on site pages and awake in the shell of the app', async () => {
    expect(await (await get('/')).text()).not.toMatch(/type="module"|modulepreload/);
    expect(await (await get('/dashboard')).text()).toContain('<script type="module" async="">');
  });

  it('keeps what only the waking page reads in a file of its own', async () => {
    const [, waking = ''] =
      /<script type="text\/asleep" async="" data-src="([^"]+)"><\/script>/.exec(await (await get('/')).text()) ?? [];
    const answer = await get(waking);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(await answer.text()).toBe(`${handedOver}\n${module}`);
  });

  it('carries the styles that a sleeping page needs, and leaves the sheet for later; the shell has it at once', async () => {
    const link = '<link rel="stylesheet" href="/assets/app-1.css"';
    expect(await (await get('/')).text()).toContain(`<style>${nearFace}.page{color:red}</style>${link} disabled=""/>`);
    expect(await (await get('/dashboard')).text()).toContain(`${link}/>`);
  });

  it('paints a page before its typeface is fetched: the faces sleep before the script that turns them on', async () => {
    const html = await (await get('/')).text();
    const faces = `<style media="(scripting:none)" data-faces="inter-1">${fetchedFace}</style>`;
    expect(html.split(faces)).toHaveLength(2);
    expect(html.indexOf(faces)).toBeLessThan(html.indexOf('<script'));
    expect(html.replace(faces, '')).not.toContain('woff2');
    expect(await (await get('/dashboard')).text()).toContain('as="font"');
  });

  it.each([
    ['/', 200, 'Home'],
    ['/login', 200, 'Login'],
    ['/dashboard', 200, 'Shell'],
    ['/dashboard/calls', 200, 'Shell'],
    ['/dashboards', 404, 'Not here'],
    ['/chat/field-plumbing', 200, 'Chat'],
    ['/chat/nobody', 404, 'Chat'],
    ['/chat', 404, 'Not here'],
    ['/chat/field-plumbing/deeper', 404, 'Not here'],
    ['/constructor/field-plumbing', 404, 'Not here'],
    ['/404', 404, 'Not here'],
    ['/news/never-written', 404, 'No such article'],
    ['/news/404', 404, 'No such article'],
    ['/news', 404, 'Not here'],
    ['/nothing', 404, 'Not here'],
    ['/%E0%A4%A', 404, 'Not here'],
  ])('answers %s with %i', async (path, status, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(`<h1>${title}</h1>`);
  });

  it('names exactly the inline scripts and styles of the page', async () => {
    await get('/login');
    expect(allowed).toHaveLength(1);
    expect(allowedStyles).toHaveLength(2);
    for (const hash of [...allowed, ...allowedStyles]) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  it('writes the address under which it is served, and what is off, into each page and into no script', async () => {
    const first = await (await get('/login')).text();
    expect(first).toContain('<html data-origin="https://telle.example.com"><head>');
    expect(first).toContain('href="https://telle.example.com/login"');
    expect(first).toContain('{"url":"https://telle.example.com/"}');
    expect(first).toContain(`<script>${inline}</script>`);

    dress = { origin: 'https://other.example.com', off: ['samples'] };
    const zipped = await get('/login', { 'Accept-Encoding': 'gzip' });
    const then = gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString();
    expect(then).toContain('<html data-origin="https://other.example.com" data-samples="off"><head>');
    expect(then).not.toContain('telle.example.com');
    dress = { origin: 'https://telle.example.com', off: [] };
  });

  it('completes the addresses of the texts that are named for it, and of no other file', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await robots.text()).toBe('Sitemap: https://telle.example.com/sitemap.xml');
    expect(await (await get('/plain.txt')).text()).toBe(`Not ours: ${builtOrigin}`);
  });

  it('sends /login/ to /login, keeping its query', async () => {
    const answer = await get('/login/?next=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/login?next=1']);
  });

  it('keeps hashed files for a year and asks for pages again', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends the compressed copy to whoever takes it, each with a tag of its own', async () => {
    const plain = await get('/assets/app-1.js');
    const zipped = await get('/assets/app-1.js', { 'Accept-Encoding': 'gzip;q=0.8, br;q=0' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(await plain.text());
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect((await get('/assets/app-1.js', { 'Accept-Encoding': 'gzip, br' })).headers.get('content-encoding')).toBe(
      'br',
    );
    expect(zipped.headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt%00.js',
    '/site.json',
    '/shell.html',
    '/chat.html',
    '/notes.pdf',
    '/assets',
  ])('gives nothing away at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('outside');
  });

  it('lends other sites what is named for them, and nothing else', async () => {
    expect((await get('/lent.js')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get('/assets/app-1.js')).headers.get('cross-origin-resource-policy')).toBeNull();
  });

  it('leaves other methods to others, and answers HEAD without a body', async () => {
    expect((await app.request('/', { method: 'POST' })).status).toBe(404);
    const head = await app.request('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('says what to run where nothing was built', () => {
    expect(() => siteRoutes(join(build, 'nowhere'))).toThrow(StartError);
  });
});
