// Makes the app installable and able to open offline: its icons, its manifest, and the service worker that knows by name
// every file of this build's shell.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Drawing, mark, tokensOf, variants } from '#shared/brand.ts';
import { packageRoot } from '../src/platform/package-root.ts';
import { pngOf } from './picture.ts';

/**
 * Writes `/icons/…`, `/manifest.webmanifest` and `/service-worker.js` into the built site. `routes` are the paths of the app,
 * `page` is one that the server answers with the shell.
 */
export async function buildServiceWorker(client: string, routes: readonly string[], page: string): Promise<void> {
  const icons = await writeIcons(client);
  await writeFile(join(client, 'manifest.webmanifest'), JSON.stringify(webManifest));
  const files = [...(await shellFiles(client)), '/favicon.svg', '/manifest.webmanifest', ...icons];
  const version = await versionOf(client, files);
  // A `Shell` of src/web/offline/shell.ts.
  const shell = { version, page, files, routes };
  await build({
    ...{ bundle: true, minify: true, target: 'es2022', logLevel: 'warning', legalComments: 'none', format: 'iife' },
    entryPoints: [join(packageRoot, 'src/web/offline/service-worker.ts')],
    outfile: join(client, 'service-worker.js'),
    define: { builtShell: JSON.stringify(shell) },
    absWorkingDir: packageRoot,
  });
}

/** Another one whenever any byte of the shell is: files below `/assets/` are named by their content, the others are read. */
export async function versionOf(client: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(files.join());
  for (const path of ['/__spa-fallback.html', ...files])
    if (!path.startsWith('/assets/')) hash.update(`\n${path}\n`).update(await readFile(join(client, path)));
  return hash.digest('base64url').slice(0, 16);
}

const webManifest = {
  name: 'Telle',
  short_name: 'Telle',
  description: 'The desk of your receptionist: who called, what waits, what is next.',
  id: '/dashboard',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ee',
  theme_color: '#fbf6ee',
  icons: [
    { src: '/icons/telle-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/telle-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/telle-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: ['Inbox', 'Diary', 'Contacts'].map((name) => ({ name, url: `/${name.toLowerCase()}` })),
};

/** The mark without round corners, for systems that cut icons to a shape of their own. */
const wholeMark: Drawing = {
  ...mark,
  shapes: mark.shapes.map((shape) =>
    shape.part === 'ground' && shape.kind === 'bar' ? { ...shape, radius: 0 } : shape,
  ),
};

async function writeIcons(client: string): Promise<string[]> {
  const tokens = tokensOf(await readFile(join(packageRoot, 'src/web/ui/colours.css'), 'utf8'));
  const paint = variants.find(({ name }) => name === 'telle-mark')?.paint(tokens);
  if (!paint) throw new Error('the brand has no mark');
  const icons = [
    ['telle-180', wholeMark, 180],
    ['telle-192', mark, 192],
    ['telle-512', mark, 512],
    ['telle-maskable-512', wholeMark, 512],
  ] as const;
  await mkdir(join(client, 'icons'), { recursive: true });
  for (const [name, drawing, width] of icons)
    await writeFile(join(client, 'icons', `${name}.png`), await pngOf(drawing, paint, width));
  return icons.map(([name]) => `/icons/${name}.png`);
}

type RouterManifest = {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, { readonly parentId?: string }>>;
};

const appLayout = 'app/guarded';
/** Where whoever is not signed in is sent from there. */
const signIn = /\/login-page$/;

/** Every script, style and font that a signed-in page may ask for, by path: what the app's routes name, and what that names. */
export async function shellFiles(client: string): Promise<string[]> {
  const all = new Set(await readdir(join(client, 'assets')));
  const manifestFile = [...all].find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifestFile) throw new Error('the web build has no manifest of its routes');
  const manifest = await readFile(join(client, 'assets', manifestFile), 'utf8');
  const { entry, routes } = JSON.parse(
    manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, ''),
  ) as RouterManifest;
  const isOurs = (id: string) =>
    id === 'root' || id === appLayout || routes[id]?.parentId === appLayout || signIn.test(id);
  const ours = Object.entries(routes).filter(([id]) => isOurs(id));
  const html = await readFile(join(client, '__spa-fallback.html'), 'utf8');

  const found = new Set<string>();
  const follow = async (text: string): Promise<void> => {
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css|woff2)\b/g)) {
      if (!all.has(name) || found.has(name)) continue;
      found.add(name);
      // The manifest names the pages of the public site too, which are not the app's.
      if (name !== manifestFile && !name.endsWith('.woff2'))
        await follow(await readFile(join(client, 'assets', name), 'utf8'));
    }
  };
  await follow(`${html} ${manifestFile} ${JSON.stringify([entry, ours])}`);
  return [...found].sort().map((name) => `/assets/${name}`);
}
