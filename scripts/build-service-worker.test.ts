import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shellFiles, versionOf } from './build-service-worker.ts';

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'telle-shell-'));
  await mkdir(join(client, 'assets'));
});
afterEach(() => rm(client, { recursive: true, force: true }));

const route = (name: string, parentId?: string) => ({
  id: name,
  parentId,
  module: `/assets/${name.split('/').at(-1)}.js`,
});

it('the shell is what the app’s pages name, and what that names, but nothing of the site alone', async () => {
  const routes = {
    root: route('root'),
    'app/guarded': route('app/guarded', 'root'),
    'app/desk-page': route('app/desk-page', 'app/guarded'),
    'site/pricing': route('site/pricing', 'root'),
    '../domains/accounts/ui/login-page': route('../domains/accounts/ui/login-page', 'root'),
  };
  const files: Record<string, string> = {
    'manifest-1a2b.js': `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js' }, routes })};`,
    'entry.js': 'import "./shared.js"',
    'root.js': 'const later = () => import("./later.js")',
    'guarded.js': '',
    'desk-page.js': '__vite__mapDeps=["assets/desk.css"]',
    'desk.css': 'src: url(/assets/inter.woff2)',
    'inter.woff2': 'no text: pricing.js',
    'login-page.js': '',
    'pricing.js': 'import "./price-table.js"',
    'price-table.js': '',
    'shared.js': '',
    'later.js': 'import "./shared.js"; import "./elsewhere.js"',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(client, 'assets', name), text);
  await writeFile(join(client, '__spa-fallback.html'), '<script src="/assets/entry.js"></script>');
  expect(await shellFiles(client)).toEqual(
    [
      ...['desk-page.js', 'desk.css', 'entry.js', 'guarded.js', 'inter.woff2', 'later.js', 'login-page.js'],
      ...['manifest-1a2b.js', 'root.js', 'shared.js'],
    ].map((name) => `/assets/${name}`),
  );
});

it('a shell is another version with any byte of it, and the same while none changes', async () => {
  const write = (name: string, text: string) => writeFile(join(client, name), text);
  await write('__spa-fallback.html', '<main>');
  await write('favicon.svg', '<svg>');
  const files = ['/assets/app-1.js', '/favicon.svg'];
  const first = await versionOf(client, files);
  expect(await versionOf(client, files)).toBe(first);
  await write('favicon.svg', '<svg />');
  const second = await versionOf(client, files);
  await write('__spa-fallback.html', '<main />');
  const third = await versionOf(client, files);
  const fourth = await versionOf(client, ['/assets/app-2.js', '/favicon.svg']);
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});
