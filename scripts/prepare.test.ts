import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builds, readEnvFile, root } from './prepare.mjs';

const folder = mkdtempSync(join(tmpdir(), 'telle-prepare-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['TELLE_TEST_FILE', 'TELLE_TEST_BOTH']) delete process.env[name];
});

it('sets what .env says and the environment does not, and needs none', () => {
  readEnvFile(folder);
  process.env.TELLE_TEST_BOTH = 'the environment';
  writeFileSync(join(folder, '.env'), '# a note\nTELLE_TEST_FILE=the file # why\nTELLE_TEST_BOTH=the file\n');
  readEnvFile(folder);
  expect(process.env).toMatchObject({ TELLE_TEST_FILE: 'the file', TELLE_TEST_BOTH: 'the environment' });
});

/** Every file of ours that these bring along, by what they import; types alone make no build. */
function broughtAlong(entries: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of entries) {
    if (found.has(path)) continue;
    found.add(path);
    if (!/\.(?:ts|tsx|mjs)$/.test(path)) continue;
    const text = readFileSync(path, 'utf8').replaceAll(/^(?:im|ex)port type [^;]*;$/gm, '');
    const names = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\() ?'((?:\.{1,2}\/|#)[^'?]+)/g)].flatMap(
      ([, name]) => name ?? [],
    );
    const paths = names.map((name) =>
      name.startsWith('#') ? join(root, 'src', name.slice(1)) : join(dirname(path), name),
    );
    broughtAlong(paths.filter(existsSync), found);
  }
  return found;
}

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(root, folder, name));

it.each([
  [
    'web',
    ['vite.config.ts', 'react-router.config.ts', 'scripts/build-web.mjs'].map((name) => join(root, name)),
    'src/web',
  ],
  ['server', [join(root, 'scripts/build-server.mjs')], 'src/server'],
])('the build of the %s is made anew when any file that it is made from changes', (name, own, folder) => {
  const from = builds.find((one) => one.name === name)?.from ?? [];
  const all = [...broughtAlong([...own, ...filesBelow(folder)])].map((path) => relative(root, path));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((path) => !from.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([]);
});
