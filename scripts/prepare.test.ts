import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

/** A Telle of a few lines, installed, whose server takes a moment to build and notes each time that it was built. */
function aTelle(): string {
  const house = mkdtempSync(join(folder, 'house-'));
  for (const name of ['scripts', 'src', 'node_modules']) mkdirSync(join(house, name));
  for (const name of ['alone.mjs', 'prepare.mjs']) cpSync(join(root, 'scripts', name), join(house, 'scripts', name));
  writeFileSync(join(house, 'package-lock.json'), '{}');
  writeFileSync(join(house, 'node_modules/.telle-lock'), createHash('sha256').update('{}').digest('hex'));
  writeFileSync(
    join(house, 'scripts/build-server.mjs'),
    `import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
     appendFileSync('built.log', 'built\\n');
     rmSync('build/server', { recursive: true, force: true });
     await new Promise((resolve) => setTimeout(resolve, 300));
     mkdirSync('build/server', { recursive: true });
     writeFileSync('build/server/doctor.js', 'console.log("all is well")');`,
  );
  return house;
}

async function runsIn(house: string, script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: house });
  let out = '';
  let told = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    told += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, told };
}

const doctor = `await (await import('./scripts/prepare.mjs')).runBuilt('doctor')`;
const timesBuilt = (house: string) => readFileSync(join(house, 'built.log'), 'utf8').split('\n').length - 1;

describe('a command', () => {
  it('has the server built where nothing is, once for several at once', async () => {
    const house = aTelle();
    const ran = await Promise.all([1, 2, 3].map(() => runsIn(house, doctor)));
    for (const one of ran) expect(one).toMatchObject({ code: 0, out: expect.stringContaining('all is well') });
    expect(timesBuilt(house)).toBe(1);
    expect(existsSync(join(house, '.cache/prepare.lock'))).toBe(false);
  });

  it('runs what is built where the sources are newer, says so, and builds nothing under a running server', async () => {
    const house = aTelle();
    await runsIn(house, doctor);
    expect((await runsIn(house, doctor)).told).toBe('');
    writeFileSync(join(house, 'src/new.ts'), '');
    writeFileSync(join(house, 'package-lock.json'), '{ }');
    const ran = await runsIn(house, doctor);
    expect(ran).toMatchObject({ code: 0, out: 'all is well\n' });
    expect(ran.told).toContain('older than its sources');
    expect(timesBuilt(house)).toBe(1);
  });

  it('that what is built does not know is refused', async () => {
    const house = aTelle();
    await runsIn(house, doctor);
    writeFileSync(join(house, 'src/new.ts'), '');
    const ran = await runsIn(house, doctor.replace('doctor', 'newer'));
    expect(ran).toMatchObject({ code: 1, told: expect.stringContaining('start Telle again') });
  });

  it.each([
    { what: 'was killed', holder: '4194305', at: new Date() },
    { what: 'has a number that is a stranger’s now', holder: '1', at: new Date(0) },
  ])('waits for nobody who $what', async ({ holder, at }) => {
    const house = aTelle();
    const lock = join(house, '.cache/prepare.lock');
    mkdirSync(join(house, '.cache'));
    writeFileSync(lock, holder);
    utimesSync(lock, at, at);
    expect(await runsIn(house, doctor)).toMatchObject({ code: 0, out: expect.stringContaining('all is well') });
  });
});
