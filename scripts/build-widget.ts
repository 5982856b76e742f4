// Builds the chat page and the script that brings it to other sites: small files of their own, apart from the app.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../src/platform/package-root.ts';
import type { Extras } from '../src/platform/site/finish.ts';

const folder = join(packageRoot, 'src/web/widget');
const common = { bundle: true, minify: true, target: 'es2022', logLevel: 'warning', legalComments: 'none' } as const;

/** Writes them into `client` and says at which paths they are served. */
export async function buildWidget(client: string): Promise<Pick<Extras, 'named' | 'lent'>> {
  const { metafile } = await build({
    ...common,
    entryPoints: { chat: join(folder, 'page.ts'), 'chat-style': join(folder, 'page.css') },
    outdir: join(client, 'assets'),
    entryNames: '[name]-[hash]',
    format: 'esm',
    metafile: true,
    absWorkingDir: packageRoot,
  });
  const made = Object.keys(metafile.outputs).map(
    (file) => `/${relative(client, join(packageRoot, file)).replaceAll('\\', '/')}`,
  );
  const fileOf = (ending: string) => {
    const found = made.find((file) => file.endsWith(ending));
    if (!found) throw new Error(`The chat page was built without ${ending}`);
    return found;
  };
  const html = await readFile(join(folder, 'page.html'), 'utf8');
  const page = html.replace('%SCRIPT%', fileOf('.js')).replace('%STYLE%', fileOf('.css'));
  await writeFile(join(client, 'chat.html'), page.replaceAll(/<!--.*?-->/g, '').replaceAll(/\n\s+/g, '\n'));
  await build({
    ...common,
    entryPoints: [join(folder, 'loader.ts')],
    outfile: join(client, 'widget.js'),
    format: 'iife',
  });
  return { named: { '/chat': 'chat.html', '/widget': 'chat.html' }, lent: ['widget.js'] };
}
